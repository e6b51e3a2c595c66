import HIGModel
import Testing

@testable import HIGParsing

/// What is advised against, forbidden or left to choose, however it is put.
@Suite("Directive: polarity")
struct DirectivePolarityTests {
    @Test(
        "what is to be avoided is told so, however it is put",
        arguments: [
            "Dark gates should be avoided.", "Such gates, which hide the view, should also be avoided.",
            "The number of latches should be kept to a minimum.", "Keep latches to a minimum.",
            "Such gates are to be avoided.", "Neither gates nor doors should move.", "Nowhere should a gate move.",
            "Not every gate should move.",
            "Few gates should move.", "We do not recommend moving a gate.", "Apple recommends against moving a gate.",
            "We recommend that you not move a gate.", "Apple strongly discourages moving gates.",
            "It's a mistake to move a gate.", "Moving more than one gate at a time is inadvisable.",
            "It is rarely a good idea to move a gate.",
            "A gate is not the best way to keep cats out.", "Take care to avoid rust.",
            "You should take care not to slam it.",
            "Be especially careful to avoid rust.", "Watch out for rust.", "Steer clear of rust.",
            "Rarely use two gates.",
            "Seldom use two gates.", "Nor should the gates move.", "Rarely should a gate move by itself.",
            "Remember not to use red.", "A gate is to be avoided.",
        ])
    func avoidance(sentence: String) {
        #expect(Directive(in: sentence)?.modality == .shouldNot)
    }

    @Test(
        "what is forbidden is told so, however it is put",
        arguments: [
            "Rust must be avoided.", "You must take care to avoid rust.", "Never, ever slam a gate.",
            "Always avoid red.", "Locking the gate is prohibited.", "Moving a gate is forbidden.",
            "Neither lock nor hide a gate.",
            "Users must never be asked twice.", "Users must never lose a key.", "It is unacceptable to lock people in.",
        ])
    func prohibition(sentence: String) {
        #expect(Directive(in: sentence)?.modality == .mustNot)
    }

    @Test("what users must be told is a demand on the design", arguments: ["Users must be told where the gate is."])
    func treatment(sentence: String) {
        #expect(Directive(in: sentence)?.modality == .must)
    }

    @Test(
        "what nobody has to do, or may do without fear, is a choice",
        arguments: [
            "Not every gate needs to have a latch.", "Optionally, provide a second latch.",
            "You never need to lock a gate.", "You never have to confirm twice.", "It's okay not to use a latch.",
            "You should not hesitate to ask.", "You should never be afraid to ask.", "Never be afraid to ask.",
            "It's not a bad idea to ask.", "Don't feel obligated to ask.", "Gates must not necessarily be red.",
        ])
    func choice(sentence: String) {
        #expect(Directive(in: sentence)?.modality == .may)
    }

    @Test(
        "what is not enough directs nobody yet",
        arguments: ["It's not enough to paint a gate.", "The sign indicates that smoking is prohibited."])
    func notYet(sentence: String) {
        #expect(Directive(in: sentence) == nil)
    }

    @Test("\"not only\" asks for more")
    func notOnly() {
        #expect(Directive(in: "You must not only label gates but also test them.")?.modality == .must)
        #expect(Directive(in: "You should not only label gates but also test them.")?.modality == .should)
    }

    @Test(
        "what neither of two does directs nobody",
        arguments: ["Neither list shows a title.", "Neither view scrolls."])
    func neither(sentence: String) {
        #expect(Directive(in: sentence) == nil)
    }

    @Test("a verb after \", so\" has no subject and directs")
    func consequence() {
        #expect(Directive(in: "The street has no lamps, so ask for a light gate.")?.modality == .should)
        #expect(Directive(in: "The street has no lamps, so people ask for light.") == nil)
    }
}
