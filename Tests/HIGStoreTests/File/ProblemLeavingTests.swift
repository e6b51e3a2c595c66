import HIGModel
import HIGStore
import Testing

@Suite("A problem after which something stays")
struct ProblemLeavingTests {
    @Test("is of the same kind and place, with the same advice")
    func leaving() {
        let problem = Problem(.inputOutput, "the disk is full", at: "a.sqlite", next: "make room")
        #expect(
            problem.leaving("its log stays: not permitted")
                == Problem(
                    .inputOutput, "the disk is full; its log stays: not permitted", at: "a.sqlite", next: "make room"))
    }
}
