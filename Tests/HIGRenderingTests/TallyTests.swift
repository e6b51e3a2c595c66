import HIGModel
import Testing

@testable import HIGRendering

@Suite("A tally")
struct TallyTests {
    private let tally = Tally(of: Samples.comparison)

    @Test("counts every change of the comparison once")
    func complete() {
        let counted = tally.topics.flatMap { $0.relations.values }.reduce(0, +)
        #expect(counted == Samples.comparison.changes.count)
    }

    @Test("puts the topic that changed most first, and counts neither the identical nor the not found as changed")
    func order() {
        let unmoved = TopicTally(
            topic: "a", changes: Samples.comparison.changes.filter { [.identical, .notFound].contains($0.relation) })
        #expect(unmoved.changed == 0)
        let changed = tally.topics.map(\.changed)
        #expect(changed == changed.sorted(by: >))
    }

    @Test("names the verdicts in words, the weightiest first, strength after them")
    func words() {
        let text = TerminalFormat(width: 200, color: false, breaksLongLines: false).text(Report(tally))
        let lamp = text.split(separator: "\n").first { $0.hasPrefix("lamp") }
        let expected = Change.Relation.weightiestFirst.compactMap { relation in
            tally.topics.first { $0.topic == "lamp" }?.relations[relation].map { "\($0) \(relation.words)" }
        }
        #expect(expected.count > 3)
        #expect(lamp?.contains(expected.joined(separator: ", ") + "; ") == true, "\(text)")
    }
}
