import HIGModel
import Testing

@testable import HIGLineage
@testable import KnowledgeBase

@Suite("Editions compared directly")
struct DirectComparisonTests {
    private static func documents(_ rules: [(year: String, text: String)]) -> [(name: String, chunk: String)] {
        rules.map { ("\($0.year) iOS Human Interface Guidelines", "# Toolbar\n\n" + $0.text) }
    }

    private func withEditions(_ rules: (year: String, text: String)..., body: (KnowledgeBase) throws -> Void) throws {
        try withTemporaryFolder { folder in
            for (name, chunk) in Self.documents(rules) { try folder.writeEdition(name, [chunk, chunk2], in: "in") }
            try folder.ingest("in")
            try body(folder.base())
        }
    }

    private let chunk2 = "# Map\n\n**Mark the results of a search with colored pins.** A list hides distance."
    private static let first = "**Keep the titles of a toolbar short.** Long ones wrap onto a second line."
    private static let second = "**Keep toolbar titles short and avoid verbs in them.** Verbs belong into menus."
    private static let kept =
        "**Count the letters of every word in a bar.** People look. Keep the titles of a toolbar short. Then they read."
    private static let rival = "# Menu\n\n**Keep the titles of a menu short.** A menu is read at a glance."
    private static let away = "**Print the invoice on yellow paper.** White paper gets lost."

    @Test("agree with the way through the editions between where little has changed")
    func agreement() throws {
        try withEditions(("2010", Self.first), ("2011", Self.first), ("2012", Self.first)) { base in
            try #expect(base.diff(topic: nil, from: "2010", to: "2012").changes.allSatisfy { $0.doubt == nil })
        }
    }

    @Test("see a counterpart where the steps lead nowhere")
    func linked() throws {
        try withEditions(("2010", Self.first), ("2011", Self.away), ("2012", Self.away + "\n\n" + Self.kept)) { base in
            let changes = try base.diff(topic: "toolbar", from: "2010", to: "2012").changes
            let doubted = changes.filter { $0.doubt != nil }
            #expect(!doubted.isEmpty)
            for change in doubted {
                #expect(change.doubt?.verdict == .linked)
                #expect(change.doubt?.counterpart?.link.confidence ?? 0 >= Aligner.leastConfidence)
            }
        }
    }

    @Test("say of how many rules nothing comes near, when asked")
    func isolated() throws {
        try withTemporaryFolder { folder in
            try folder.holdSeeds()
            let base = try folder.base()
            let near = try base.diff(topic: nil, from: "2011", to: "current", near: true)
            let alone = near.changes.filter { $0.from.isEmpty || $0.to.isEmpty }
            let isolated = alone.filter { $0.near == nil }.count
            #expect(isolated > 0 && isolated < alone.count)
            #expect(
                near.notes.contains(
                    "\(isolated) of the \(alone.count) rules that one edition lacks have nothing near them there"))
            try #expect(base.diff(topic: nil, from: "2011", to: "current").notes.allSatisfy { !$0.contains("near") })
        }
    }

    @Test("say of the seeds that the reversed rule is linked only through the edition between")
    func seeds() throws {
        try withTemporaryFolder { folder in
            try folder.holdSeeds()
            let base = try folder.base()
            let changes = try base.diff(topic: "back-button", from: "2010", to: "2014").changes
            #expect(changes.map(\.relation) == [.reversed, .reworded])
            #expect(changes.map { $0.doubt?.verdict } == [.unlinked, nil])
            #expect(changes.map { $0.doubt?.counterpart == nil } == [true, true])
            for (older, newer) in [("2010", "2011"), ("2011", "2014")] {
                try #expect(base.diff(topic: nil, from: older, to: newer).changes.allSatisfy { $0.doubt == nil })
            }
        }
    }

    @Test("never doubt what goes on word for word, nor what a reader linked")
    func beyondDoubt() throws {
        func isDoubted(_ statement: String, pinned: Bool = false) throws -> Bool {
            let older = Sample.rule("a/lamp/1", "Hang the lamps of a barn low.")
            let newer = Sample.rule("b/lamp/1", statement)
            let evidence = Evidence(
                statements: 0, texts: 0, sharedWords: [], sameTopic: true, neighbours: false, pinned: pinned)
            let link = Link(from: older.id, to: newer.id, bond: .statement, confidence: 0.5, evidence: evidence)
            let group = try #require(LinkGroup.all(older: [older], newer: [newer], links: [link]).first)
            // Compared without the newer rule, nothing agrees with the link.
            let direct = DirectComparison(older: [older], newer: [], isWhole: true, pins: Pins([], editions: []))
            return direct.doubt(group) != nil
        }
        try #expect(isDoubted("Keep every gate shut."))
        try #expect(!isDoubted("Keep every gate shut.", pinned: true))
        try #expect(!isDoubted("Hang the lamps of a barn low."))
    }

    @Test("doubt of a topic's rules only what they doubt among all rules, which are compared once at most")
    func check() throws {
        try withEditions(("2010", Self.first), ("2011", Self.first)) { base in
            let change = try #require(base.diff(topic: nil, from: "2010", to: "2011").changes.first)
            let rule = try #require(change.from.first)
            let pins = Pins([], editions: [])
            let linked = DirectComparison(older: change.from, newer: change.to, isWhole: true, pins: pins)
            let alone = DirectComparison(older: change.from, newer: [], isWhole: true, pins: pins)
            var asked = 0
            func doubts(_ inView: DirectComparison, _ all: DirectComparison) throws -> [Change.Doubt.Verdict?] {
                let check = DirectCheck(inView) {
                    asked += 1
                    return all
                }
                return try [check.doubt(rule), check.doubt(rule)].map { $0?.verdict }
            }
            try #expect(doubts(alone, linked) == [nil, nil])
            #expect(asked == 0)
            try #expect(doubts(linked, alone) == [nil, nil])
            #expect(asked == 1)
            try #expect(doubts(linked, linked) == [.linked, .linked])
        }
    }

    @Test("name the likeliest counterpart that was refused, when asked, of rules that have none")
    func near() throws {
        try withEditions(("2010", Self.first + "\n\n" + Self.rival), ("2011", Self.first + " Wide ones, too.")) {
            base in
            let plain = try base.diff(topic: nil, from: "2010", to: "2011").changes
            #expect(plain.map(\.relation) == [.identical, .removed, .identical])
            #expect(plain.allSatisfy { $0.near == nil })
            let changes = try base.diff(topic: nil, from: "2010", to: "2011", near: true).changes
            let removed = try #require(changes.first { $0.relation == .removed })
            #expect(changes.filter { $0.near != nil } == [removed])
            #expect(removed.near?.rule == changes[0].to.first)
            let link = try #require(removed.near?.link)
            #expect(link.from == removed.from.first?.id)
            #expect(link.confidence < Aligner.leastConfidence)
            #expect(link.evidence.sharedWords.contains("titles"))
            try #expect(base.diff(topic: "menu", from: "2010", to: "2011", near: true).changes == [removed])
        }
    }
}
