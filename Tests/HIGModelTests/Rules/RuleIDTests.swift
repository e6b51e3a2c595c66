import HIGModel
import Testing

@Suite("RuleID")
struct RuleIDTests {
    @Test(
        "an id has its edition before the first slash, and its topic before the second",
        arguments: [
            ("ios-2014/toolbar/keep-it-short", ["ios-2014", "toolbar/keep-it-short", "toolbar"]),
            ("current/back-button/a", ["current", "back-button/a", "back-button"]), ("ios-2014", ["ios-2014", "", ""]),
            ("", ["", "", ""]),
        ])
    func parts(text: String, parts: [String]) {
        let id = RuleID(text)
        #expect([id.edition, id.name, id.topic] == parts)
    }
}
