import HIGModel
import Testing

@testable import HIGLineage

@Suite("Saying")
struct SayingTests {
    private func isTurned(_ older: String, _ before: Modality?, _ newer: String, _ now: Modality?) -> Bool {
        Saying(text: older, modality: before).isTurned(by: Saying(text: newer, modality: now))
    }

    @Test("is turned round where a deed forbidden is now granted, and the other way round")
    func granted() {
        #expect(isTurned("Never combine two lamps.", .mustNot, "Combine two lamps where it helps.", .should))
        #expect(isTurned("Combine two lamps where it helps.", .should, "Never combine two lamps.", .mustNot))
    }

    @Test("says the same in the other polarity where the deeds differ")
    func otherDeed() {
        #expect(!isTurned("Avoid crowding the bar.", .shouldNot, "Keep the items of the bar few.", .should))
    }

    @Test("is not known to be turned round where it is not known how strongly it binds")
    func unknown() {
        #expect(!isTurned("Never combine two lamps.", nil, "Combine two lamps where it helps.", .should))
        #expect(!isTurned("Never combine two lamps.", .mustNot, "Combine two lamps where it helps.", nil))
    }
}
