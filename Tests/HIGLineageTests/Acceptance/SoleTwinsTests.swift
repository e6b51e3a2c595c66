import Testing

@testable import HIGLineage

@Suite("Sole twins")
struct SoleTwinsTests {
    /// Of five terms, of five, and of four.
    private let profile = EditionProfile([
        Sample.rule("a/bar/1", "Hang brass bells beside doors."),
        Sample.rule("a/bar/2", "Hang brass lamps above doors."),
        Sample.rule("a/bar/3", "Hang brass lamps outside."),
    ])

    private func pair(_ older: Int, _ newer: Int, _ statements: Double = 0.9, absorbed: Double = 0) -> Candidate {
        var evidence = LinkEvidence()
        (evidence.statements, evidence.absorbed) = (statements, absorbed)
        return Candidate(older: older, newer: newer, evidence: evidence, likeness: 0)
    }

    private func isSole(_ candidate: Candidate, among others: [Candidate] = []) -> Bool {
        SoleTwins(others + [candidate], profile).contains(candidate)
    }

    @Test("two statements belong together that differ in a word or two, where no others of either rule do")
    func sole() {
        #expect(isSole(pair(0, 0, 0.85)))
        #expect(!isSole(pair(0, 0, 0.84)))
        #expect(isSole(pair(0, 0), among: [pair(1, 1)]))
        #expect(!isSole(pair(0, 0, 0.84), among: [pair(0, 1), pair(1, 0)]), "the twins are others")
    }

    @Test("a second one that states nearly the same, in either edition, leaves none of them sole")
    func several() {
        #expect(!isSole(pair(0, 0), among: [pair(0, 1)]))
        #expect(!isSole(pair(0, 1), among: [pair(0, 0)]))
        #expect(!isSole(pair(0, 0), among: [pair(1, 0)]))
        #expect(!isSole(pair(1, 0), among: [pair(0, 0)]))
        #expect(!isSole(pair(0, 0, 1), among: [pair(1, 0, 0.85)]), "however much more alike")
    }

    @Test("what only resembles either rule, or has taken it into a body, is no second one")
    func others() {
        #expect(isSole(pair(0, 0), among: [pair(0, 1, 0.84), pair(1, 0, 0.84)]))
        #expect(isSole(pair(0, 0), among: [pair(0, 1, 0.1, absorbed: 1), pair(1, 0, 0.1, absorbed: 1)]))
    }

    @Test("a phrase of less than five terms is anybody's")
    func phrase() {
        #expect(isSole(pair(1, 0, 1)))
        #expect(!isSole(pair(2, 0, 1)))
    }

    @Test("no pair is one where there are no others")
    func empty() {
        #expect(!SoleTwins([], profile).contains(pair(0, 0)))
    }
}
