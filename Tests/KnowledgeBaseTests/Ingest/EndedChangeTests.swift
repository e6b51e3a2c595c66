import HIGModel
import Testing

@testable import KnowledgeBase

@Suite("A change that its listener ends")
struct EndedChangeTests {
    private struct Ended: Error {}

    /// Two editions with one rule in common, and one that only the older has.
    private func withEditions(_ body: (TemporaryFolder, KnowledgeBase) throws -> Void) throws {
        try withTemporaryFolder { folder in
            let (short, bell) = ("**Keep titles short.** Long ones wrap.", "**Hang a bell at the gate.** It rings.")
            try folder.writeEdition("2010 iOS Human Interface Guidelines", ["# Toolbar\n\n" + short, bell], in: "in")
            try folder.writeEdition("2011 iOS Human Interface Guidelines", ["# Toolbar\n\n" + short], in: "in")
            try folder.ingest("in")
            try body(folder, try KnowledgeBase(path: folder.database, access: .writing))
        }
    }

    @Test("forgets no edition")
    func forget() throws {
        try withEditions { folder, base in
            #expect(throws: Ended.self) { try base.forget("ios-2010") { _ in throw Ended() } }
            try #expect(folder.base().editions().map(\.edition.id) == ["ios-2010", "ios-2011"])
        }
    }

    @Test("stores no decision about two rules, and takes none back")
    func pins() throws {
        try withEditions { folder, base in
            let rules = try base.rules(topic: "toolbar").map(\.id)
            #expect(rules.count == 2)
            #expect(throws: Ended.self) { try base.pin(.unlink, rules[0], rules[1]) { _ in throw Ended() } }
            try #expect(folder.base().pins().pins == [])
            _ = try base.pin(.unlink, rules[0], rules[1])
            #expect(throws: Ended.self) { try base.unpin(rules[0], rules[1]) { _ in throw Ended() } }
            try #expect(folder.base().pins().pins.count == 1)
        }
    }
}
