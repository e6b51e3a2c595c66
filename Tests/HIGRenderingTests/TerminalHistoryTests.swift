import HIGModel
import Testing

@testable import HIGRendering

@Suite("A history on a terminal")
struct TerminalHistoryTests {
    private let plain = TerminalFormat(width: 80)

    @Test("a history is one line an edition")
    func history() {
        expect(
            plain.text(Report(Samples.history)),
            looks: """
                Lamp

                Don't blink a lamp, as a blinking lamp draws the eye and tires it.
                lamp/avoid-blinking
                  pad-1991     first               should-not  You should avoid blinking a lamp, as a blinking lamp draws the eye.
                  pad-1994-05  reworded, stronger  must-not    Don't blink a lamp, as a blinking lamp draws the eye and tires it.

                To let people sleep: Consider dimming lamps at night.
                lamp/dim-at-night
                  pad-1991     not found; pad-1991 is held in part (1 chunk, number 7)
                  pad-1994-05  first               consider    To let people sleep: Consider dimming lamps at night.

                What the documents say they changed
                  pad-1994-05  Earlier: Corrected errors.
                               Pad Interface Guidelines, Second Edition.pdf, page 13, chunk 7,
                               line 20

                  pad-1994-05  1994-05: Added guidance for dim lamps.
                               Pad Interface Guidelines, Second Edition.pdf, page 13, chunk 7,
                               line 20

                note: no edition of pad is held between 1991 and 1994-05
                """)
    }

    @Test("what happened since an edition of another series is told behind the words")
    func otherSeries() {
        let (older, newer) = (Samples.history.lineages[0].steps[0], Samples.history.lineages[0].steps[1])
        var step = newer
        step.alsoSince = [
            Change(
                from: older.rules, to: newer.rules, relation: .merged, moved: false, strength: .weaker,
                confidence: 0.4, evidence: nil, edits: [])
        ]
        let lineage = Lineage(id: "lamp/avoid-blinking", steps: [older, step])
        let history = History(subject: "Lamp", lineages: [lineage], changeLog: [], notes: [])
        let text = TerminalFormat(width: 300).text(Report(history))
        #expect(text.contains("tires it. (since pad-1991: merged into the text, weaker; confidence 0.40)\n"))
    }

    @Test("records of change logs come oldest first, and once where later editions repeat them")
    func records() {
        func entry(_ edition: String, _ date: String, _ text: String) -> ChangeLogEntry {
            ChangeLogEntry(
                edition: edition, date: PartialDate(date), written: date, text: text, topics: ["lamp"],
                source: Citation(document: edition, file: "lamps.md", chunk: nil, pages: nil, lines: 1...1))
        }
        let history = History(
            subject: "Lamp", lineages: [],
            changeLog: [
                entry("pad-1994-05", "1994-05", "Added dim lamps."), entry("pad-1994-05", "1990-02", "Added lamps."),
                entry("pad-1994-05", "1990-02", "Removed candles."), entry("pad-1991", "1990-02", "Added lamps."),
            ], notes: [])
        expect(
            plain.text(Report(history)),
            looks: """
                Lamp

                What the documents say they changed
                  pad-1991     1990-02: Added lamps.
                               pad-1991 (lamps.md), line 1
                               also in pad-1994-05

                  pad-1994-05  1990-02: Removed candles.
                               pad-1994-05 (lamps.md), line 1

                  pad-1994-05  1994-05: Added dim lamps.
                               pad-1994-05 (lamps.md), line 1
                """)
    }

    @Test("a history on a wide terminal has the texts in a column of their own")
    func brokenHistory() {
        expect(
            TerminalFormat(width: 92, breaksLongLines: true).text(Report(Samples.history)),
            looks: """
                Lamp

                Don't blink a lamp, as a blinking lamp draws the eye and tires it.
                lamp/avoid-blinking
                  pad-1991     first               should-not  You should avoid blinking a lamp, as a
                                                               blinking lamp draws the eye.
                  pad-1994-05  reworded, stronger  must-not    Don't blink a lamp, as a blinking lamp draws
                                                               the eye and tires it.

                To let people sleep: Consider dimming lamps at night.
                lamp/dim-at-night
                  pad-1991     not found; pad-1991 is held in part (1 chunk, number 7)
                  pad-1994-05  first               consider    To let people sleep: Consider dimming lamps
                                                               at night.

                What the documents say they changed
                  pad-1994-05  Earlier: Corrected errors.
                               Pad Interface Guidelines, Second Edition.pdf, page 13, chunk 7, line 20

                  pad-1994-05  1994-05: Added guidance for dim lamps.
                               Pad Interface Guidelines, Second Edition.pdf, page 13, chunk 7, line 20

                note: no edition of pad is held between 1991 and 1994-05
                """)
    }

    @Test("a history on a narrow terminal has the texts on lines of their own")
    func narrowHistory() {
        expect(
            TerminalFormat(width: 40, breaksLongLines: true).text(Report(Samples.history)),
            looks: """
                Lamp

                Don't blink a lamp, as a blinking lamp
                draws the eye and tires it.
                lamp/avoid-blinking
                  pad-1991, first, should-not
                    You should avoid blinking a lamp, as
                    a blinking lamp draws the eye.
                  pad-1994-05, reworded, stronger,
                  must-not
                    Don't blink a lamp, as a blinking
                    lamp draws the eye and tires it.

                To let people sleep: Consider dimming
                lamps at night.
                lamp/dim-at-night
                  pad-1991, not found; pad-1991 is held
                  in part (1 chunk, number 7)
                  pad-1994-05, first, consider
                    To let people sleep: Consider
                    dimming lamps at night.

                What the documents say they changed
                  pad-1994-05  Earlier: Corrected
                               errors.
                               Pad Interface Guidelines,
                               Second Edition.pdf,
                               page 13, chunk 7, line 20

                  pad-1994-05  1994-05: Added guidance
                               for dim lamps.
                               Pad Interface Guidelines,
                               Second Edition.pdf,
                               page 13, chunk 7, line 20

                note: no edition of pad is held between
                      1991 and 1994-05
                """)
    }
}
