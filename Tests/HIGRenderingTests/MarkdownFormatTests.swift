import HIGModel
import Testing

@testable import HIGRendering

@Suite("As Markdown")
struct MarkdownFormatTests {
    private let markdown = MarkdownFormat()

    @Test("a diff strikes out what went and sets in bold what came")
    func diff() {
        expect(
            markdown.text(Report(Samples.comparison)),
            looks: #"""
                # Lamp: pad-1991 → pad-1994-05

                1 reversed, 1 reworded, 2 only found in pad-1994-05, 1 identical

                ## reworded, stronger · should-not → must-not · −5 +6 words

                - **pad-1991**: ~~You should avoid blinking~~ a lamp, as a blinking lamp draws the ~~eye.~~

                  Pad Interface Guidelines.pdf, page 13, chunk 7, line 3
                - **pad-1994-05**: **Don't blink** a lamp, as a blinking lamp draws the **eye and tires it.**

                  Pad Interface Guidelines, Second Edition.pdf, page 13, chunk 7, lines 3–7

                ## reversed · should → must · in other words · confidence 0.61

                - **pad-1991**: Keep the shape of every lamp round.

                  Pad Interface Guidelines.pdf, page 13, chunk 7, line 9
                - **pad-1994-05**: Make sure that a customized lamp still looks like one.

                  Pad Interface Guidelines, Second Edition.pdf, page 13, chunk 7, line 11

                ## identical · should

                - **both**: Label every lamp.

                  Pad Interface Guidelines.pdf, page 13, chunk 7, line 14\
                  Pad Interface Guidelines, Second Edition.pdf, page 13, chunk 7, line 15

                ## only found in pad-1994-05

                not found; pad-1991 is held in part (1 chunk, number 7)

                - **consider**: To let people sleep:\
                  Consider dimming lamps at night.

                  Pad Interface Guidelines, Second Edition.pdf, page 13, chunk 7, line 20

                - **should**: When a lamp turns on, two things should happen:
                  - The label lights up.
                  - A sound plays.

                  Pad Interface Guidelines, Second Edition.pdf, page 13, chunk 7, lines 22–26

                > no edition of pad is held between 1991 and 1994-05
                """#)
    }

    @Test("rules keep their lists")
    func rules() {
        expect(
            markdown.text(Report([Samples.dontBlink])),
            looks: #"""
                # pad-1994-05

                - **must-not**: **Don't blink a lamp, as a blinking lamp draws the eye and tires it.**

                  Blinking causes several problems:
                  - It can't be read while it is off.
                  - It hides "real" alarms, and wakes the neighbours.

                  If you must, blink once.

                  Pad Interface Guidelines, Second Edition.pdf, page 13, chunk 7, lines 3–7\
                  pad-1994-05/lamp/dont-blink
                """#)
    }

    @Test("a history is a table for every piece of advice")
    func history() {
        expect(
            markdown.text(Report(Samples.history)),
            looks: #"""
                # Lamp

                ## Don't blink a lamp, as a blinking lamp draws the eye and tires it.

                lamp/avoid-blinking

                | Edition | Change | Modality | Statement |
                | --- | --- | --- | --- |
                | pad-1991 | first | should-not | You should avoid blinking a lamp, as a blinking lamp draws the eye. |
                | pad-1994-05 | **reworded, stronger** | must-not | Don't blink a lamp, as a blinking lamp draws the eye and tires it. |

                ## To let people sleep: Consider dimming lamps at night.

                lamp/dim-at-night

                | Edition | Change | Modality | Statement |
                | --- | --- | --- | --- |
                | pad-1991 |  |  | not found; pad-1991 is held in part (1 chunk, number 7) |
                | pad-1994-05 | first | consider | To let people sleep: Consider dimming lamps at night. |

                ## What the documents say they changed

                - **pad-1994-05**: Earlier: Corrected errors.

                  Pad Interface Guidelines, Second Edition.pdf, page 13, chunk 7, line 20

                - **pad-1994-05**: 1994-05: Added guidance for dim lamps.

                  Pad Interface Guidelines, Second Edition.pdf, page 13, chunk 7, line 20

                > no edition of pad is held between 1991 and 1994-05
                """#)
    }

    @Test("markup in a document's text stays text")
    func escaping() {
        let rule = Samples.rule(Samples.older, "x", "Use <b>*stars*</b> & [links](x) | `code`\u{1B}.")
        #expect(
            markdown.text(Report([rule])).contains(
                #"Use \<b\>\*stars\*\</b\> &amp; \[links\](x) \| \`code\`␛."#))
    }

    @Test("a source with fences gets a longer fence")
    func fences() {
        let dossier = Dossier(
            rule: Samples.sameOld, edition: Samples.older, elsewhere: [], links: [], raw: "````\ncode\n````")
        #expect(markdown.text(Report([dossier])).contains("`````\n````\ncode\n````\n`````"))
    }
}
