import HIGModel

@testable import HIGRendering

/// Invented guidelines of an invented system: enough of everything to fill every format.
enum Samples {
    static let older = Edition(
        id: "pad-1991", title: "Pad Interface Guidelines", date: PartialDate("1991"), series: [Series(rawValue: "pad")])
    static let newer = Edition(
        id: "pad-1994-05", title: "Pad Interface Guidelines, Second Edition", date: PartialDate("1994-05"),
        series: [Series(rawValue: "pad")])

    static let olderSummary = EditionSummary(
        edition: older, holding: Holding(chunks: [7], pages: 0, topics: ["lamp"]), sources: 1, rules: 3)
    static let newerSummary = EditionSummary(
        edition: newer, holding: Holding(chunks: Array(1...12), pages: 0, topics: ["lamp", "shelf"]), sources: 12,
        rules: 40)

    static let lamp = Topic(slug: "lamp", title: "Lamp", aliases: ["light"], parent: nil)

    static func rule(
        _ edition: Edition, _ slug: String, _ statement: String, body: String = "", modality: Modality = .should,
        topic: String = "lamp", page: Int? = 12, lastPage: Int? = nil, line: Int = 3, introduction: String? = nil
    ) -> Rule {
        Rule(
            id: "\(edition.id)/\(topic)/\(slug)", lineage: "\(topic)/\(slug)", edition: edition.id,
            series: edition.series, topic: topic, topics: [topic, "light"], section: ["Elements", "Lamps"],
            statement: statement, body: body, modality: modality, platforms: [], style: .headline,
            source: Citation(
                document: "\(edition.title).pdf", file: "\(edition.id)/chunk_7.md", chunk: 7,
                pages: page.map { Pages($0, following: lastPage) },
                lines: line...(line + (body.isEmpty ? 0 : 4))),
            digest: "0f", introduction: introduction)
    }

    static let avoidBlinking = rule(
        older, "avoid-blinking", "You should avoid blinking a lamp, as a blinking lamp draws the eye.",
        modality: .shouldNot)
    static let dontBlink = rule(
        newer, "dont-blink", "Don't blink a lamp, as a blinking lamp draws the eye and tires it.",
        body: """
            Blinking causes several problems:
            - It can't be read while it is off.
            - It hides "real" alarms, and
              wakes the neighbours.

            If you must, blink once.
            """,
        modality: .mustNot)
    static let keepRound = rule(older, "keep-round", "Keep the shape of every lamp round.", line: 9)
    static let keepShape = rule(
        newer, "look-like-lamp", "Make sure that a customized lamp still looks like one.", modality: .must, line: 11)
    static let sameOld = rule(older, "label-every-lamp", "Label every lamp.", line: 14)
    static let sameNew = rule(newer, "label-every-lamp", "Label every lamp.", line: 15)
    static let dim = rule(
        newer, "dim-at-night", "Consider dimming lamps at night.", modality: .consider, line: 20,
        introduction: "To let people sleep:")
    static let turnOn = rule(
        newer, "two-things-should-happen", "When a lamp turns on, two things should happen:",
        body: "- The label lights up.\n- A sound plays.\n\nNothing else changes.", line: 22)

    static let evidence = Evidence(
        statements: 0.724, texts: 0.6, sharedWords: ["blinking", "eye"], sameTopic: true, neighbours: false)

    static let reworded = Change(
        from: [avoidBlinking], to: [dontBlink], relation: .reworded, moved: false, strength: .stronger,
        confidence: 0.934, evidence: evidence,
        edits: [
            Edit(.delete, "You should avoid blinking "), Edit(.insert, "Don't blink "),
            Edit(.equal, "a lamp, as a blinking lamp draws the "), Edit(.delete, "eye."),
            Edit(.insert, "eye and tires it."),
        ])
    static let reversed = Change(
        from: [keepRound], to: [keepShape], relation: .reversed, moved: false, strength: .stronger, confidence: 0.61,
        evidence: evidence,
        edits: [
            Edit(.delete, "Keep the shape of every lamp round."),
            Edit(.insert, "Make sure that a customized lamp still looks like one."),
        ])
    static let identical = Change(
        from: [sameOld], to: [sameNew], relation: .identical, moved: false, strength: .same, confidence: 1,
        evidence: evidence, edits: [Edit(.equal, "Label every lamp.")])

    static func notFound(_ rule: Rule) -> Change {
        Change(
            from: [], to: [rule], relation: .notFound, moved: false, strength: nil, confidence: nil, evidence: nil,
            edits: [], notes: [.notFound(because: "pad-1991 is held in part (1 chunk, number 7)")])
    }

    static let comparison = Comparison(
        older: olderSummary, newer: newerSummary, topic: lamp,
        changes: [reworded, reversed, identical, notFound(dim), notFound(turnOn)],
        notes: ["no edition of pad is held between 1991 and 1994-05"])

    static let nearMiss = Change.NearMiss(
        rule: avoidBlinking,
        link: Link(from: avoidBlinking.id, to: dim.id, bond: .statement, confidence: 0.312, evidence: evidence))

    static let pins = PinList(
        pins: [
            PinState(pin: Pin(.link, from: avoidBlinking.id, to: dontBlink.id), missing: []),
            PinState(pin: Pin(.unlink, from: sameOld.id, to: "pad-1999/lamp/x"), missing: ["pad-1999/lamp/x"]),
        ], notes: ["lamps.pins was edited: higkb check --repair, or the next ingest, takes it up"])

