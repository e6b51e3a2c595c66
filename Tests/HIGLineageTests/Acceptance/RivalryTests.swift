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

    @Test("a pair leads over the second best of several, in whatever order they come")
    func secondBest() {
        for likenesses in [[3.0, 2, 1], [1, 3, 2], [2, 1, 3], [3, 1, 2]] {
            let pairs = likenesses.enumerated().map { candidate(0, $0, statements: 0, likeness: $1) }
            let rivalry = Rivalry(pairs, older: 1, newer: 3)
            #expect(likenesses.indices.map(rivalry.lead) == likenesses.map { $0 == 3 ? 1 : $0 - 3 })
        }
    }

    @Test("of pairs that are equally likely the first is the best")
    func ties() {
        let rivalry = Rivalry(
            [candidate(0, 0, statements: 0, likeness: 1), candidate(0, 1, statements: 0, likeness: 1)],
            older: 1, newer: 2)
        #expect((0..<2).map(rivalry.isOlderBest) == [true, false])
        #expect((0..<2).map(rivalry.lead) == [0, 0])
    }

    @Test("a statement's body elsewhere is no rival of the newer rule that states the same")
    func twinsOfOlder() {
        let rivalry = Rivalry(
            [candidate(0, 0, statements: 0.8, likeness: -1), candidate(0, 1, statements: 0, likeness: 4)],
            older: 1, newer: 2)
        #expect((0..<2).map(rivalry.isOlderBest) == [true, true])
    }

    /// How well sure pairs around the fifth rule support it as the counterpart of the fifth newer one.
    private func support(_ pairs: (older: Int, newer: Int)..., likeness: Double = 40) -> Double {
        let rivalry = Rivalry(
            pairs.map { candidate($0.older, $0.newer, statements: 0, likeness: likeness) }, older: 11, newer: 11)
        return rivalry.neighbours(of: candidate(5, 5, statements: 0, likeness: 0))
    }

    private func isNear(_ number: Double, _ other: Double) -> Bool { abs(number - other) < 1e-9 }

    @Test("pairs of the three rules on either side support a pair, the nearer the more, and 2.5 in all")
    func neighbours() {
        #expect(isNear(support((6, 6)), 1) && isNear(support((4, 4)), 1))
        #expect(isNear(support((7, 7)), 1 / 2.0) && isNear(support((3, 3)), 1 / 2.0))
        #expect(isNear(support((8, 8)), 1 / 3.0) && isNear(support((2, 2)), 1 / 3.0))
        #expect(support((9, 9)) == 0 && support((1, 1)) == 0 && support((5, 6)) == 0)
        #expect(isNear(support((3, 3), (4, 4), (6, 6)), 2.5))
        #expect(isNear(support((2, 2), (3, 3), (4, 4), (6, 6), (7, 7), (8, 8)), 2.5))
    }

    @Test("those that cross it count less, as do those farther away on the newer side, to four places")
    func farther() {
        #expect(isNear(support((6, 4)), 0.4) && isNear(support((4, 6)), 0.4))
        #expect(isNear(support((6, 7)), 1 / 1.25) && isNear(support((6, 9)), 1 / 1.75))
        #expect(isNear(support((7, 9)), 1 / 2.0 / 1.5), "two places farther away than on the older side")
        #expect(isNear(support((7, 6)), 1 / 2.0), "nearer than on the older side is as good")
        #expect(support((6, 10)) == 0 && support((6, 5)) == 0)
    }

    @Test("a pair supports as far as it is sure, and only if it is likelier than not and the best of both its rules")
    func sureness() {
        #expect(isNear(support((6, 6), likeness: 0.5), Logistic.of(0.5)))
        #expect(support((6, 6), likeness: 0) == 0)
        let rival = Rivalry(
            [candidate(6, 6, statements: 0, likeness: 2), candidate(9, 6, statements: 0, likeness: 3)],
            older: 11, newer: 11)
        #expect(rival.neighbours(of: candidate(5, 5, statements: 0, likeness: 0)) == 0)
    }
}
