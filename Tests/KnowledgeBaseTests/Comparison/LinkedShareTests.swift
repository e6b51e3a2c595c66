import HIGModel
import HIGStore
import Testing

@testable import KnowledgeBase

@Suite("How many rules are found again")
struct LinkedShareTests {
    private func share(_ linked: Int, of rules: Int, older: String = "ios-2014") -> LinkedShare {
        LinkedShare(older: older, newer: "current", linked: linked, rules: rules)
    }

    @Test("of editions worded far apart it is said, with the pairs in one sentence")
    func farApart() {
        #expect(
            [share(160, of: 500), share(9, of: 10), share(52, of: 200, older: "mac-2013")].caution == """
                only 32 in 100 rules of ios-2014 are found again in current, 26 of mac-2013 in current: between editions \
                worded so far apart, about one in four told as removed lives on in other words
                """)
    }

    @Test(
        "where most are found, none at all, or there are few, nothing is said",
        arguments: [(60, 100), (0, 100), (5, 19)])
    func near(linked: Int, rules: Int) {
        #expect([share(linked, of: rules)].caution == nil)
    }

    @Test(
        "twenty rules are enough to tell, and shares are rounded", arguments: [(11, 20, 55), (17, 30, 57), (1, 30, 3)])
    func rounded(linked: Int, rules: Int, inHundred: Int) {
        #expect([share(linked, of: rules)].caution?.hasPrefix("only \(inHundred) in 100 rules of ios-2014") == true)
    }

    private func page(_ title: String, _ rules: String...) -> String {
        "# \(title)\n\n" + rules.map { "**\($0)** It helps people.\n" }.joined(separator: "\n")
    }

    private func withKnowledgeBase(
        of pages: [(path: String, text: String)], _ body: (KnowledgeBase) throws -> Void
    ) throws {
        try withTemporaryFolder { folder in
            for (path, text) in pages { try folder.write(path, text) }
            for edition in pages.map({ $0.path.prefix { $0 != "/" } }).distinct() {
                _ = try KnowledgeBase(path: folder.database, access: .writing)
                    .ingest(Intake(paths: [folder.path(String(edition))], edition: String(edition)))
            }
            try body(KnowledgeBase(path: folder.database, access: .reading))
        }
    }

    /// Of the first edition in the last one.
    private func share(pages: [(path: String, text: String)]) throws -> LinkedShare {
        var share: LinkedShare?
        try withKnowledgeBase(of: pages) { knowledgeBase in
            share = try knowledgeBase.store.read { reader in
                let summaries = try reader.editionSummaries()
                let (older, newer) = (try #require(summaries.first), try #require(summaries.last))
                return try LinkedShare(from: older, to: newer, reader: reader)
            }
        }
        return try #require(share)
    }

    private static let toolbar = "Keep the buttons of a toolbar well apart from each other."
    private static let alert = "Avoid alerts that only tell what people know already."

    @Test("a rule on a topic that the later edition leaves out counts only when it is found")
    func covered() throws {
        let share = try share(pages: [
            ("ios-2014/toolbars.md", page("Toolbars", Self.toolbar, "Paint every lamp in the colour of its gate.")),
            ("ios-2014/alerts.md", page("Alerts", Self.alert)),
            ("ios-2017/toolbars.md", page("Toolbars", Self.toolbar)),
        ])
        #expect(share.linked == 1)
        #expect(share.rules == 2)
    }

    @Test("what goes through an edition between the two is found like what goes past it")
    func through() throws {
        let (toolbar, alert) = (page("Toolbars", Self.toolbar), page("Alerts", Self.alert))
        let share = try share(pages: [
            ("ios-2014/toolbars.md", toolbar), ("ios-2014/alerts.md", alert), ("ios-2017/alerts.md", alert),
            ("ios-2020/toolbars.md", toolbar), ("ios-2020/alerts.md", alert),
        ])
        #expect(share.linked == 2)
        #expect(share.rules == 2)
    }

    @Test("diff says how to see the likeliest counterparts, unless it shows them")
    func near() throws {
        let things = ["lamps", "gates", "bells", "clocks", "doors", "stairs", "shelves", "ladders", "windows", "roofs"]
        let old = things.flatMap { ["Paint all \($0) in the garden green.", "Never lean your \($0) against a tree."] }
        let toolbars = old.map { "**\($0)** It helps.\n" }.joined(separator: "\n")
        try withKnowledgeBase(of: [
            ("ios-2014/toolbars.md", page("Toolbars", Self.toolbar) + "\n" + toolbars),
            ("ios-2017/toolbars.md", page("Toolbars", Self.toolbar)),
        ]) { knowledgeBase in
            func notes(near: Bool) throws -> [String] {
                try knowledgeBase.diff(topic: nil, from: "2014", to: "2017", near: near).notes
                    .filter { $0.contains("lives on in other words") }
            }
            try #expect(notes(near: false).map { $0.hasSuffix("; --near shows the likeliest counterparts") } == [true])
            try #expect(notes(near: true).map { $0.contains("--near") } == [false])
        }
    }
}
