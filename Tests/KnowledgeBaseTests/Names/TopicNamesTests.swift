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
        "by slug, title, alias or class, in singular or plural, with spaces, hyphens or neither",
        arguments: [
            ("back-button", "back-button"), ("Back button", "back-button"), ("back buttons", "back-button"),
            ("BACK_BUTTON", "back-button"), ("navigation bars", "navigation-bar"), ("nav-bars", "navigation-bar"),
            ("launch image", "launch-screen"), ("Default-Images", "launch-screen"), ("toggles", "switch"),
            ("Switches", "switch"), ("navbar", "navigation-bar"), ("BackButtons", "back-button"),
            ("UISwitch", "switch"), ("UINavigationBar", "navigation-bar"), ("NSToggleController", "switch"),
        ])
    func found(name: String, slug: String) {
        #expect(names.find(name)?.slug == slug)
    }

    @Test(
        "an unknown name is answered with near ones",
        arguments: [("bak-button", "back-button"), ("nawbar", "nav bar"), ("back button view", "back-button")])
    func unknown(name: String, near: String) throws {
        #expect(names.find(name) == nil)
        try withTemporaryFolder { folder in
            try folder.holdSeeds()
            let problem = #expect(throws: Problem.self) {
                try folder.base().rules(topic: name)
            }
            #expect(problem?.kind == .usage)
            #expect(problem?.message == "no topic is called \(name)")
            #expect(problem?.next?.contains(near) == true)
        }
    }

    @Test("the name of an edition is answered with the option that takes it")
    func edition() throws {
        try withTemporaryFolder { folder in
            try folder.holdSeeds()
            let problem = #expect(throws: Problem.self) { try folder.base().rules(topic: "ios-2011") }
            #expect(problem?.message == "no topic is called ios-2011: it names an edition")
            #expect(problem?.next == "higkb rules --edition ios-2011 shows what it says")
        }
    }

    @Test("a topic comes with its parts, a part without its whole")
    func family() throws {
        try #expect(
            names.family(of: #require(names.find("navigation-bar"))).slugs == ["navigation-bar", "back-button"])
        try #expect(names.family(of: #require(names.find("back-button"))).slugs == ["back-button"])
    }
}
