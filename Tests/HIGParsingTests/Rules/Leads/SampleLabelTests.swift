import HIGModel
import Testing

@testable import HIGParsing

/// Labels that show what stands below or behind them.
@Suite("SampleLabel")
struct SampleLabelTests {
    @Test("a label is the whole text before its colon, in any case", arguments: ["Correct", "poor", "Good", "EXAMPLE"])
    func whole(label: String) {
        #expect(SampleLabel(label) != nil)
        #expect(SampleLabel(opening: label + ": You must ring.") != nil)
        #expect(SampleLabel(label + " lamps") == nil)
        #expect(SampleLabel(opening: label + " lamps: You must ring.") == nil)
    }

    @Test("what a text demands behind a verdict is a sample, as a paragraph and as an item")
    func verdict() throws {
        #expect(try Samples.rules("Poor: You must ring. Try again.").isEmpty)
        #expect(
            try Samples.rules("- Good: You must ring. Try again.\n- Light a lamp.").map(\.statement) == [
                "Light a lamp."
            ])
    }

    @Test("what stands below an item that is a verdict is none of the rules", arguments: ["Bad", "Poor", "Good"])
    func above(label: String) throws {
        let rules = try Samples.rules("- Be brief.\n  - \(label):\n    - Ring the bell, please.\n- Light a lamp.")
        #expect(rules.map(\.statement) == ["Be brief.", "Light a lamp."])
    }

    @Test("a paragraph below one that is a verdict, or an example, is a sample", arguments: ["Bad", "Poor", "Example"])
    func below(label: String) throws {
        let rules = try Samples.rules("Be brief.\n\n\(label):\n\n> You must ring the bell.\n\nLight a lamp.")
        #expect(rules.map(\.statement) == ["Be brief.", "Light a lamp."])
    }

    @Test("advice below \"For example:\" stays advice")
    func instance() throws {
        let rules = try Samples.rules("Be brief.\n\nFor example:\n\n- Use one word.\n- Use a sign.")
        #expect(rules.map(\.statement) == ["Be brief.", "Use one word.", "Use a sign."])
    }
}
