import HIGModel
import Testing

@testable import HIGLineage

@Suite("The topics of two rules")
struct RuleTopicsTests {
    @Test(
        "a rule names the other's topic where that is its own or one of its further topics",
        arguments: [
            (["lamp"], ["lamp"], true), (["lamp", "bell"], ["bell"], true), (["lamp"], ["bell", "gate", "lamp"], true),
            (["lamp"], ["bell"], false), (["lamp", "gate"], ["bell", "gate"], false),
        ] as [([String], [String], Bool)])
    func topics(topics: [String], others: [String], isNamed: Bool) {
        let rule = Sample.rule("a/\(topics[0])/1", "Ring the bell.", topics: topics)
        let other = Sample.rule("b/\(others[0])/1", "Ring the bell.", topics: others)
        #expect(rule.namesTopic(of: other) == isNamed)
        #expect(other.namesTopic(of: rule) == isNamed)
    }
}
