import HIGModel
import Testing

@Suite("Problem")
struct ProblemTests {
    @Test("says where, what, and on a second line what to do next")
    func description() {
        #expect(Problem(.badData, "damaged", at: "a.md:1", next: "mend it").description == "a.md:1: damaged\n  mend it")
        #expect(Problem(.badData, "damaged").description == "damaged")
    }
}
