import HIGModel
import Testing

@testable import HIGParsing

/// Modal verbs: norms that are told of or denied.
@Suite("ModalPhrase")
struct ModalPhraseTests {
    @Test(
        "what others know, what is not laid down, what once could be done and what is hoped of exceptions directs nobody",
        arguments: [
            "We do not try to dictate what builders shall and shall not do.",
            "Everyone knows that one should always buy the gate that shuts.",
            "Users soon catch on that the bell should supply the tone.",
            "Now one could ring the bell, then press a single key beside it.",
            "There may be reasons to leave the lamp out; however, these cases should be rare.",
        ])
    func toldOf(sentence: String) {
        #expect(Directive(in: sentence) == nil)
    }

    @Test(
        "a demand that says what, or what people are to know, stays one",
        arguments: [
            ("Lamps should be rare.", Modality.should),
            ("Make sure visitors know that they should ring.", .must),
            ("If visitors know the way, you should dim the lamp.", .should),
            ("Visitors should know that the gate is shut.", .should),
            ("Visitors like to see what they buy; gates must be open.", .must),
        ])
    func demands(sentence: String, modality: Modality) {
        #expect(Directive(in: sentence)?.modality == modality)
    }
}
