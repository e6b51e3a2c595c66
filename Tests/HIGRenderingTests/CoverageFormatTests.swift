import HIGModel
import Testing

@testable import HIGRendering

@Suite("Coverage and passages as text")
struct CoverageFormatTests {
    @Test("coverage is a table of percentages that fits 80 columns; what is in no passage is named")
    func coverage() {
        expect(
            TerminalFormat(width: 80).text(Report(Samples.coverage)),
            looks: """
                Percent of the characters in passages of each role

                Edition      Characters  Rule  Body  Text  Tab  Fig  Head  Furn  Rep  None
                pad-1991           8000  25.0  75.0  <0.1    0    0     0     0    0     0
                pad-1994-05      123456  24.3  48.6  16.2    0    0     0  10.9    0  <0.1
                pad-1996              0     0     0     0    0    0     0     0    0     0

                note: Rule: statements; Body: what belongs to them; Text: descriptions and
                      definitions; Tab: tables; Fig: figures; Head: headings; Furn: running
                      headers, contents, indexes, navigation; Rep: text that is held or printed
                      twice; None: in no passage
                note: in pad-1994-05, 10 characters in no passage and 1 character in several:
                      chunk_7.md and 1 other file
                """)
    }

    @Test("coverage as CSV has the counts, a column a role")
    func csv() {
        expect(
            CSVFormat().text(Report(Array(Samples.coverage.suffix(2).prefix(1)))),
            looks: """
                edition,sources,characters,statements,bodies,descriptions,definitions,tables,figures,headings,boilerplate,repeated,uncovered,overlapping,faultyFiles⏎
                pad-1994-05,12,123456,30000,60000,20000,0,0,0,0,13446,0,10,1,chunk_7.md; chunk_9.md⏎
                """)
    }

    @Test("a passage has its role, its words, its lines and its rule")
    func passages() {
        expect(
            TerminalFormat(width: 60).text(Report(Samples.passages)),
            looks: """
                pad-1994-05 · pad-1994-05/chunk_7.md
                3 passages, 70 characters
                  heading    Lamps
                             line 1

                  figure     (no words)
                             line 2 · page 13

                  statement  Don't blink a lamp, as a blinking lamp draws
                             the eye and tires it.
                             lines 3–4 · page 13 ·
                             pad-1994-05/lamp/dont-blink

                note: 10 characters in no passage: higkb check
                """)
    }

    @Test("a passage is an object a line")
    func lines() {
        let lines = JSONLinesFormat().text(Report(Samples.passages)).split(separator: "\n")
        #expect(
            lines.last
                == #"{"edition":"pad-1994-05","file":"pad-1994-05/chunk_7.md","number":3,"role":"statement","lines":[3,4],"bytes":[20,60],"page":12,"rule":"pad-1994-05/lamp/dont-blink","text":"Don't blink a lamp, as a blinking lamp draws the eye and tires it.","lastPage":null}"#
        )
    }
}
