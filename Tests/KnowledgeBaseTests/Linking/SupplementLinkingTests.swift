import HIGModel
import Testing

@testable import KnowledgeBase

@Suite("Links past an edition that only adds to the one before it")
struct SupplementLinkingTests {
    /// A book of 210 rules, a preview that repeats one and brings one, and a book that has all of them.
    private static let editions: [(name: String, rules: [String])] = [
        ("1992 Macintosh Human Interface Guidelines", advice),
        ("1996 Macintosh Human Interface Guidelines", [advice[0], new]),
        ("1999 Macintosh Human Interface Guidelines", advice + [new]),
    ]
    private static let advice = [
        "Put", "Keep", "Show", "Place", "Draw", "Print", "Store",
    ].flatMap { verb in
        [
            "the lamps", "a ladder", "all keys", "old maps", "each chart", "its bell", "two boxes", "any coins",
            "blue ink",
            "wet paint",
        ].flatMap { thing in
            ["near the door", "under the desk", "behind the glass"].map { "\(verb) \(thing) \($0)." }
        }
    }
    private static let new = "Avoid a siren that wakes the neighbors at night."

    private func write(in folder: TemporaryFolder) throws {
        for (name, rules) in Self.editions {
            let text = rules.map { "**\($0)** It helps people." }.joined(separator: "\n\n")
            try folder.writeEdition(name, ["# Rooms\n\nText.", "# Rooms\n\n" + text], in: "in")
        }
    }

    private func ingested(_ order: [Int] = [0, 1, 2], _ check: (TemporaryFolder) throws -> Void) throws {
        try withTemporaryFolder { folder in
            try write(in: folder)
            for index in order { try folder.ingest(paths: ["in/" + Self.editions[index].name]) }
            try check(folder)
        }
    }

    private func counts(_ comparison: Comparison) -> [String: Int] {
        comparison.changes.reduce(into: [:]) { $0[$1.relation.rawValue, default: 0] += 1 }
    }

    @Test("what the preview leaves out is not found there rather than removed, and did not come back after it")
    func verdicts() throws {
        try ingested { folder in
            let base = try folder.base()
            let left = try base.diff(topic: nil, from: "mac-1992", to: "mac-1996")
            #expect(counts(left) == ["not-found": 209, "identical": 1, "added": 1])
            #expect(left.notes.contains("mac-1996 seems only to add to mac-1992 (2 rules beside 210)"))
            let gone = try #require(left.changes.first { $0.relation == .notFound })
            #expect(gone.note == "not found; mac-1996 seems only to add to mac-1992 (2 rules beside 210)")
            #expect(
                counts(try base.diff(topic: nil, from: "mac-1996", to: "mac-1999")) == [
                    "not-found": 209, "identical": 2,
                ])
            #expect(
                counts(try base.diff(topic: nil, from: "mac-1992", to: "mac-1999"))
                    == ["identical": 210, "added": 1])
        }
    }

    @Test("the book after it is compared with the book before it, and the preview with that, too")
    func predecessors() throws {
        try ingested { folder in
            let base = try folder.base()
            let news = try base.whatsNew(in: "mac-1999", series: nil, topic: nil)
            #expect(news.older.edition.id == "mac-1992")
            #expect(
                news.notes.contains(
                    "mac-1996 seems only to add to mac-1992 (2 rules beside 210), so that it is passed over: higkb diff "
                        + "mac-1996 mac-1999"))
            #expect(try base.whatsNew(in: "mac-1996", series: nil, topic: nil).older.edition.id == "mac-1992")
        }
    }

    @Test(
        "in whatever order they come, the links are the same",
        arguments: [[2, 1, 0], [1, 0, 2], [1, 2, 0], [0, 2, 1]])
    func order(order: [Int]) throws {
        var whole: Everything?
        try ingested { whole = try $0.everything() }
        try ingested(order) { try #expect($0.everything() == whole) }
    }
}
