import Foundation
import HIGModel
import Testing

@testable import HIGRendering

@Suite("As data")
struct DataFormatTests {
    private let rules = Report([Samples.dontBlink])
    private let web = Samples.rule(Samples.newer, "x", "Say “a/b”, not \"a\\b\".", page: nil)

    @Test("a rule is one line of JSON with its members in a fixed order")
    func ruleLine() {
        expect(
            JSONLinesFormat().text(rules),
            looks: #"""
                {"id":"pad-1994-05/lamp/dont-blink","lineage":"lamp/dont-blink","edition":"pad-1994-05","series":["pad"],"topic":"lamp","topics":["lamp","light"],"section":["Elements","Lamps"],"statement":"Don't blink a lamp, as a blinking lamp draws the eye and tires it.","body":"Blinking causes several problems:\n- It can't be read while it is off.\n- It hides \"real\" alarms, and\n  wakes the neighbours.\n\nIf you must, blink once.","modality":"must-not","platforms":[],"style":"headline","source":{"document":"Pad Interface Guidelines, Second Edition.pdf","file":"pad-1994-05/chunk_7.md","chunk":7,"page":12,"lines":[3,7],"continuations":[],"lastPage":null},"digest":"0f","measures":[],"introduction":null}
                """#)
    }

    @Test("changes name their rules, and an empty side leaves nulls")
    func changeLines() {
        let comparison = Comparison(
            older: Samples.olderSummary, newer: Samples.newerSummary, topic: nil,
            changes: [Samples.reworded, Samples.notFound(Samples.dim)], notes: [])
        expect(
            JSONLinesFormat().text(Report(changesOf: comparison)),
            looks: #"""
                {"from":["pad-1991/lamp/avoid-blinking"],"to":["pad-1994-05/lamp/dont-blink"],"relation":"reworded","moved":false,"strength":"stronger","confidence":0.93,"evidence":{"statements":0.72,"texts":0.60,"sharedWords":["blinking","eye"],"sameTopic":true,"neighbours":false,"pinned":false},"edits":[{"op":"delete","text":"You should avoid blinking "},{"op":"insert","text":"Don't blink "},{"op":"equal","text":"a lamp, as a blinking lamp draws the "},{"op":"delete","text":"eye."},{"op":"insert","text":"eye and tires it."}],"note":null,"measures":null,"near":null,"doubt":null,"sameWords":null,"inBody":null,"alsoInBody":[],"perhapsReversed":false}
                {"from":[],"to":["pad-1994-05/lamp/dim-at-night"],"relation":"not-found","moved":false,"strength":null,"confidence":null,"evidence":null,"edits":[],"note":"not found; pad-1991 is held in part (1 chunk, number 7)","measures":null,"near":null,"doubt":null,"sameWords":null,"inBody":null,"alsoInBody":[],"perhapsReversed":false}
                """#)
    }

    @Test("a hit says where its snippet matched")
    func hitLines() {
        expect(
            JSONLinesFormat().text(Report(Samples.answer)),
            looks: #"""
                {"rule":"pad-1994-05/lamp/dont-blink","lineage":"lamp/dont-blink","edition":"pad-1994-05","score":7.250,"statement":"Don't blink a lamp, as a blinking lamp draws the eye and tires it.","snippet":"It hides “real” alarms, and wakes","matches":[[16,22]],"alsoIn":["pad-1991"],"since":"pad-1991","inForce":true,"kind":"rule","source":{"document":"Pad Interface Guidelines, Second Edition.pdf","file":"pad-1994-05/chunk_7.md","chunk":7,"page":12,"lines":[3,7],"continuations":[],"lastPage":null},"introduction":null,"perhapsIn":["pad-1990"],"modality":"must-not","topic":"lamp","section":["Elements","Lamps"]}
                {"rule":"pad-1991/lamp/label-every-lamp","lineage":"lamp/label-every-lamp","edition":"pad-1991","score":1.500,"statement":"Label every lamp.","snippet":"Label every lamp.","matches":[[12,16]],"alsoIn":[],"since":"pad-1994-05","inForce":null,"kind":"rule","source":{"document":"Pad Interface Guidelines.pdf","file":"pad-1991/chunk_7.md","chunk":7,"page":12,"lines":[14,14],"continuations":[],"lastPage":null},"introduction":null,"perhapsIn":[],"modality":"should","topic":"lamp","section":["Elements","Lamps"]}
                """#)
    }

    @Test("a document has version, kind and content")
    func document() {
        expect(
            JSONFormat().text(Report(Samples.topics)),
            looks: #"""
                {
                  "version": 13,
                  "kind": "topics",
                  "topics": [
                    {
                      "slug": "lamp",
                      "title": "Lamp",
                      "aliases": ["light"],
                      "parent": null,
                      "rules": {
                        "pad-1991": 3,
                        "pad-1994-05": 4
                      }
                    },
                    {
                      "slug": "shelf",
                      "title": "Shelf",
                      "aliases": [],
                      "parent": null,
                      "rules": {
                        "pad-1994-05": 36
                      }
                    }
                  ]
                }
                """#)
    }

    @Test("numbers with units are objects; a change has those of one side only")
    func measures() {
        let wide = Measure(numbers: [44, 44.5], unit: "points", text: "44 x 44.5 pt")
        let few = Measure(numbers: [5], unit: "tabs", text: "five tabs")
        let rule = { (measures: [Measure]) in
            Rule(
                id: "a/b/c", lineage: "b/c", edition: "a", series: [.ios], topic: "b", topics: ["b"], section: [],
                statement: "S", body: "", modality: .must, platforms: ["ios"], style: .prose,
                source: Citation(document: "D", file: "f", chunk: nil, pages: nil, lines: 1...1), digest: "0f",
                measures: measures)
        }
        let change = Change(
            from: [rule([wide, few])], to: [rule([few])], relation: .reworded, moved: false, strength: .same,
            confidence: 1, evidence: nil, edits: [])
        let comparison = Comparison(
            older: Samples.olderSummary, newer: Samples.newerSummary, topic: nil, changes: [change], notes: [])
        let line = JSONLinesFormat().text(Report(changesOf: comparison))
        #expect(
            line.hasSuffix(
                #""measures":{"from":[{"numbers":[44,44.5],"unit":"points","text":"44 x 44.5 pt"}],"to":[]},"near":null,"doubt":null,"sameWords":null,"inBody":null,"alsoInBody":[],"perhapsReversed":false}"#
                    + "\n")
        )
        let text = TerminalFormat(width: 80).text(Report(comparison))
        #expect(text.contains("no longer 44 x 44.5 pt"))
    }

    @Test("a diff carries the rules of both sides beside their ids")
    func diffDocument() throws {
        let comparison = Comparison(
            older: Samples.olderSummary, newer: Samples.newerSummary, topic: Samples.lamp, changes: [Samples.identical],
            notes: ["a note"])
        expect(
            JSONFormat().text(Report(comparison)),
            looks: #"""
                {
                  "version": 13,
                  "kind": "diff",
                  "older": {
                    "id": "pad-1991",
                    "title": "Pad Interface Guidelines",
                    "date": "1991",
                    "series": ["pad"],
                    "holding": {
                      "inPart": true,
                      "pages": 0,
                      "whole": false,
                      "summary": "in part (1 chunk, number 7)"
                    },
                    "sources": 1,
                    "rules": 3
                  },
                  "newer": {
                    "id": "pad-1994-05",
                    "title": "Pad Interface Guidelines, Second Edition",
                    "date": "1994-05",
                    "series": ["pad"],
                    "holding": {
                      "inPart": false,
                      "pages": 0,
                      "whole": false,
                      "summary": "12 chunks"
                    },
                    "sources": 12,
                    "rules": 40
                  },
                  "topic": {
                    "slug": "lamp",
                    "title": "Lamp",
                    "aliases": ["light"],
                    "parent": null
                  },
                  "notes": ["a note"],
                  "changes": [
                    {
                      "from": ["pad-1991/lamp/label-every-lamp"],
                      "to": ["pad-1994-05/lamp/label-every-lamp"],
                      "relation": "identical",
                      "moved": false,
                      "strength": "same",
                      "confidence": 1.00,
                      "evidence": {
                        "statements": 0.72,
                        "texts": 0.60,
                        "sharedWords": ["blinking", "eye"],
                        "sameTopic": true,
                        "neighbours": false,
                        "pinned": false
                      },
                      "edits": [
                        {
                          "op": "equal",
                          "text": "Label every lamp."
                        }
                      ],
                      "note": null,
                      "measures": null,
                      "near": null,
                      "doubt": null,
                      "sameWords": null,
                      "inBody": null,
                      "alsoInBody": [],
                      "perhapsReversed": false,
                      "fromRules": [
                        {
                          "id": "pad-1991/lamp/label-every-lamp",
                          "lineage": "lamp/label-every-lamp",
                          "edition": "pad-1991",
                          "series": ["pad"],
                          "topic": "lamp",
                          "topics": ["lamp", "light"],
                          "section": ["Elements", "Lamps"],
                          "statement": "Label every lamp.",
                          "body": "",
                          "modality": "should",
                          "platforms": [],
                          "style": "headline",
                          "source": {
                            "document": "Pad Interface Guidelines.pdf",
                            "file": "pad-1991/chunk_7.md",
                            "chunk": 7,
                            "page": 12,
                            "lines": [14, 14],
                            "continuations": [],
                            "lastPage": null
                          },
                          "digest": "0f",
                          "measures": [],
                          "introduction": null
                        }
                      ],
                      "toRules": [
                        {
                          "id": "pad-1994-05/lamp/label-every-lamp",
                          "lineage": "lamp/label-every-lamp",
                          "edition": "pad-1994-05",
                          "series": ["pad"],
                          "topic": "lamp",
                          "topics": ["lamp", "light"],
                          "section": ["Elements", "Lamps"],
                          "statement": "Label every lamp.",
                          "body": "",
                          "modality": "should",
                          "platforms": [],
                          "style": "headline",
                          "source": {
                            "document": "Pad Interface Guidelines, Second Edition.pdf",
                            "file": "pad-1994-05/chunk_7.md",
                            "chunk": 7,
                            "page": 12,
                            "lines": [15, 15],
                            "continuations": [],
                            "lastPage": null
                          },
                          "digest": "0f",
                          "measures": [],
                          "introduction": null
                        }
                      ]
                    }
                  ]
                }
                """#)
    }

    @Test("rows have a column for every member, quoted where RFC 4180 asks for it")
    func csv() {
        expect(
            CSVFormat().text(rules),
            looks: #"""
                id,lineage,edition,series,topic,topics,section,statement,body,modality,platforms,style,source.document,source.file,source.chunk,source.page,source.lines,source.continuations,source.lastPage,digest,measures,introduction⏎
                pad-1994-05/lamp/dont-blink,lamp/dont-blink,pad-1994-05,pad,lamp,lamp; light,Elements; Lamps,"Don't blink a lamp, as a blinking lamp draws the eye and tires it.","Blinking causes several problems:
                - It can't be read while it is off.
                - It hides ""real"" alarms, and
                  wakes the neighbours.

                If you must, blink once.",must-not,,headline,"Pad Interface Guidelines, Second Edition.pdf",pad-1994-05/chunk_7.md,7,12,3; 7,,,0f,,⏎
                """#)
    }

    @Test("on a terminal rows show what could steer it, and are else the text as it was")
    func csvOnTerminal() {
        let report = Report([Samples.rule(Samples.older, "x", "A\u{1B}[2J\u{7} \u{202E}b\u{7F}")])
        #expect(CSVFormat().text(report).contains(",A\u{1B}[2J\u{7} \u{202E}b\u{7F},"))
        #expect(CSVFormat(forTerminal: true).text(report).contains(",A␛[2J␇ ⟨U+202E⟩b␡,"))
        #expect(CSVFormat(forTerminal: true).text(rules) == CSVFormat().text(rules))
    }

    @Test("a record that is null leaves its columns empty")
    func csvOfNulls() {
        let comparison = Comparison(
            older: Samples.olderSummary, newer: Samples.newerSummary, topic: nil,
            changes: [Samples.identical, Samples.notFound(Samples.dim)], notes: [])
        expect(
            CSVFormat().text(Report(changesOf: comparison)),
            looks: #"""
                from,to,relation,moved,strength,confidence,topic,fromStatement,toStatement,fromSource,toSource,evidence.statements,evidence.texts,evidence.sharedWords,evidence.sameTopic,evidence.neighbours,evidence.pinned,edits,note,measures.from,measures.to,near.rule,near.statement,near.confidence,near.evidence.statements,near.evidence.texts,near.evidence.sharedWords,near.evidence.sameTopic,near.evidence.neighbours,near.evidence.pinned,near.refusal,doubt.verdict,doubt.counterpart,doubt.confidence,sameWords.role,sameWords.rule,sameWords.source.document,sameWords.source.file,sameWords.source.chunk,sameWords.source.page,sameWords.source.lines,sameWords.source.continuations,sameWords.source.lastPage,sameWords.nearly,inBody.rule,inBody.carries,inBody.text,inBody.modality,alsoInBody,perhapsReversed⏎
                pad-1991/lamp/label-every-lamp,pad-1994-05/lamp/label-every-lamp,identical,false,same,1.00,lamp,Label every lamp.,Label every lamp.,"Pad Interface Guidelines.pdf, page 13, chunk 7, line 14","Pad Interface Guidelines, Second Edition.pdf, page 13, chunk 7, line 15",0.72,0.60,blinking; eye,true,false,false,"[{""op"":""equal"",""text"":""Label every lamp.""}]",,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,false⏎
                ,pad-1994-05/lamp/dim-at-night,not-found,false,,,lamp,,Consider dimming lamps at night.,,"Pad Interface Guidelines, Second Edition.pdf, page 13, chunk 7, line 20",,,,,,,,"not found; pad-1991 is held in part (1 chunk, number 7)",,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,false⏎
                """#)
    }

    @Test("a list of nothing is a document with an empty list, a bare header, or no line at all")
    func nothing() {
        let nothing = Report(SearchAnswer(hits: [], total: 0))
        #expect(
            JSONFormat().text(nothing)
                == "{\n  \"version\": 13,\n  \"kind\": \"hits\",\n  \"hits\": [],\n  \"total\": 0,\n  \"notes\": []\n}\n"
        )
        #expect(
            CSVFormat().text(nothing)
                == "rule,lineage,edition,score,statement,snippet,matches,alsoIn,since,inForce,kind,source.document,"
                + "source.file,source.chunk,source.page,source.lines,source.continuations,source.lastPage,introduction,"
                + "perhapsIn,modality,topic,section\r\n"
        )
        #expect(JSONLinesFormat().text(nothing) == "")
    }

    @Test("lines are handed over one at a time")
    func streaming() throws {
        var pieces: [String] = []
        try JSONLinesFormat().write(Report([Samples.sameOld, Samples.sameNew])) { pieces.append($0) }
        #expect(pieces.count == 2)
        #expect(pieces.allSatisfy { $0.hasSuffix("}\n") })
    }

    @Test("what the sink throws ends the writing")
    func failingSink() {
        struct Full: Error {}
        var count = 0
        #expect(throws: Full.self) {
            try JSONLinesFormat().write(Report([Samples.sameOld, Samples.sameNew])) { _ in
                count += 1
                throw Full()
            }
        }
        #expect(count == 1)
    }
}
