import HIGModel
import Testing

@testable import HIGParsing

@Suite("Modality of a sentence")
struct ModalitySentenceTests {
    @Test(
        "is that of its directive, and none where it directs nobody",
        arguments: [
            ("You may dim the lamp at night.", .may), ("Dim the lamp at night.", .should),
            ("At night, never light the lamp.", .mustNot), ("The lamp is dim at night.", nil), ("", nil),
        ] as [(String, Modality?)])
    func sentence(_ sentence: String, modality: Modality?) {
        #expect(Modality(of: sentence) == modality)
    }
}
