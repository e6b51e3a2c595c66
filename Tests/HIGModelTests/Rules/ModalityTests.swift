import HIGModel
import Testing

@Suite("Modality")
struct ModalityTests {
    @Test("the force compares how much freedom is left")
    func force() {
        #expect(Modality.allCases.map(\.force) == [3, 2, 1, 0, 2, 3])
        #expect(Modality.should.force == Modality.shouldNot.force)
        #expect(Modality.must.force == Modality.mustNot.force)
    }

    @Test("only avoidances and prohibitions forbid")
    func prohibition() {
        #expect(Modality.allCases.filter(\.isProhibition) == [.shouldNot, .mustNot])
    }

    @Test("the names are those that exports have")
    func names() {
        #expect(
            Modality.allCases.map(\.rawValue) == ["must", "should", "consider", "may", "should-not", "must-not"])
    }
}
