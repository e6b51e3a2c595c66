import HIGModel
import Testing

@testable import KnowledgeBase

@Suite("The history of a rule whose lineage parts")
struct LineageMembersTests {
    private static let both = "# Toolbar\n\n**Hang a lamp over the toolbar of each window.** It is dark there."
    private static let lamp = "**Let lamps shine above every row of tools.** People read there."
    private static let cord = "**Tie cords to whatever could fall down.** Floors are hard."
    private static let other = "# Map\n\n**Mark the results of a search with colored pins.** A list hides distance."

    /// One rule goes on as two by what readers decided, of which an edition later one is gone.
    private func withEditions(_ body: (KnowledgeBase, _ lamp: String, _ cord: String) throws -> Void) throws {
        try withTemporaryFolder { folder in
            let texts = [Self.both, "# Toolbar\n\n\(Self.lamp)\n\n\(Self.cord)", "# Toolbar\n\n\(Self.lamp)"]
            for (year, text) in zip(["2010", "2011", "2012"], texts) {
                try folder.writeEdition("\(year) iOS Human Interface Guidelines", [text, Self.other], in: "in")
            }
            try folder.ingest("in")
            let rules = try folder.base().rules(topic: "toolbar")
            func id(_ edition: String, _ statement: String) throws -> String {
                try #require(rules.first { $0.edition == edition && statement.contains($0.statement) }?.id)
            }
            let first = try id("ios-2010", Self.both)
            let (lamp, cord) = (try id("ios-2011", Self.lamp), try id("ios-2011", Self.cord))
            let base = try KnowledgeBase(path: folder.database, access: .changing)
            for newer in [lamp, cord] { _ = try base.pin(.link, first, newer) }
            try body(folder.base(), lamp, cord)
        }
    }

    private func relations(_ history: History) -> [[String?]] {
        history.lineages.map { lineage in
            lineage.steps.map { $0.absence?.rawValue ?? $0.change?.relation.rawValue }
        }
    }

    @Test("is that of the rule itself, though others of the lineage live on, as the comparison has it")
    func ownPath() throws {
        try withEditions { base, lamp, cord in
            try #expect(relations(base.history(of: cord)) == [[nil, "reworded", "removed"]])
            try #expect(relations(base.history(of: lamp)) == [[nil, "reworded", "identical"]])
            let changes = try base.diff(topic: "toolbar", from: "2011", to: "2012").changes
            #expect(changes.filter { $0.relation == .removed }.flatMap(\.from).map(\.id) == [cord])
        }
    }

    @Test("says how many rules of the lineage are left out; that of the topic or the lineage leaves out none")
    func note() throws {
        try withEditions { base, lamp, cord in
            let lineage = try #require(try base.history(of: cord).lineages.first?.id)
            try #expect(
                base.history(of: cord).notes.first
                    == "not shown: 2 further rules of its lineage, which it neither came from nor went into: "
                    + "higkb history \(lineage)")
            let ofSeries = try base.history(of: lamp, inSeries: "ios").notes.first
            #expect(ofSeries?.hasPrefix("not shown: 1 further rule of its lineage") == true)
            #expect(ofSeries?.hasSuffix("higkb history \(lineage) --series ios") == true)
            for name in ["toolbar", lineage] {
                let all = try base.history(of: name)
                #expect(all.lineages.map(\.steps.last?.rules.count) == [1])
                #expect(!all.notes.contains { $0.contains("of its lineage") })
            }
        }
    }
}
