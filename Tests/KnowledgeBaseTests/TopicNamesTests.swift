import HIGModel
import Testing

@testable import KnowledgeBase

@Suite("How topics are named")
struct TopicNamesTests {
    private let names = TopicNames(topics: [
        Topic(slug: "back-button", title: "Back button", aliases: [], parent: "navigation-bar"),
        Topic(slug: "launch-screen", title: "Launch screen", aliases: ["launch image", "default image"], parent: nil),
        Topic(slug: "navigation-bar", title: "Navigation bar", aliases: ["nav bar"], parent: nil),
        Topic(slug: "switch", title: "Switch", aliases: ["toggle"], parent: nil),
    ])

    @Test(
        "by slug, title or alias, in singular or plural, with spaces or hyphens",
        arguments: [
            ("back-button", "back-button"), ("Back button", "back-button"), ("back buttons", "back-button"),
            ("BACK_BUTTON", "back-button"), ("navigation bars", "navigation-bar"), ("nav-bars", "navigation-bar"),
            ("launch image", "launch-screen"), ("Default-Images", "launch-screen"), ("toggles", "switch"),
        ])
    func found(name: String, slug: String) throws {
        #expect(try names.topic(name).slug == slug)
    }

    @Test(
        "an unknown name is answered with near ones", arguments: [("bak-button", "back-button"), ("navbar", "nav bar")])
    func unknown(name: String, near: String) {
        let problem = #expect(throws: Problem.self) { try names.topic(name) }
        #expect(problem?.kind == .usage)
        #expect(problem?.message == "no topic is called \(name)")
        #expect(problem?.next == "did you mean \(near)? (higkb topics shows all)")
    }

    @Test("a topic comes with its parts, a part without its whole")
    func family() throws {
        #expect(names.family(of: try names.topic("navigation-bar")) == ["navigation-bar", "back-button"])
        #expect(names.family(of: try names.topic("back-button")) == ["back-button"])
    }
}
