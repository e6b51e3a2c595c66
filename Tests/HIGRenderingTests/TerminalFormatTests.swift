import HIGModel
import Testing

@testable import HIGRendering

@Suite("On a terminal")
struct TerminalFormatTests {
    private let plain = TerminalFormat(width: 80)

    @Test("a diff gives the verdict first, both statements in full, and each side's citation")
    func diff() {
        expect(
            plain.text(Report(Samples.comparison)),
            looks: """
                Lamp: pad-1991 → pad-1994-05
                1 reversed, 1 reworded, 2 only found in pad-1994-05, 1 identical

                reworded, stronger · should-not → must-not · −5 +6 words
                  pad-1991     [-You should avoid blinking-] a lamp, as a blinking lamp draws
                               the [-eye.-]
                               Pad Interface Guidelines.pdf, page 13, chunk 7, line 3
                  pad-1994-05  {+Don't blink+} a lamp, as a blinking lamp draws the {+eye and
                               tires it.+}
                               Pad Interface Guidelines, Second Edition.pdf, page 13, chunk 7,
                               lines 3–7

                reversed · should → must · in other words · confidence 0.61
                  pad-1991     Keep the shape of every lamp round.
                               Pad Interface Guidelines.pdf, page 13, chunk 7, line 9
                  pad-1994-05  Make sure that a customized lamp still looks like one.
                               Pad Interface Guidelines, Second Edition.pdf, page 13, chunk 7,
                               line 11

                identical · should
                  both         Label every lamp.
                               Pad Interface Guidelines.pdf, page 13, chunk 7, line 14
                               Pad Interface Guidelines, Second Edition.pdf, page 13, chunk 7,
                               line 15

                only found in pad-1994-05
                not found; pad-1991 is held in part (1 chunk, number 7)
                  consider     To let people sleep:
                               Consider dimming lamps at night.
                               Pad Interface Guidelines, Second Edition.pdf, page 13, chunk 7,
                               line 20

                  should       When a lamp turns on, two things should happen:
                               - The label lights up.
                               - A sound plays.
                               Pad Interface Guidelines, Second Edition.pdf, page 13, chunk 7,
                               lines 22–26

                note: no edition of pad is held between 1991 and 1994-05
                """)
    }

