import HIGModel
import Testing

@testable import HIGParsing

/// What hands do with the machine, and what eyes and ears find of it.
@Suite("Handling")
struct HandlingTests {
    @Test(
        "what \"you can\" do with a hand, hear, feel or buy is told, and leaves no choice",
        arguments: [
            "You can hear the bell from the yard.", "You can feel the latch click.", "You may hear a faint tone.",
            "You can swipe down to shut the gate.", "You can press the knob to go home.",
            "You can also tap the bell to mute it.", "You can plug in a lamp.", "You can buy the lamp in two sizes.",
            "You can listen for the bell.",
        ])
    func ofHand(sentence: String) {
        #expect(Directive(in: sentence) == nil)
    }

    @Test(
        "what the designer may do stays a choice",
        arguments: [
            "You can move the bell to the gate.", "You can feel free to add a lamp.",
            "You can let visitors swipe to shut the gate.",
        ])
    func choices(sentence: String) {
        #expect(Directive(in: sentence)?.modality == .may)
    }

    @Test(
        "to choose a command is told to those who use it; to choose among ways of design is advice",
        arguments: [
            ("Choose Ring", nil as Modality?), ("Choose Bell Colors from the Color menu.", nil),
            ("Choose Colors Carefully.", .should), ("Choose a bell that suits the gate.", .should),
            ("Choose PNG for pictures of bells.", .should), ("Choose Brass for bells.", .should),
            ("Choose Brass.", .should), ("Choose Helvetica from the system fonts for labels.", .should),
        ])
    func commands(sentence: String, modality: Modality?) {
        #expect(Directive(in: sentence)?.modality == modality)
    }
}
