import HIGModel
import Testing

@testable import HIGParsing

/// Modal verbs: norms that are told of or denied, and what is left to products and those who make them.
@Suite("ModalPhrase")
struct ModalPhraseTests {
    @Test(
        "what others know, what is not laid down, what once could be done and what is hoped of exceptions directs nobody",
        arguments: [
            "We do not try to dictate what builders shall and shall not do.",
            "Everyone knows that one should always buy the gate that shuts.",
            "Users soon catch on that the bell should supply the tone.",
            "Now one could ring the bell, then press a single key beside it.",
            "Once it was believed that gates must be red.", "One can argue that one should never move a gate.",
            "This does not mean that every gate must be red.", "People have learned that gates must be shut.",
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
            ("We believe that gates must be red.", .must), ("It was decided that gates must be red.", .must),
            ("Visitors like to see what they buy; gates must be open.", .must),
        ])
    func demands(sentence: String, modality: Modality) {
        #expect(Directive(in: sentence)?.modality == modality)
    }

    @Test(
        "what applications, each of them, their makers, or one that a condition speaks of may do is left to them",
        arguments: [
            "Applications may change the size of the lamp, or leave it.",
            "Each application may use these with lamps of its own.", "The application may dim the lamp.",
            "When an application finds no gate, it may beep.",
            "When an application knows that a gate is shut, it may softly highlight the lamp.",
            "Developers may add lamps.", "Programs need not add a lamp.", "Applications do not have to add a lamp.",
            "Applications do not need to add a lamp.", "Programs that have a bell do not need to add a lamp.",
            "No second lamp need be provided.", "Lamps may be arranged freely, or in a row.",
            "Lamps may be placed either high or low.", "You decide whether to light the old lamp, or a new one.",
        ])
    func leftToProducts(sentence: String) {
        #expect(Directive(in: sentence)?.modality == .may)
    }

    @Test(
        "what may happen with them is no choice",
        arguments: [
            "Applications may fail when the lamp is out.", "The application may quit unexpectedly.",
            "Some applications may add a lamp.",
            "When an application opens, it may take a while.", "When a gate is old, it may creak.",
            "Applications do not need to know the gate.", "In this case, applications need not be open to be found.",
            "If visitors wait, they may ring.",
            "Developers may find more lamps in the hall.",
        ])
    func happens(sentence: String) {
        #expect(Directive(in: sentence) == nil)
    }
}
