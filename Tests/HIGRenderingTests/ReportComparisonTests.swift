import HIGModel
import Testing

@testable import HIGRendering

@Suite("What a comparison tells")
struct ReportComparisonTests {
    private func blocks(_ changes: [Change], notes: [String] = []) throws -> [Block] {
        try Report(
            Comparison(
                older: Samples.olderSummary, newer: Samples.newerSummary, topic: Samples.lamp, changes: changes,
                notes: notes)
        ).blocks()
    }

    private func change(
        _ relation: Change.Relation, from: [Rule] = [], to: [Rule] = [], strength: Change.Strength? = nil,
        confidence: Double? = nil, notes: [Change.Note] = [], inBody: Change.BodySentence? = nil
    ) -> Change {
        Change(
            from: from, to: to, relation: relation, moved: false, strength: strength, confidence: confidence,
            evidence: nil, edits: [], notes: notes, inBody: inBody)
    }

    private func older(_ statement: String, _ modality: Modality = .should, topic: String = "lamp") -> Rule {
        Samples.rule(Samples.older, statement, statement, modality: modality, topic: topic)
    }

    private func newer(_ statement: String, _ modality: Modality = .should, topic: String = "lamp") -> Rule {
        Samples.rule(Samples.newer, statement, statement, modality: modality, topic: topic)
    }

