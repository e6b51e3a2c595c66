import HIGModel
import Testing

@testable import HIGLineage

@Suite("SettledProse")
struct SettledProseTests {
    private func profile(_ edition: String, style: Rule.Style, base: String = "base") -> EditionProfile {
        EditionProfile([
            Sample.rule("\(edition)/lamp/1", "Put the lamp at the \(base) of the desk.", style: style),
            Sample.rule("\(edition)/lamp/2", "A lamp should have a short name.", style: style),
        ])
    }

    /// Whether the second pair stands only beside a rule of the first.
    private func isBeside(_ other: Candidate, style: Rule.Style = .prose, statements: Double = 1) -> Bool {
        let same = candidate(0, 0, .statement, statements: statements)
        let newer = profile("b", style: style, base: statements < 1 ? "foot" : "base")
        return SettledProse([same, other], profile("a", style: style), newer).isBeside(other)
    }

    private func candidate(_ older: Int, _ newer: Int, _ bond: Link.Bond, statements: Double = 0.1) -> Candidate {
        var evidence = LinkEvidence()
        evidence.statements = statements
        evidence.texts = statements
        evidence.absorbed = bond == .absorbed ? 0.9 : 0
        evidence.extracted = bond == .extracted ? 0.9 : 0
        return Candidate(older: older, newer: newer, evidence: evidence, likeness: 1)
    }

    @Test("prose that stayed word for word took nothing in and gave nothing away")
    func prose() {
        #expect(isBeside(candidate(1, 0, .absorbed)))
        #expect(isBeside(candidate(0, 1, .extracted)))
    }

    @Test("beside prose that changed by a word or two, the statements must have something in common")
    func nearlySame() {
        #expect(isBeside(candidate(1, 0, .absorbed), statements: 0.9))
        #expect(!isBeside(candidate(1, 0, .absorbed, statements: 0.4), statements: 0.9))
    }

    @Test(
        "prose that stayed word for word did so, though another rule says nearly the same, in whatever order",
        arguments: [(1, 0, .absorbed), (0, 1, .extracted)] as [(Int, Int, Link.Bond)])
    func sameAndNearlySame(from: Int, to: Int, bond: Link.Bond) {
        let (older, newer) = (profile("a", style: .prose), profile("b", style: .prose))
        let other = candidate(from, to, bond, statements: 0.4)
        let near = candidate(from, to, .statement, statements: 0.9)
        let same = candidate(0, 0, .statement, statements: 1)
        #expect(SettledProse([same, near, other], older, newer).isBeside(other))
        #expect(SettledProse([near, same, other], older, newer).isBeside(other))
    }

    @Test("what a headline's body says, what other rules take in, and two statements are no less linked")
    func others() {
        #expect(!isBeside(candidate(1, 0, .absorbed), style: .headline))
        #expect(!isBeside(candidate(1, 1, .absorbed)))
        #expect(!isBeside(candidate(1, 0, .statement, statements: 0.7)))
        #expect(!isBeside(candidate(1, 0, .absorbed), statements: 0.7), "the first pair was reworded")
    }
}
