import HIGText
import Testing

@Suite("ClassName")
struct ClassNameTests {
    @Test(
        "what it may make, by all words and without those that only code speaks of",
        arguments: [
            ("UITabBar", [["tab", "bar"]]), ("UIAlertController", [["alert", "controller"], ["alert"]]),
            ("UIPageViewController", [["page", "view", "controller"], ["page", "view"], ["page"]]),
            ("NSView", [["view"]]),
        ])
    func elements(name: String, elements: [[String]]) {
        #expect(ClassName(name)?.elements == elements)
    }

    @Test("other words are none", arguments: ["", "UI", "UIKit", "NSA", "UItabBar", "TabBar", "UITab-Bar", "UITABBAR"])
    func none(name: String) {
        #expect(ClassName(name) == nil)
    }
}
