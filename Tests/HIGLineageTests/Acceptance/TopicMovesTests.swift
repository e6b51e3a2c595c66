import HIGModel
import Testing

@testable import HIGLineage

@Suite("TopicMoves")
struct TopicMovesTests {
    private let older = EditionProfile(
        ["lamp/1", "lamp/2", "bell/1"].map { Sample.rule("a/\($0)", "Keep it short.") })
    private let newer = EditionProfile(
        ["desk/1", "desk/2", "lamp/3", "general/1"].map { Sample.rule("b/\($0)", "Keep it short.") })

    private func candidate(_ older: Int, _ newer: Int, statements: Double = 0.3, sharesTopic: Bool = false) -> Candidate
    {
        var evidence = LinkEvidence()
        evidence.statements = statements
        evidence.sharesTopic = sharesTopic
        return Candidate(older: older, newer: newer, evidence: evidence, likeness: 1)
    }

    private func isStray(_ candidate: Candidate, among others: [Candidate] = []) -> Bool {
        TopicMoves([candidate] + others, older, newer).isStray(candidate)
    }

    @Test("a rule that alone would leave a topic that lives on is a stray")
    func stray() {
        #expect(isStray(candidate(0, 0)))
        #expect(!isStray(candidate(0, 0), among: [candidate(1, 1)]), "another one moves with it")
        #expect(!isStray(candidate(2, 0)), "the newer edition has nothing else on the topic")
        #expect(!isStray(candidate(0, 2)), "it stays")
    }

    @Test("what is of no topic, is named by the other, or says the same is no stray")
    func borneOut() {
        #expect(!isStray(candidate(0, 3)))
        #expect(!isStray(candidate(0, 0, sharesTopic: true)))
        #expect(!isStray(candidate(0, 0, statements: 0.6)))
    }
}
