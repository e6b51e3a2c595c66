import HIGModel
import Testing

@testable import HIGParsing

/// Verbs that the list of common ones does not hold.
@Suite("Verbs")
struct VerbsTests {
    @Test(
        "short verbs, those that double their last letter, and those with a syllable before another verb open a direction",
        arguments: [
            "Tip the bucket into the yard.", "Peg the tent beside the gate.", "Prod the cows through the gate.",
            "Box the lamps.", "Tax the cows.", "Survey the garden first.", "Snap the latch shut.",
            "Unplug the lamp.", "Rewrap the lamp.", "Unsnap the latch.",
        ])
    func regular(sentence: String) {
        #expect(Directive(in: sentence)?.modality == .should)
    }

    @Test(
        "verbs of the trade need no article behind them",
        arguments: [
            "Cap lamps at ten a yard.", "Mute bells at night.", "Pin notes to the gate.", "Italicize foreign names.",
            "Redact the names of visitors.", "Chunk long numbers.", "Dodge hard words.", "Read prices aloud.",
            "For blind visitors, read the price aloud.", "To save oil, download maps at night.",
            "Download large pictures in the evening.", "Hang lamps low.",
        ])
    func listed(sentence: String) {
        #expect(Directive(in: sentence) != nil)
    }

    @Test(
        "words that stand before a noun are no verbs though endings make verbs of them",
        arguments: [
            "Not every gate is shut.", "First, drag the lamp to the gate.", "Unlike the lamp, a bell rings.",
            "But the gate is shut.",
            "Out the gate they went.", "Despite the rain they came.", "Until the evening.",
            "Can the gate move.", "Caps and bells.", "Pin numbers have four digits.",
            "Download speeds vary.", "Read receipts show who came.", "Read this chapter before the others.",
            "Download the gate guidelines.",
        ])
    func noVerbs(sentence: String) {
        #expect(Directive(in: sentence) == nil)
    }

    @Test(
        "a participle is told by its ending, where the letters are not the word's own",
        arguments: [("rounded", true), ("used", true), ("feed", false), ("red", false), ("shown", false)])
    func participles(word: String, isOne: Bool) throws {
        #expect(Verbs.isRegularParticiple(try #require(WordForm.all(in: word).first)) == isOne)
    }

    @Test("a bold sentence without a verb directs where it names a case; a label does not")
    func bold() {
        func lead(_ sentence: String) -> Modality? { Directive(in: sentence, isLead: true)?.modality }
        #expect(lead("Keyboard lamps and bells.") == nil)
        #expect(lead("No bells while sleeping.") == .mustNot)
        #expect(lead("Lamps only while waking.") == .should)
        #expect(lead("No other gates.") == nil)
        #expect(Directive(in: "No bells while sleeping.") == nil)
    }
}
