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

    @Test("says of which topic it is, where one was asked about")
    func topic() {
        #expect(lines(tally).first == "Lamp: \(Samples.older.id) → \(Samples.newer.id)")
        #expect(lines(self.tally([])).first == "\(Samples.older.id) → \(Samples.newer.id)")
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

    private func change(
        _ relation: Change.Relation, from: String?, to: String?, strength: Change.Strength? = nil, moved: Bool = false,
        perhapsReversed: Bool = false
    ) -> Change {
        Change(
            from: from.map { [Samples.rule(Samples.older, "x", "Keep it.", topic: $0)] } ?? [],
            to: to.map { [Samples.rule(Samples.newer, "x", "Hold it.", topic: $0)] } ?? [], relation: relation,
            moved: moved, strength: strength, perhapsReversed: perhapsReversed, confidence: nil, evidence: nil,
            edits: [])
    }

    private func tally(_ changes: [Change], notes: [String] = []) -> Tally {
        Tally(
            of: Comparison(
                older: Samples.olderSummary, newer: Samples.newerSummary, topic: nil, changes: changes, notes: notes))
    }

    private func lines(_ tally: Tally) -> [String] {
        TerminalFormat(width: 200).text(Report(tally)).split(separator: "\n").map {
            $0.split(separator: " ").joined(separator: " ")
        }
    }

    @Test(
        "counts a change on the newer rule's topic, or on the older's where there is none; ties are in order of topic")
    func topics() {
        let tally = tally([
            change(.reworded, from: "bell", to: "lamp"), change(.removed, from: "gate", to: nil),
            change(.added, from: nil, to: "door"), change(.identical, from: "arch", to: "arch"),
            change(.added, from: nil, to: "lamp"),
        ])
        #expect(tally.topics.map(\.topic) == ["lamp", "door", "gate", "arch"])
        #expect(tally.topics.map(\.changed) == [2, 1, 1, 0])
    }

    @Test("sums up what changed and on how many topics, and names no strength or move that none has")
    func summary() {
        let changes = [
            change(.reworded, from: "lamp", to: "lamp", strength: .weaker),
            change(.identical, from: "gate", to: "gate"),
            change(.added, from: nil, to: "lamp"), change(.removed, from: "bell", to: nil),
            change(.reworded, from: "arch", to: "bell", strength: .stronger, moved: true),
            change(.reworded, from: "bell", to: "bell", strength: .stronger),
        ]
        #expect(
            lines(tally(changes, notes: ["a gap"])) == [
                "pad-1991 → pad-1994-05", "5 changes on 2 topics", "Topic Changed How",
                "bell 3 2 reworded, 1 removed; 2 stronger, 1 moved", "lamp 2 1 reworded, 1 added; 1 weaker",
                "gate 0 1 identical", "note: a gap",
            ])
        #expect(lines(tally([])) == ["pad-1991 → pad-1994-05", "0 changes on 0 topics"])
    }

    @Test("counts what is perhaps turned round beside how it is told")
    func perhapsReversed() {
        let tally = tally([
            change(.reworded, from: "lamp", to: "lamp", perhapsReversed: true),
            change(.split, from: "lamp", to: "lamp"),
        ])
        #expect(lines(tally).contains("lamp 2 1 reworded, 1 split; 1 perhaps reversed"))
    }
}