    static let history = History(
        subject: "Lamp",
        lineages: [
            Lineage(
                id: "lamp/avoid-blinking",
                steps: [
                    Lineage.Step(edition: older, rules: [avoidBlinking], change: nil, note: nil),
                    Lineage.Step(edition: newer, rules: [dontBlink], change: reworded, note: nil),
                ]),
            Lineage(
                id: "lamp/dim-at-night",
                steps: [
                    Lineage.Step(
                        edition: older, rules: [], change: nil,
                        note: .notFound(because: "pad-1991 is held in part (1 chunk, number 7)")),
                    Lineage.Step(edition: newer, rules: [dim], change: nil, note: nil),
                ]),
        ],
        changeLog: changeLog, notes: ["no edition of pad is held between 1991 and 1994-05"])

    static let hits = [
        Hit(
            match: .rule(dontBlink), score: 7.25,
            snippet: Snippet(pieces: [
                .init("It hides \u{201C}real\u{201D} ", isMatch: false), .init("alarms", isMatch: true),
                .init(", and wakes", isMatch: false),
            ]),

            standing: Hit.Standing(
                since: "pad-1991", alsoIn: ["pad-1991"], perhapsIn: ["pad-1990"], isInForce: true)),
        Hit(
            match: .rule(sameOld), score: 1.5,
            snippet: Snippet(pieces: [
                .init("Label every ", isMatch: false), .init("lamp", isMatch: true), .init(".", isMatch: false),
            ]),
            standing: Hit.Standing(since: "pad-1994-05")),
    ]

    static let answer = SearchAnswer(hits: hits, total: 2)

    static let dossier = Dossier(
        rule: dontBlink, edition: newer, elsewhere: [avoidBlinking],
        links: [
            Link(
                from: avoidBlinking.id, to: dontBlink.id, bond: .statement, confidence: 0.934, evidence: evidence)
        ], raw: "**Don't blink a lamp**, as a blinking\u{1B}[2J lamp draws the eye and tires it.")

    static let topics = [
        TopicSummary(
            topic: lamp, shares: [.init(edition: "pad-1991", rules: 3), .init(edition: "pad-1994-05", rules: 4)]),
        TopicSummary(
            topic: Topic(slug: "shelf", title: "Shelf", aliases: [], parent: nil),
            shares: [.init(edition: "pad-1994-05", rules: 36)]),
    ]

    static let ingest = IngestSummary(
        editions: [.init(edition: older, added: 2, replaced: 1, unchanged: 0, removed: 0, rules: 3)],
        warnings: ["pad-1991/empty.md holds no rules"])

    static let changeLog = [
        ChangeLogEntry(
            edition: newer.id, date: PartialDate("1994-05"), written: "May 1994", text: "Added guidance for dim lamps.",
            topics: ["lamp"], source: dim.source),
        ChangeLogEntry(
            edition: newer.id, date: nil, written: "Earlier", text: "Corrected errors.", topics: [], source: dim.source),
    ]

    static let passages = SourcePassages(
        source: Source(
            edition: newer.id, file: "pad-1994-05/chunk_7.md", document: newer.title, chunk: 7, format: .markdown,
            digest: "0f"),
        passages: [
            Passage(role: .heading, bytes: 0..<8, lines: 1...1, pages: nil, text: "Lamps", rule: nil),
            Passage(role: .figure, bytes: 8..<20, lines: 2...2, pages: Pages(12), text: "", rule: nil),
            Passage(
                role: .statement, bytes: 20..<60, lines: 3...4, pages: Pages(12), text: dontBlink.statement, rule: 0),
        ],
        rules: [dontBlink.id], characters: 70, uncovered: 10)

    static let coverage = [
        Coverage(
            edition: older, sources: 1, characters: 8000,
            byRole: [.statement: 2000, .body: 5999, .definition: 1], uncovered: 0, overlapping: 0, faultyFiles: []),
        Coverage(
            edition: newer, sources: 12, characters: 123_456,
            byRole: [.statement: 30_000, .body: 60_000, .description: 20_000, .boilerplate: 13_446], uncovered: 10,
            overlapping: 1, faultyFiles: ["chunk_7.md", "chunk_9.md"]),
        Coverage(
            edition: Edition(id: "pad-1996", title: "Pad", date: nil, series: []), sources: 0, characters: 0,
            byRole: [:], uncovered: 0, overlapping: 0, faultyFiles: []),
    ]

    static let repairs = [
        PlacedRepair(
            edition: "pad-1991", file: "pad/chunk_001.md",
            repair: Repair(line: 4, found: "lampsin", mended: "lamps in", reason: .sameSentence)),
        PlacedRepair(
            edition: "pad-1991", file: "pad/chunk_002.md",
            repair: Repair(line: 1, found: "re- sult", mended: "result", reason: .lineEnd)),
        PlacedRepair(
            edition: "pad-1994-05", file: "pad/chunk_001.md",
            repair: Repair(line: 7, found: "lamp,and", mended: "lamp, and", reason: .mark)),
    ]

    static let findings = [
        Finding(problem: "the index is out of step", place: "rules_index", remedy: "higkb check --repair")
    ]
}
