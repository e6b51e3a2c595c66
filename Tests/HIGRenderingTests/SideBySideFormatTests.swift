import HIGModel
import Testing

@testable import HIGRendering

@Suite("Side by side")
struct SideBySideFormatTests {
    @Test("the older statement stands left of the newer one")
    func wide() {
        expect(
            SideBySideFormat(width: 100).text(Report(Samples.comparison)),
            looks: """
                Lamp: pad-1991 → pad-1994-05
                1 reversed, 1 reworded, 2 only found in pad-1994-05, 1 identical

                reworded, stronger · should-not → must-not · −5 +6 words
                  pad-1991                                        │ pad-1994-05
                  [-You should avoid blinking-] a lamp, as a      │ {+Don't blink+} a lamp, as a blinking lamp
                  blinking lamp draws the [-eye.-]                │ draws the {+eye and tires it.+}
                  Pad Interface Guidelines.pdf, page 13, chunk 7, │ Pad Interface Guidelines, Second Edition.pdf,
                  line 3                                          │ page 13, chunk 7, lines 3–7

                reversed · should → must · in other words · confidence 0.61
                  pad-1991                                        │ pad-1994-05
                  Keep the shape of every lamp round.             │ Make sure that a customized lamp still looks
                  Pad Interface Guidelines.pdf, page 13, chunk 7, │ like one.
                  line 9                                          │ Pad Interface Guidelines, Second Edition.pdf,
                                                                  │ page 13, chunk 7, line 11

                identical · should
                  both         Label every lamp.
                               Pad Interface Guidelines.pdf, page 13, chunk 7, line 14
                               Pad Interface Guidelines, Second Edition.pdf, page 13, chunk 7, line 15

                only found in pad-1994-05
                not found; pad-1991 is held in part (1 chunk, number 7)
                  consider     To let people sleep:
                               Consider dimming lamps at night.
                               Pad Interface Guidelines, Second Edition.pdf, page 13, chunk 7, line 20

                  should       When a lamp turns on, two things should happen:
                               - The label lights up.
                               - A sound plays.
                               Pad Interface Guidelines, Second Edition.pdf, page 13, chunk 7, lines 22–26

                note: no edition of pad is held between 1991 and 1994-05
                """)
    }

    @Test("a terminal narrower than 80 columns gets the statements one above the other")
    func narrow() {
        let report = Report(Samples.comparison)
        #expect(SideBySideFormat(width: 79).text(report) == TerminalFormat(width: 79).text(report))
    }

    private func text(_ change: Change, width: Int) -> String {
        let comparison = Comparison(
            older: Samples.olderSummary, newer: Samples.newerSummary, topic: Samples.lamp, changes: [change], notes: [])
        return SideBySideFormat(width: width).text(Report(comparison))
    }

    @Test("a terminal of 80 columns is wide enough")
    func narrowest() {
        #expect(text(Samples.reworded, width: 80).contains(" │ "))
        #expect(!text(Samples.reworded, width: 79).contains(" │ "))
    }

    @Test("a side's statements stand one below the other with a line between, and a note below both sides")
    func several() {
        let change = Change(
            from: [Samples.keepRound, Samples.sameOld], to: [Samples.keepShape], relation: .merged, moved: false,
            strength: .stronger, confidence: 0.9, evidence: nil, edits: [],
            notes: [.takesIn([Samples.rule(Samples.newer, "ring", "Ring.")])])
        expect(
            text(change, width: 100),
            looks: """
                Lamp: pad-1991 → pad-1994-05
                1 merged

                merged, stronger · should → must
                  pad-1991                                        │ pad-1994-05
                  Keep the shape of every lamp round.             │ Make sure that a customized lamp still looks
                  Pad Interface Guidelines.pdf, page 13, chunk 7, │ like one.
                  line 9                                          │ Pad Interface Guidelines, Second Edition.pdf,
                                                                  │ page 13, chunk 7, line 11
                  Label every lamp.                               │
                  Pad Interface Guidelines.pdf, page 13, chunk 7, │
                  line 14                                         │
                  takes in as well: “Ring.” (pad-1994-05/lamp/ring)
                """)
    }
}
