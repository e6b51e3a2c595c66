import HIGModel
import Testing

@testable import HIGRendering

@Suite("A rule's statement in brief")
struct StatementTests {
    private func body(of statement: String, _ body: String) -> [BodyPart] {
        Statement(brief: Samples.rule(Samples.newer, "light", statement, body: body), label: "should").body
    }

    @Test(
        "takes along the list that it announces",
        arguments: [
            "- lamp\n\n- bell", "- lamp\n\n- bell\n\nRing it twice.\n\n- gong",
            "The gate has several parts.\n\n- lamp\n\n- bell",
        ])
    func announced(list: String) {
        #expect(body(of: "Light these:", list) == [.item("lamp"), .item("bell")])
        #expect(body(of: "Light these.", list) == [], "it says all without its list")
    }

    @Test(
        "leaves another sentence's list, and text that follows",
        arguments: ["Ring these:\n\n- bell", "Ring it.", ""])
    func others(text: String) {
        #expect(body(of: "Light these:", text) == [])
    }
}
