import HIGModel
import Testing

@testable import HIGParsing

/// "Required:", "OPTIONAL –" before a sentence.
@Suite("Labels of force")
struct ForceLabelTests {
    @Test(
        "a label says how strongly the sentence behind it binds",
        arguments: [
            ("Required: Each gate has a bell that people can hear.", Modality.must),
            ("REQUIRED – Every gate has a bell.", .must), ("Optional: A second bell hangs at the back.", .may),
            ("Recommended: The bell hangs at the back.", .should), ("Prohibited: A bell sounds at night.", .mustNot),
        ])
    func binds(sentence: String, modality: Modality) {
        #expect(Directive(in: sentence)?.modality == modality)
    }

    @Test("what the sentence itself forbids stays forbidden")
    func prohibition() {
        #expect(Directive(in: "Recommended: Don't hang the lamps low.")?.modality == .mustNot)
        #expect(Directive(in: "Optional: Avoid red lamps.")?.modality == .shouldNot)
    }

    @Test(
        "without a sentence behind it a label tells what a thing takes",
        arguments: [
            "Required: iOS 8 or later.", "Optional: 44 pixels.", "Optional: yes", "Required fields show a lamp.",
            "Required: a string that is shown in the yard.", "Required: see page 4 for more.",
        ])
    func told(sentence: String) {
        #expect(Directive(in: sentence) == nil)
    }
}
