import HIGModel
import HIGStore
import Testing

@testable import KnowledgeBase

@Suite("Links past an edition of loose pages")
struct PagewiseLinkingTests {
    private func page(_ title: String, _ rules: String...) -> String {
        "# \(title)\n\n" + rules.map { "**\($0)** It helps people.\n" }.joined(separator: "\n")
    }

    @Test("advice on topics that its pages leave out goes past it, and what it took up goes through it")
    func past() throws {
        try withTemporaryFolder { folder in
            let toolbar = "Keep the buttons of a toolbar well apart from each other."
            let alert = "Avoid alerts that only tell what people know already."
            for (edition, pages) in [
                ("ios-2014", ["toolbars": page("Toolbars", toolbar), "alerts": page("Alerts", alert)]),
                ("ios-2017", ["alerts": page("Alerts", alert)]),
                ("ios-2020", ["toolbars": page("Toolbars", toolbar), "alerts": page("Alerts", alert)]),
            ] {
                for (name, text) in pages { try folder.write("\(edition)/\(name).md", text) }
                _ = try KnowledgeBase(path: folder.database, access: .writing)
                    .ingest(Intake(paths: [folder.path(edition)], edition: edition))
            }
            let links = try KnowledgeBase(path: folder.database, access: .reading).store.read { try $0.links() }
            let pairs = Set(links.map { [RuleID($0.from).edition, RuleID($0.to).edition, RuleID($0.from).topic] })
            #expect(
                pairs == [
                    ["ios-2014", "ios-2017", "alert"], ["ios-2017", "ios-2020", "alert"],
                    ["ios-2014", "ios-2020", "toolbar"],
                ])
        }
    }
}