    private func contrast(_ change: Change) throws -> Contrast {
        try #require(
            blocks([change]).compactMap { block in
                if case .contrast(let contrast) = block { contrast } else { nil }
            }.first)
    }

    private func verdict(_ change: Change) throws -> String { try contrast(change).verdict.map(\.text).joined() }

    private func isSaidOnce(_ older: [Rule], _ newer: Rule, _ relation: Change.Relation = .identical) throws -> Bool {
        let contrast = try contrast(change(relation, from: older, to: [newer], strength: .same))
        let labels = (contrast.older + contrast.newer).map(\.label)
        #expect(labels == ["both"] || labels == older.map(\.edition) + [newer.edition])
        return labels == ["both"]
    }

    @Test("what may be turned round is counted behind the kinds of change")
    func tally() throws {
        let turned = Change(
            from: [older("Dim a lamp.")], to: [newer("Do not dim lamps.")], relation: .reworded, moved: false,
            strength: nil,
            perhapsReversed: true, confidence: 0.6, evidence: nil, edits: [])
        func told(_ changes: [Change]) throws -> [String] {
            try blocks(changes).compactMap {
                if case .paragraph(let spans) = $0 { spans.map(\.text).joined() } else { nil }
            }
        }
        try #expect(
            told([turned, change(.removed, from: [older("Trim a wick.")])]).first
                == "1 reworded, 1 removed; 1 perhaps reversed")
        try #expect(told([]).first == "no changes to show")
    }

    @Test("what both editions say is said once, whatever its case and signs, and stands where each has it")
    func saidByBoth() throws {
        let plain = newer("Dim a lamp at night.")
        try #expect(isSaidOnce([older("Dim a lamp at night.")], plain))
        try #expect(isSaidOnce([older("DIM a lamp, at night")], plain))
        let once = try contrast(change(.identical, from: [older("Dim a lamp at night.")], to: [plain])).newer
        #expect(once.map(\.footers.count) == [2])
    }

    @Test("it is not said once where a word, the introduction or the list is another, nor where it was merged")
    func notSaidByBoth() throws {
        let plain = newer("Dim a lamp at night.")
        try #expect(!isSaidOnce([older("Dim a light at night.")], plain))
        try #expect(!isSaidOnce([older("Dim a lamp at night."), older("Dim a light at night.")], plain))
        try #expect(!isSaidOnce([older("Dim a lamp at night.")], plain, .merged))
        let lead = Samples.rule(Samples.older, "x", "Dim a lamp at night.", introduction: "When people sleep:")
        try #expect(!isSaidOnce([lead], plain))
        func listed(_ edition: Edition, _ body: String) -> Rule { Samples.rule(edition, "x", "Dim lamps:", body: body) }
        try #expect(isSaidOnce([listed(Samples.older, "- 3 lamps")], listed(Samples.newer, "- 3 lamps")))
        try #expect(!isSaidOnce([listed(Samples.older, "- 3 lamps")], listed(Samples.newer, "- 4 lamps")))
    }

    /// The one-sided part: headings, reasons and statements.
    private func told(_ changes: [Change], notes: [String] = []) throws -> [String] {
        try blocks(changes, notes: notes).dropFirst(2).compactMap { block in
            switch block {
            case .heading(let spans): "# " + spans.map(\.text).joined()
            case .paragraph(let spans): spans.map(\.text).joined()
            case .statement(let statement): "- " + statement.text.map(\.text).joined()
            default: nil
            }
        }
    }

    @Test("what stands on one side stands under one heading a verdict, a side and a reason, in the changes' order")
    func grouped() throws {
        let part = Change.Note.notFound(because: "pad-1994-05 is held in part")
        let former = Change.Note.given(older("Nine."), .before)
        let changes = [
            change(.removed, from: [older("One.")]), change(.notFound, from: [older("Two.")], notes: [part]),
            change(.notFound, to: [newer("Three.")], notes: [part]), change(.added, to: [newer("Four.")]),
            change(.notFound, from: [older("Five.")], notes: [.notFound(because: "elsewhere")]),
            change(.removed, from: [older("Six.")]), change(.reintroduced, to: [newer("Seven.")], notes: [former]),
            change(.notFound, from: [older("Eight.")], notes: [part]), change(.notFound, from: [older("Nine.")]),
        ]
        let expected = [
            "# removed in pad-1994-05", "- One.", "- Six.", "# only found in pad-1991", part.words, "- Two.",
            "- Eight.",
            "# only found in pad-1994-05", part.words, "- Three.", "# added in pad-1994-05", "- Four.",
            "# only found in pad-1991", "not found; elsewhere", "- Five.", "# reintroduced in pad-1994-05",
            former.words, "- Seven.", "# only found in pad-1991", "- Nine.",
        ]
        #expect(try told(changes) == expected)
        let noted = try told(changes, notes: ["so it is: not found; elsewhere"])
        #expect(noted == expected.filter { $0 != "not found; elsewhere" }, "a reason that a note gives")
    }

    @Test("a rule that stands alone names its topic, unless it is the one that is compared")
    func topicsOfOneSided() throws {
        let changes = [older("Dim lamps."), older("Paint gates.", topic: "gate")].map { change(.removed, from: [$0]) }
        let footers = try blocks(changes).flatMap { block -> [String] in
            if case .statement(let statement) = block { statement.footers } else { [] }
        }
        #expect(footers.map { $0.hasPrefix("gate · ") } == [false, true])
        #expect(footers[0].hasPrefix("Pad Interface Guidelines"))
    }

    @Test("nothing to compare and nothing to show are told apart")
    func nothing() throws {
        func tally(_ comparison: Comparison) throws -> [Span] {
            guard case .paragraph(let spans) = try Report(comparison).blocks()[1] else { return [] }
            return spans
        }
        func comparison(_ newer: EditionSummary) -> Comparison {
            Comparison(older: Samples.olderSummary, newer: newer, topic: nil, changes: [], notes: [])
        }
        #expect(try tally(comparison(Samples.olderSummary)).map(\.text) == ["nothing changed"])
        #expect(try tally(comparison(Samples.newerSummary)).map(\.text) == ["no changes to show"])
    }

    @Test("the size of a change is told of one rule that became one in other words")
    func size() throws {
        let (one, two) = ([older("Dim lamps.")], [older("Dim lamps."), older("Hang them low.")])
        try #expect(verdict(change(.reworded, from: one, to: [newer("Paint gates.")])).contains("in other words"))
        try #expect(!verdict(change(.identical, from: one, to: [newer("Dim lamps!")])).contains("in other words"))
        try #expect(!verdict(change(.merged, from: two, to: [newer("Paint gates.")])).contains("in other words"))
        let halves = [newer("Paint gates."), newer("Ring bells.")]
        try #expect(!verdict(change(.split, from: one, to: halves)).contains("in other words"))
    }

    @Test("the topic is the newer rule's, and the older one's before it where the advice moved")
    func topics() throws {
        let (from, to) = ([older("Dim lamps.", topic: "bell")], [newer("Dim all lamps.", topic: "gate")])
        try #expect(verdict(change(.reworded, from: from, to: to)).contains(" · gate ·"))
        let moved = Change(
            from: from, to: to, relation: .reworded, moved: true, strength: nil, confidence: nil, evidence: nil,
            edits: [])
        try #expect(verdict(moved).contains("reworded, moved · bell → gate ·"))
    }

    @Test("modalities are told of the statements that are compared, each once; not where a body's sentence is")
    func modalities() throws {
        let sentence = Change.BodySentence(
            rule: newer("Hang lamps.").id, carries: older("Dim lamps.").id, text: "Dim them.", modality: .must)
        let (may, must) = (older("Dim lamps.", .may), newer("Hang lamps.", .must))
        func told(_ from: [Rule], _ to: [Rule], _ strength: Change.Strength, inBody: Change.BodySentence? = nil) throws
            -> Bool
        {
            try verdict(change(.reworded, from: from, to: to, strength: strength, inBody: inBody))
                .contains("may → must")
        }
        try #expect(told([may], [must], .stronger))
        try #expect(!told([may], [must], .stronger, inBody: sentence))
        try #expect(!told([may], [must], .same))
        try #expect(told([may, older("Ring.", .may)], [must], .stronger, inBody: sentence))
        try #expect(told([may], [must, newer("Ring.", .must)], .stronger, inBody: sentence))
    }

    @Test("confidence is told below 0.8; a reason and a doubt stand in one note")
    func doubts() throws {
        func change(_ confidence: Double) -> Change {
            self.change(.reworded, from: [older("Dim.")], to: [newer("Hang.")], confidence: confidence)
        }
        try #expect(verdict(change(0.79)).hasSuffix(" · confidence 0.79"))
        try #expect(!verdict(change(0.8)).contains("confidence"))
        var doubted = self.change(
            .reworded, from: [older("Dim.")], to: [newer("Hang.")], notes: [.takesIn([older("Ring.")])])
        doubted.doubt = Change.Doubt(.unlinked, counterpart: nil)
        let words = try #require(doubted.doubt?.words)
        #expect(try contrast(doubted).note == "takes in as well: \(older("Ring.").quoted); \(words)")
    }

    private func measured(_ edition: Edition, _ points: [Double]) -> Rule {
        let rule = Samples.rule(edition, "x", "Hang lamps at a height.")
        return Rule(
            id: rule.id, lineage: rule.lineage, edition: rule.edition, series: rule.series, topic: rule.topic,
            topics: rule.topics, section: rule.section, statement: rule.statement, body: "", modality: rule.modality,
            platforms: [], style: rule.style, source: rule.source, digest: rule.digest,
            measures: points.map { Measure(numbers: [$0], unit: "points", text: "\(Int($0)) points") })
    }

    @Test("numbers are told before and after, or as one more or one less where others stay")
    func measures() throws {
        func told(_ older: [Double], _ newer: [Double]) throws -> String {
            let change = change(
                .reworded, from: [measured(Samples.older, older)], to: [measured(Samples.newer, newer)])
            return try verdict(change)
        }
        try #expect(told([5], [7]).contains(" · 5 points → 7 points ·"))
        try #expect(told([5, 9, 6], [9, 5, 6, 7]).contains(" · also 7 points ·"))
        try #expect(told([9, 5, 6, 7], [5, 9, 6]).contains(" · no longer 7 points ·"))
        try #expect(told([], [7]).contains(" · no number → 7 points ·"))
        try #expect(told([7], []).contains(" · 7 points → no number ·"))
    }
}
