import HIGModel
import Testing

@testable import HIGParsing

@Suite("What is understood only after the sentence before it")
struct BackReferenceTests {
    @Test(
        "speaks of this or such a thing at its start, or opens as an alternative",
        arguments: [
            "The lamp that ends this task should hang low.", "Such lamps should be dim.", "Instead, use a candle.",
            "It should hang low.", "It shouldn't glow.", "They also should be dim.", "Use these lamps in halls.",
            "In that case, use oil.", "If so, use oil.", "It should be low.", "They should be used to light halls.",
        ])
    func refers(sentence: String) {
        #expect(BackReference.opens(sentence))
    }

    @Test(
        "a sentence that names what it speaks of is understood by itself",
        arguments: [
            "Use a lamp.", "A lamp should hang low where people can reach this switch.", "", "It's best to use a lamp.",
            "It should be possible to dim a lamp.", "Use oils such as whale oil.", "Use lights, such as",
            "It must be clear to people what a lamp does.", "Use a lamp this way.", "As told in this chapter, use oil.",
            "Use such lights as candles.", "Otherwise identical lamps should hang apart.",
            "Instead of a lamp, use oil.",
            "If a lamp smokes, this should be seen.",
        ])
    func stands(sentence: String) {
        #expect(!BackReference.opens(sentence))
    }

    @Test("in a paragraph as well, not at its start")
    func prose() throws {
        let rules = try Samples.rules(
            "Some lamps smoke. Put such lamps outside. Use oil. Never use this oil in a stove.")
        #expect(rules.map(\.introduction) == ["Some lamps smoke.", nil, "Use oil."])
        #expect(rules.map(\.body) == [["Some lamps smoke."], [], []])
        let behindPointer = try Samples.rules("Some lamps smoke. (Figure 3 shows one.) Put such lamps outside.")
        #expect(behindPointer.map(\.introduction) == ["Some lamps smoke."])
        #expect(try Samples.rules("Put such lamps outside.").map(\.introduction) == [nil])
    }

    @Test("in an item it is read after that sentence, and the next item after what leads to the list")
    func item() throws {
        let rules = try Samples.rules(
            "Follow these guidelines:\n\n- Hide a bright lamp. Instead, show this lamp dimmed.\n- Use oil. Avoid gas.")
        let lead = "Follow these guidelines:"
        #expect(rules.map(\.introduction) == [lead, "Hide a bright lamp.", lead, lead])
    }
}
