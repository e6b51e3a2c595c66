import HIGModel
import Testing

@testable import KnowledgeBase

@Suite("The likeliest counterparts in a history")
struct LineageNearTests {
    private static let short = "# Toolbar\n\n**Keep the titles of a toolbar short.** Long ones wrap onto a second line."
    private static let rival = "# Menu\n\n**Keep the titles of a menu short.** A menu is read at a glance."
    private static let other = "# Map\n\n**Mark the results of a search with colored pins.** A list hides distance."

    private func steps(_ topic: String, _ texts: [String], near: Bool = true) throws -> [Lineage.Step] {
        var steps: [Lineage.Step] = []
        try withTemporaryFolder { folder in
            for (year, text) in zip(2010..., texts) {
                try folder.writeEdition("\(year) iOS Human Interface Guidelines", [text, Self.other], in: "in")
            }
            try folder.ingest("in")
            steps = try folder.base().history(of: topic, near: near).lineages.first?.steps ?? []
        }
        return steps
    }

    @Test("are named at a removal, once")
    func removed() throws {
        let later = Self.short + " Wide ones, too."
        let texts = [Self.short + "\n\n" + Self.rival, later, later]
        let steps = try steps("menu", texts)
        #expect(steps.map(\.absence) == [nil, .removed, .removed])
        #expect(steps.map { $0.near?.rule.id } == [nil, "ios-2011/toolbar/keep-titles-toolbar-short", nil])
        try #expect(self.steps("menu", texts, near: false).allSatisfy { $0.near == nil })
    }

    @Test("are named at a first rule, of the edition before it")
    func first() throws {
        let steps = try steps("menu", [Self.short, Self.short + " Wide ones, too.\n\n" + Self.rival])
        #expect(steps.map { $0.near?.rule.id } == ["ios-2010/toolbar/keep-titles-toolbar-short"])
    }
}
