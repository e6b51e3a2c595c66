import HIGModel
import Testing

@testable import HIGLineage

@Suite("The bound of a likeness")
struct LikenessBoundTests {
    @Test("no pair that is likely enough by all it says is left out by what it shares", arguments: 0..<20)
    func bound(seed: UInt64) {
        var random = Seeded(seed)
        let pairs = EveryPair(EveryPair.rules("a", 15, &random), EveryPair.rules("b", 15, &random))
        let (older, newer) = (
            LikenessBound.all(of: pairs.old, pairs.older), LikenessBound.all(of: pairs.new, pairs.newer)
        )
        var likely = 0
        for (rule, other) in pairs.all {
            guard let evidence = pairs.evidence(rule, other) else { continue }
            let shared = pairs.shared(rule, other)
            let most = LikenessBound.mostOrder(older[rule], newer[other], shared)
            #expect(evidence.order <= most && most <= 1)
            guard LinkModel.likeness(evidence) >= LinkModel.leastLikeness else { continue }
            likely += 1
            #expect(LikenessBound.suffices(older[rule], newer[other], shared, headings: evidence.headings))
        }
        #expect(likely > 10)
    }

    @Test("a common word in two long statements is not enough, whatever stands around it, but all of a statement is")
    func commonWord() {
        func suffices(_ older: String, _ newer: String) -> Bool {
            let pairs = EveryPair(
                [Sample.rule("a/lamp/1", older, body: "Moths come.")],
                [Sample.rule("b/lamp/1", newer, body: "Cows sleep.")])
            let (from, to) = (
                LikenessBound.all(of: pairs.old, pairs.older)[0], LikenessBound.all(of: pairs.new, pairs.newer)[0]
            )
            return LikenessBound.suffices(from, to, pairs.shared(0, 0), headings: 0)
        }
        #expect(!suffices("Dim brass lamps before noon comes.", "Dim green bells beside every heavy drawer."))
        #expect(suffices("Dim brass lamps before noon comes.", "Dim a brass lamp before a noon comes!"))
    }
}
