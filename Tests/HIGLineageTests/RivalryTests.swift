import Testing

@testable import HIGLineage

@Suite("Rivalry")
struct RivalryTests {
    /// A pair of which the statements say the same, if `statements` is high, else of a statement and a body.
    private func candidate(_ older: Int, _ newer: Int, statements: Double, likeness: Double) -> Candidate {
        var evidence = LinkEvidence()
        evidence.statements = statements
        evidence.absorbed = 0.7
        return Candidate(older: older, newer: newer, evidence: evidence, likeness: likeness)
    }

    @Test("a pair leads over the best other one of either rule, and over the least likeness where there is none")
    func lead() {
        let rivalry = Rivalry(
            [
                candidate(0, 0, statements: 0, likeness: 2), candidate(0, 1, statements: 0, likeness: 1),
                candidate(1, 0, statements: 0, likeness: -1),
            ], older: 2, newer: 2)
        #expect((0..<3).map(rivalry.lead) == [1, -1, -1 - LinkModel.leastLikeness])
        #expect((0..<3).map(rivalry.leadBack) == [3, 1 - LinkModel.leastLikeness, -3])
        #expect((0..<3).map(rivalry.isOlderBest) == [true, false, true])
        #expect((0..<3).map(rivalry.isNewerBest) == [true, true, false])
    }

    @Test("what a body has taken in hardly rivals two statements that say the same")
    func twins() {
        let rivalry = Rivalry(
            [candidate(0, 0, statements: 0.8, likeness: -1), candidate(1, 0, statements: 0, likeness: 4)],
            older: 2, newer: 1)
        #expect(rivalry.leadBack(of: 0) > -1)
        #expect(rivalry.isNewerBest(0))
        #expect(rivalry.leadBack(of: 1) == 5)
        #expect(rivalry.isNewerBest(1))
    }

    @Test("two statements rival each other")
    func otherTwins() {
        let rivalry = Rivalry(
            [candidate(0, 0, statements: 0.8, likeness: -1), candidate(1, 0, statements: 0.8, likeness: 4)],
            older: 2, newer: 1)
        #expect(rivalry.leadBack(of: 0) == -5)
        #expect(!rivalry.isNewerBest(0))
    }
}
