import HIGModel
import Testing

@testable import HIGLineage

@Suite("Saying")
struct SayingTests {
    @Test(
        "is a prohibition by its force, or where it ensures that something is not",
        arguments: [
            ("Never combine two lamps.", .mustNot, true), ("Combine two lamps.", .should, false),
            ("Ensure that two lamps are not combined.", .must, true), ("Combine two lamps.", nil, false),
        ] as [(String, Modality?, Bool)])
    func prohibitions(text: String, modality: Modality?, isOne: Bool) {
        #expect(Saying(text: text, modality: modality).isProhibition == isOne)
    }
}
