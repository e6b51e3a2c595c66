import HIGModel
import Testing

@testable import HIGRendering

@Suite("Decisions and doubts, as text")
struct PinsFormatTests {
    private func text(_ report: Report) -> String { TerminalFormat(width: 60).text(report) }

    @Test("a decision has its two rules below each other, and says which is not held")
    func pins() {
        #expect(
            text(Report(Samples.pins)) == """
                  link    pad-1991/lamp/avoid-blinking
                          pad-1994-05/lamp/dont-blink

                  unlink  pad-1991/lamp/label-every-lamp
                          pad-1999/lamp/x
                          not held now: pad-1999/lamp/x

                note: lamps.pins was edited: higkb check --repair, or the
                      next ingest, takes it up

                """)
        #expect(text(Report(PinList(pins: []))) == "no decisions about links: every link is the program's own\n")
    }

    @Test("a change names what a direct comparison says against it, and a lone rule its nearest counterpart")
    func doubts() {
        var (reworded, alone) = (Samples.reworded, Samples.notFound(Samples.dim))
        reworded.doubt = Change.Doubt(.unlinked, counterpart: nil)
        alone.near = Samples.nearMiss
        let comparison = Comparison(
            older: Samples.olderSummary, newer: Samples.newerSummary, topic: Samples.lamp, changes: [reworded, alone],
            notes: [])
        let words = text(Report(comparison)).split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(words.contains("linked through the editions between; compared directly, they would not be linked"))
        #expect(
            words.contains(
                """
                nearest: “\(Samples.avoidBlinking.statement)” (pad-1991/lamp/avoid-blinking), confidence 0.31: the \
                statements are 72% alike, with the text beside them 60%; both say blinking, eye; same topic
                """))
        alone.near = Change.NearMiss(rule: Samples.avoidBlinking, link: Samples.nearMiss.link, refusal: .otherTopic)
        let refused = text(
            Report(
                Comparison(
                    older: Samples.olderSummary, newer: Samples.newerSummary, topic: nil, changes: [alone], notes: [])))
        #expect(
            refused.split(whereSeparator: \.isWhitespace).joined(separator: " ").contains(
                "(pad-1991/lamp/avoid-blinking), not linked, for one of the two has a likelier counterpart, confidence 0.31: the statements"
            ))
        alone.doubt = Change.Doubt(.linked, counterpart: Samples.nearMiss)
        #expect(
            alone.doubt?.words.hasPrefix("no link through the editions between; compared directly, the same as “")
                == true)
    }

    @Test("the evidence of a link stands under the newer rule, and a reader's decision says so")
    func evidence() {
        let lines = text(Report([Samples.dossier], evidence: true)).split(separator: "\n")
        #expect(lines.contains("What speaks for the links"))
        #expect(!text(Report([Samples.dossier])).contains("What speaks for the links"))
        let pinned = Evidence(
            statements: 0, texts: 0, sharedWords: [], sameTopic: true, neighbours: false, pinned: true)
        #expect(pinned.words == "pinned by a reader")
        let change = Change(
            from: [Samples.avoidBlinking], to: [Samples.dontBlink], relation: .reworded, moved: false, strength: .same,
            confidence: 1, evidence: pinned, edits: [])
        let page = Report(
            Comparison(
                older: Samples.olderSummary, newer: Samples.newerSummary, topic: Samples.lamp, changes: [change],
                notes: []))
        #expect(TerminalFormat(width: 120).text(page).contains("in other words · pinned by a reader\n"))
    }
}
