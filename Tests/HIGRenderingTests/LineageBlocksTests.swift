import HIGModel
import Testing

@testable import HIGRendering

@Suite("The steps of a lineage")
struct LineageBlocksTests {
    private static func edition(_ name: String, _ series: String...) -> Edition {
        Edition(
            id: name, title: name, date: PartialDate(String(name.suffix(4))),
            series: series.map { Series(rawValue: $0) })
    }

    private static func stated(_ edition: Edition) -> Lineage.Step {
        Lineage.Step(edition: edition, rules: [Samples.rule(edition, "x", "Keep it.")], change: nil, note: nil)
    }

    private static func removed(_ edition: Edition) -> Lineage.Step {
        Lineage.Step(edition: edition, rules: [], change: nil, note: .removed)
    }

    /// The lines of a timeline, without what lies between the edition and the last word.
    private func lines(_ steps: [Lineage.Step]) -> [String] {
        let history = History(subject: "x", lineages: [Lineage(id: "lamp/x", steps: steps)], notes: [])
        return TerminalFormat(width: 200).text(Report(history)).split(separator: "\n").dropFirst(3).compactMap { line in
            let words = line.split(separator: " ")
            return words.first.map { "\($0) \(words.last ?? "")" }
        }
    }

    @Test("that come from none before are the first, or the first of another series, and later ones added")
    func added() {
        let editions = [
            Self.edition("pad-1991", "pad"), Self.edition("pad-1992", "pad"), Self.edition("pod-1993", "pod"),
        ]
        let history = History(
            subject: "x", lineages: [Lineage(id: "lamp/x", steps: editions.map(Self.stated))], notes: [])
        let lines = TerminalFormat(width: 200).text(Report(history)).split(separator: "\n").dropFirst(3)
        #expect(
            lines.map { $0.split(separator: " ").prefix { $0 != "should" }.joined(separator: " ") }
                == ["pad-1991 first", "pad-1992 added", "pod-1993 first in pod"])
    }

    @Test("of removal are told once, at the first edition without the advice")
    func once() {
        let years = ["1991", "1992", "1993", "1994", "1995"].map { Self.edition("pad-" + $0, "pad") }
        let missing = Lineage.Step(
            edition: years[3], rules: [], change: nil, note: .notFound(because: "held in part"))
        #expect(
            lines([
                Self.stated(years[0]), Self.removed(years[1]), Self.removed(years[2]), missing,
                Self.removed(years[4]),
            ]) == ["pad-1991 it.", "pad-1992 removed"])
    }

    @Test("of an edition held in part are told only right before the advice begins, or behind all that tell of it")
    func passedOver() {
        let years = ["1991", "1992", "1993", "1994", "1995"].map { Self.edition("pad-" + $0, "pad") }
        func missing(_ edition: Edition) -> Lineage.Step {
            Lineage.Step(edition: edition, rules: [], change: nil, note: .notFound(because: "in part"))
        }
        #expect(
            lines([
                missing(years[0]), missing(years[1]), Self.stated(years[2]), missing(years[3]), Self.removed(years[4]),
            ]) == ["pad-1992 part", "pad-1993 it.", "pad-1995 removed"])
        #expect(
            lines([
                Self.stated(years[0]), missing(years[1]), Self.stated(years[2]), missing(years[3]), missing(years[4]),
            ]) == ["pad-1991 it.", "pad-1993 it.", "pad-1995 part"])
        let other = Self.edition("pod-1993", "pod")
        #expect(
            lines([Self.stated(years[0]), missing(years[1]), Self.stated(other)])
                == ["pad-1991 it.", "pad-1992 part", "pod-1993 it."])
    }

    @Test("of an edition held in part are told where it has the words all the same, wherever it stands")
    func sameWordsInPart() {
        let years = ["1991", "1992", "1993", "1994"].map { Self.edition("pad-" + $0, "pad") }
        func missing(_ edition: Edition) -> Lineage.Step {
            var step = Lineage.Step(edition: edition, rules: [], change: nil, note: .notFound(because: "lost"))
            step.sameWords = Change.SameWords(
                role: .statement, rule: "\(edition.id)/gate/keep-it",
                source: Citation(document: "Pads", file: "pads.md", chunk: 7, pages: nil, lines: 3...3))
            return step
        }
        #expect(
            lines([Self.stated(years[0]), missing(years[1]), Self.stated(years[2]), missing(years[3])]) == [
                "pad-1991 it.", "pad-1992 pad-1992/gate/keep-it", "pad-1993 it.", "pad-1994 pad-1994/gate/keep-it",
            ])
        #expect(
            lines([Self.stated(years[0]), Self.removed(years[1]), missing(years[2])])
                == ["pad-1991 it.", "pad-1992 removed", "pad-1993 pad-1993/gate/keep-it"])
    }

    @Test("name the advice that is turned round beside what became of the first")
    func turned() {
        let (older, newer) = (Self.edition("pad-1991", "pad"), Self.edition("pad-1992", "pad"))
        let (gate, bell) = (Samples.rule(older, "gate", "Paint gates."), Samples.rule(older, "bell", "Dim bells."))
        let now = Samples.rule(newer, "gate", "Paint all gates.")
        let change = Change(
            from: [gate, bell], to: [now], relation: .reworded, moved: false, strength: .same, perhapsReversed: true,
            confidence: 0.9, evidence: nil, edits: [], notes: [.sparse, .turned(bell)])
        let step = Lineage.Step(edition: newer, rules: [now], change: change, note: nil)
        let lineage = Lineage(id: "lamp/x", steps: [step])
        let text = TerminalFormat(width: 200).text(Report(History(subject: "x", lineages: [lineage], notes: [])))
        #expect(text.contains("Paint all gates. (“Dim bells.” (\(bell.id)) is turned round)"))
    }

    @Test("of removal are told again where the advice had returned")
    func again() {
        let years = ["1991", "1992", "1993", "1994"].map { Self.edition("pad-" + $0, "pad") }
        #expect(
            lines([Self.stated(years[0]), Self.removed(years[1]), Self.stated(years[2]), Self.removed(years[3])])
                == ["pad-1991 it.", "pad-1992 removed", "pad-1993 it.", "pad-1994 removed"])
    }

    @Test("of removal name the text that says the words all the same, and are told again where none does any more")
    func sameWords() {
        let years = ["1991", "1992", "1993", "1994", "1995"].map { Self.edition("pad-" + $0, "pad") }
        let place = Citation(document: "Pads", file: "pads.md", chunk: 7, pages: nil, lines: 3...3)
        var (first, body, text) = (Self.stated(years[0]), Self.removed(years[1]), Self.removed(years[3]))
        first.sameWords = Change.SameWords(role: .statement, rule: "pad-1990/lamp/keep-it", source: place)
        body.sameWords = Change.SameWords(role: .body, rule: "pad-1992/lamp/dim", source: place)
        text.sameWords = Change.SameWords(role: .description, rule: nil, source: place, isNearly: true)
        let lineage = Lineage(id: "lamp/x", steps: [first, body, Self.removed(years[2]), text, Self.removed(years[4])])
        expect(
            TerminalFormat(width: 200).text(Report(History(subject: "Keep it.", lineages: [lineage], notes: []))),
            looks: """
                Keep it.
                lamp/x
                  pad-1991  first  should  Keep it. (the same words in pad-1990/lamp/keep-it)
                  pad-1992  removed; the same words in the body of pad-1992/lamp/dim
                  pad-1993  removed
                  pad-1994  removed; nearly the same words in a description: Pads, chunk 7, line 3
                  pad-1995  removed
                """)
    }

    @Test("of removal are told for each series that the advice was given in")
    func series() {
        let (pad, desk) = (Self.edition("pad-1991", "pad"), Self.edition("desk-1991", "desk"))
        let (newPad, newDesk) = (Self.edition("pad-1993", "pad"), Self.edition("desk-1993", "desk"))
        let both = Self.edition("both-1995", "desk", "pad")
        #expect(
            lines([
                Self.stated(desk), Self.stated(pad), Self.removed(newDesk), Self.removed(newPad), Self.removed(both),
            ]) == ["desk-1991 it.", "pad-1991 it.", "desk-1993 removed", "pad-1993 removed"])
    }
}