    @Test("what has no counterpart names the text that says its words")
    func sameWords() {
        func shown(_ words: Change.SameWords) -> String {
            var change = Samples.notFound(Samples.dim)
            change.sameWords = words
            let comparison = Comparison(
                older: Samples.olderSummary, newer: Samples.newerSummary, topic: nil, changes: [change], notes: [])
            return TerminalFormat(width: 160).text(Report(comparison))
        }
        let (rule, place) = (Samples.keepRound.id, Samples.keepRound.source)
        #expect(
            shown(.init(role: .body, rule: rule, source: place)).contains("the same words in the body of \(rule)\n"))
        #expect(shown(.init(role: .statement, rule: rule, source: place)).contains("the same words in \(rule)\n"))
        #expect(
            shown(.init(role: .table, rule: nil, source: place)).contains(
                "the same words in a table: Pad Interface Guidelines.pdf, page 13, chunk 7, line 9\n"))
    }

    @Test("the same advice in other letters or with another list is cited with each edition's own words")
    func sameAdvice() {
        func rule(_ edition: Edition, _ statement: String, _ size: String) -> Rule {
            Samples.rule(edition, "sizes", statement, body: "- \(size)")
        }
        let change = Change(
            from: [rule(Samples.older, "The application needs this size:", "57 pixels")],
            to: [rule(Samples.newer, "The app needs this size:", "120 pixels")], relation: .identical, moved: false,
            strength: .same, confidence: 1, evidence: nil,
            edits: [Edit(.equal, "The app needs this size:")])
        let comparison = Comparison(
            older: Samples.olderSummary, newer: Samples.newerSummary, topic: Samples.lamp, changes: [change], notes: [])
        let text = TerminalFormat(width: 80).text(Report(comparison))
        for line in ["The application needs this size:", "- 57 pixels", "The app needs this size:", "- 120 pixels"] {
            #expect(text.contains(line))
        }
        #expect(!text.contains("both"))
    }

    @Test("a narrow diff wraps beside its labels")
    func narrowDiff() {
        expect(
            TerminalFormat(width: 40).text(Report(Samples.comparison)),
            looks: """
                Lamp: pad-1991 → pad-1994-05
                1 reversed, 1 reworded, 2 only found in
                pad-1994-05, 1 identical

                reworded, stronger · should-not →
                must-not · −5 +6 words
                  pad-1991     [-You should avoid
                               blinking-] a lamp, as a
                               blinking lamp draws the
                               [-eye.-]
                               Pad Interface
                               Guidelines.pdf, page 13,
                               chunk 7, line 3
                  pad-1994-05  {+Don't blink+} a lamp,
                               as a blinking lamp draws
                               the {+eye and tires it.+}
                               Pad Interface Guidelines,
                               Second Edition.pdf,
                               page 13, chunk 7,
                               lines 3–7

                reversed · should → must · in other
                words · confidence 0.61
                  pad-1991     Keep the shape of every
                               lamp round.
                               Pad Interface
                               Guidelines.pdf, page 13,
                               chunk 7, line 9
                  pad-1994-05  Make sure that a
                               customized lamp still
                               looks like one.
                               Pad Interface Guidelines,
                               Second Edition.pdf,
                               page 13, chunk 7, line 11

                identical · should
                  both         Label every lamp.
                               Pad Interface
                               Guidelines.pdf, page 13,
                               chunk 7, line 14
                               Pad Interface Guidelines,
                               Second Edition.pdf,
                               page 13, chunk 7, line 15

                only found in pad-1994-05
                not found; pad-1991 is held in part (1
                chunk, number 7)
                  consider     To let people sleep:
                               Consider dimming lamps at
                               night.
                               Pad Interface Guidelines,
                               Second Edition.pdf,
                               page 13, chunk 7, line 20

                  should       When a lamp turns on, two
                               things should happen:
                               - The label lights up.
                               - A sound plays.
                               Pad Interface Guidelines,
                               Second Edition.pdf,
                               page 13, chunk 7,
                               lines 22–26

                note: no edition of pad is held between
                      1991 and 1994-05
                """)
    }

    @Test("where the print's pages are marked far apart, those that a rule can stand on are named")
    func pages() {
        let rule = Samples.rule(Samples.older, "x", "Keep it.", lastPage: 20)
        #expect(TerminalFormat(width: 100).text(Report([rule])).contains("pages 13–21, chunk"))
    }

    @Test("on a very narrow page labels get lines of their own")
    func veryNarrow() {
        let comparison = Comparison(
            older: Samples.olderSummary, newer: Samples.newerSummary, topic: nil, changes: [Samples.reversed], notes: []
        )
        expect(
            TerminalFormat(width: 28).text(Report(comparison)),
            looks: """
                pad-1991 → pad-1994-05
                1 reversed

                reversed · lamp · should →
                must · in other words ·
                confidence 0.61
                  pad-1991
                    Keep the shape of every
                    lamp round.
                    Pad Interface
                    Guidelines.pdf, page 13,
                    chunk 7, line 9
                  pad-1994-05
                    Make sure that a
                    customized lamp still
                    looks like one.
                    Pad Interface
                    Guidelines, Second
                    Edition.pdf, page 13,
                    chunk 7, line 11
                """)
    }

    @Test("colour takes the place of the marks")
    func coloredDiff() {
        let comparison = Comparison(
            older: Samples.olderSummary, newer: Samples.newerSummary, topic: nil, changes: [Samples.reworded], notes: []
        )
        expect(
            TerminalFormat(width: 120, color: true).text(Report(comparison)),
            looks: """
                ⎋[1mpad-1991 → pad-1994-05⎋[0m
                ⎋[2m1 reworded⎋[0m

                ⎋[1;33mreworded, stronger⎋[0m⎋[2m · lamp · should-not → must-not · −5 +6 words⎋[0m
                  ⎋[2mpad-1991⎋[0m     ⎋[31;9mYou should avoid blinking⎋[0m a lamp, as a blinking lamp draws the ⎋[31;9meye.⎋[0m
                               ⎋[2mPad Interface Guidelines.pdf, page 13, chunk 7, line 3⎋[0m
                  ⎋[2mpad-1994-05⎋[0m  ⎋[32;4mDon't blink⎋[0m a lamp, as a blinking lamp draws the ⎋[32;4meye and tires it.⎋[0m
                               ⎋[2mPad Interface Guidelines, Second Edition.pdf, page 13, chunk 7, lines 3–7⎋[0m
                """)
    }

    @Test("rules keep the lists in their bodies")
    func rules() {
        expect(
            plain.text(Report([Samples.avoidBlinking, Samples.dontBlink])),
            looks: """
                pad-1991

                  should-not  You should avoid blinking a lamp, as a blinking lamp draws the
                              eye.
                              Pad Interface Guidelines.pdf, page 13, chunk 7, line 3
                              pad-1991/lamp/avoid-blinking

                pad-1994-05

                  must-not    Don't blink a lamp, as a blinking lamp draws the eye and tires it.
                              Blinking causes several problems:
                              - It can't be read while it is off.
                              - It hides "real" alarms, and wakes the neighbours.
                              If you must, blink once.
                              Pad Interface Guidelines, Second Edition.pdf, page 13, chunk 7,
                              lines 3–7
                              pad-1994-05/lamp/dont-blink
                """)
    }

    @Test("a rule comes with its place, its source untouched but harmless, and the same advice elsewhere")
    func show() {
        expect(
            plain.text(Report([Samples.dossier])),
            looks: """
                pad-1994-05 · Pad Interface Guidelines, Second Edition

                  must-not  Don't blink a lamp, as a blinking lamp draws the eye and tires it.
                            Blinking causes several problems:
                            - It can't be read while it is off.
                            - It hides "real" alarms, and wakes the neighbours.
                            If you must, blink once.
                            Pad Interface Guidelines, Second Edition.pdf, page 13, chunk 7,
                            lines 3–7
                            pad-1994-05/lamp/dont-blink

                topics lamp, light · section Elements › Lamps

                As the source has it
                  **Don't blink a lamp**, as a blinking␛[2J lamp draws the eye and tires it.

                This advice in other editions
                  pad-1991  You should avoid blinking a lamp, as a blinking lamp draws the eye.
                            Pad Interface Guidelines.pdf, page 13, chunk 7, line 3
                """)
    }

    @Test("of a rule what links turn round in other editions stands under a heading of its own")
    func showTurned() {
        let dossier = Dossier(
            rule: Samples.dim, edition: Samples.newer, elsewhere: [], turned: [Samples.avoidBlinking], links: [],
            raw: nil)
        let text = plain.text(Report([dossier]))
        #expect(!text.contains("This advice in other editions"))
        #expect(
            text.contains(
                "Linked in other editions, but reversed or perhaps reversed on the way\n  pad-1991  You should avoid"))
    }

    @Test("hits show why they matched")
    func hits() {
        expect(
            TerminalFormat(width: 80, color: true).text(Report(Samples.answer)),
            looks: """
                  ⎋[2mpad-1994-05⎋[0m  Don't blink a lamp, as a blinking lamp draws the eye and tires
                               it.
                               It hides “real” ⎋[1;33malarms⎋[0m, and wakes
                               ⎋[2mmust-not · since pad-1991, in force · also in pad-1991 · perhaps⎋[0m
                               ⎋[2min pad-1990⎋[0m
                               ⎋[2mPad Interface Guidelines, Second Edition.pdf, page 13, chunk 7,⎋[0m
                               ⎋[2mlines 3–7⎋[0m
                               ⎋[2mpad-1994-05/lamp/dont-blink⎋[0m

                  ⎋[2mpad-1991⎋[0m     Label every ⎋[1;33mlamp⎋[0m.
                               ⎋[2mshould · since pad-1994-05⎋[0m
                               ⎋[2mPad Interface Guidelines.pdf, page 13, chunk 7, line 14⎋[0m
                               ⎋[2mpad-1991/lamp/label-every-lamp⎋[0m
                """)
    }

    @Test("editions are a table that fits the width")
    func editions() {
        let editions = [Samples.olderSummary, Samples.newerSummary]
        expect(
            plain.text(Report(editions)),
            looks: """
                Edition      Title                            Held                         Rules
                pad-1991     Pad Interface Guidelines         in part (1 chunk, number 7)      3
                pad-1994-05  Pad Interface Guidelines,        12 chunks                       40
                             Second Edition
                """)
        expect(
            TerminalFormat(width: 60).text(Report(editions)),
            looks: """
                Edition      Title                Held                 Rules
                pad-1991     Pad Interface        in part (1 chunk,        3
                             Guidelines           number 7)
                pad-1994-05  Pad Interface        12 chunks               40
                             Guidelines, Second
                             Edition
                """)
    }

    @Test("a table whose columns would cut words has its rows below each other, on a narrow page")
    func narrowTable() {
        expect(
            TerminalFormat(width: 36).text(Report([Samples.olderSummary, Samples.newerSummary])),
            looks: """
                pad-1991
                  Title: Pad Interface Guidelines
                  Held: in part (1 chunk, number
                    7)
                  Rules: 3
                pad-1994-05
                  Title: Pad Interface Guidelines,
                    Second Edition
                  Held: 12 chunks
                  Rules: 40
                """)
    }

    @Test("topics, what went in, and findings are short")
    func summaries() {
        expect(
            plain.text(Report(Samples.topics)) + "\n" + plain.text(Report(Samples.ingest)) + "\n"
                + plain.text(Report(Samples.findings)) + "\n" + plain.text(Report([Finding]())),
            looks: """
                Topic  Rules  By edition                 Also called
                lamp       7  pad-1991 3, pad-1994-05 4  light
                shelf     36  pad-1994-05 36

                Edition   Title                     Files
                pad-1991  Pad Interface Guidelines  2 added, 1 replaced; now 3 rules

                  rules_index  the index is out of step
                               higkb check --repair

                nothing is wrong
                """)
    }

    @Test("repairs are counted and listed by edition, with their places and reasons")
    func repairs() {
        expect(
            plain.text(Report(Samples.repairs)) + "\n" + plain.text(Report([PlacedRepair]())),
            looks: """
                Edition      Repairs
                pad-1991           2
                pad-1994-05        1

                pad-1991
                Where               Found     Mended    Why
                pad/chunk_001.md:4  lampsin   lamps in  same sentence elsewhere
                pad/chunk_002.md:1  re- sult  result    a line's end

                pad-1994-05
                Where               Found     Mended     Why
                pad/chunk_001.md:7  lamp,and  lamp, and  a mark without its space

                nothing was mended
                """)
    }
}
