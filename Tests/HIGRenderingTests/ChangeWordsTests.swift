import HIGModel
import Testing

@testable import HIGRendering

@Suite("Advice in a body")
struct ChangeWordsTests {
    private static let statement = Samples.rule(Samples.older, "blink-once", "Blink a lamp only once.", line: 30)
    private static let sentence = Change.BodySentence(
        rule: Samples.dontBlink.id, carries: "pad-1991/lamp/blink-once", text: "If you must, blink once.",
        modality: .should)
    private static let absorbed = Change(
        from: [statement], to: [Samples.dontBlink], relation: .merged, moved: false, strength: .same, confidence: 0.9,
        evidence: Samples.evidence,
        edits: [
            Edit(.delete, "Blink a lamp only once."), Edit(.insert, "If you must, blink once."),
        ], inBody: sentence)

    private func report(_ change: Change) -> Report {
        Report(
            Comparison(
                older: Samples.olderSummary, newer: Samples.newerSummary, topic: Samples.lamp, changes: [change],
                notes: []))
    }

    @Test("is shown below the statement beside it, with what became of its words and how strongly it binds")
    func diff() {
        let older = Samples.rule(Samples.older, "blink-once", "If you like, blink once.", line: 30)
        let edits = [
            Edit(.equal, "If you "), Edit(.delete, "like"), Edit(.insert, "must"), Edit(.equal, ", blink once."),
        ]
        let shown = Change(
            from: [older], to: [Samples.dontBlink], relation: .merged, moved: false, strength: .same, confidence: 0.9,
            evidence: nil, edits: edits, inBody: Self.sentence)
        expect(
            TerminalFormat(width: 80).text(report(shown)),
            looks: """
                Lamp: pad-1991 → pad-1994-05
                1 merged

                merged into the text · −1 +1 words
                  pad-1991     If you [-like-], blink once.
                               Pad Interface Guidelines.pdf, page 13, chunk 7, line 30
                  pad-1994-05  Don't blink a lamp, as a blinking lamp draws the eye and tires
                               it.
                               the text beside it says: If you {+must+}, blink once. (should)
                               Pad Interface Guidelines, Second Edition.pdf, page 13, chunk 7,
                               lines 3–7
                """)
    }

    @Test("is shown whole where too few words are shared, and in a group")
    func whole() {
        let line = "the text beside it says: If you must, blink once."
        #expect(TerminalFormat(width: 80).text(report(Self.absorbed)).contains(line))
        let group = Change(
            from: [Self.statement, Samples.keepRound], to: [Samples.dontBlink], relation: .merged, moved: false,
            strength: .same, confidence: 0.9, evidence: nil, edits: [Edit(.equal, "blink once.")],
            inBody: Self.sentence)
        #expect(TerminalFormat(width: 80).text(report(group)).contains(line))
    }

    @Test("of further rules that merged is shown as well, with how strongly it binds")
    func further() {
        let dim = Change.BodySentence(
            rule: Samples.dontBlink.id, carries: Samples.keepRound.id, text: "Dim it at dusk.", modality: nil)
        func line(_ compared: Change.BodySentence?, _ further: [Change.BodySentence]) -> String {
            let group = Change(
                from: [Self.statement, Samples.keepRound], to: [Samples.dontBlink], relation: .merged, moved: false,
                strength: .same, confidence: 0.9, evidence: nil, edits: [], inBody: compared,
                alsoInBody: further)
            return TerminalFormat(width: 200).text(report(group))
        }
        let both = "the text beside it says: If you must, blink once. (should) … Dim it at dusk."
        #expect(line(Self.sentence, [dim]).contains(both))
        #expect(line(nil, [Self.sentence, dim]).contains(both))
        #expect(line(nil, [dim]).contains("the text beside it says: Dim it at dusk."))
        let twice = Change.BodySentence(
            rule: Samples.dontBlink.id, carries: Self.statement.id, text: dim.text, modality: nil)
        #expect(line(nil, [dim, twice]).contains("the text beside it says: Dim it at dusk.\n"))
    }

    @Test("is told after the statement that grew out of it, in every format")
    func extracted() throws {
        let grown = Change(
            from: [Samples.dontBlink], to: [Samples.keepShape], relation: .split, moved: false, strength: .same,
            confidence: 0.9, evidence: nil, edits: [], inBody: Self.sentence)
        let step = Lineage.Step(edition: Samples.newer, rules: [Samples.keepShape], change: grown, note: nil)
        let lineage = Lineage(id: "lamp/x", steps: [step])
        let told = "(before in the text beside “\(Samples.dontBlink.statement)”: “If you must, blink once.”)"
        #expect(
            TerminalFormat(width: 400).text(Report(History(subject: "x", lineages: [lineage], notes: []))).contains(
                "like one. " + told))
        let held = CatalogLineage(lineage: lineage, removedIn: nil)
        #expect(LineageHTML(lineage: held).html().contains("<span class=\"aside\">\(HTMLText.escaped(told))</span>"))
        let folder = SampleFolder()
        try MarkdownCatalog(
            SampleCatalog(entries: Samples.catalog.entries, links: Samples.catalog.links, lineages: [held])
        ).write(to: folder)
        #expect(folder.files["topics/lamp.md"]?.contains(MarkdownText.escaped(told)) == true)
        #expect(
            TerminalFormat(width: 400).text(report(grown)).contains("the text beside it says: If you must, blink once.")
        )
    }

    @Test("has a place in a history, in HTML and in Markdown")
    func formats() throws {
        let step = Lineage.Step(
            edition: Samples.newer, rules: [Samples.dontBlink], change: Self.absorbed, note: nil)
        let lineage = Lineage(id: "lamp/x", steps: [step])
        let history = TerminalFormat(width: 400).text(
            Report(History(subject: "x", lineages: [lineage], notes: [])))
        #expect(history.contains("tires it. (the text beside it says: “If you must, blink once.”)"))
        let held = CatalogLineage(lineage: lineage, removedIn: nil)
        #expect(
            LineageHTML(lineage: held).html().contains(
                "the text beside it says: </span>If you must, blink once.<span class=\"aside\"> (should)</span></p>"))
        let folder = SampleFolder()
        try MarkdownCatalog(
            SampleCatalog(entries: Samples.catalog.entries, links: Samples.catalog.links, lineages: [held])
        ).write(to: folder)
        #expect(
            folder.files["topics/lamp.md"]?.contains("(the text beside it says: “If you must, blink once.”)") == true)
    }

    @Test("is a member of its own in the data")
    func data() {
        let json = JSONFormat().text(report(Self.absorbed))
        #expect(json.contains("\"inBody\": {"))
        #expect(json.contains("\"text\": \"If you must, blink once.\""))
        #expect(json.contains("\"modality\": \"should\""))
    }

    @Test("the same words with other numbers are not told as identical")
    func numbers() {
        func rule(_ edition: Edition, _ width: String) -> Rule {
            let rule = Samples.rule(edition, "make-icons", "Make icons that measure:", line: 30)
            return Rule(
                id: rule.id, lineage: rule.lineage, edition: rule.edition, series: rule.series, topic: rule.topic,
                topics: rule.topics, section: rule.section, statement: rule.statement, body: "- \(width) pixels",
                modality: rule.modality, platforms: rule.platforms, style: rule.style, source: rule.source,
                digest: rule.digest,
                measures: [Measure(numbers: [Double(width) ?? 0], unit: "pixels", text: "\(width) pixels")])
        }
        func verdict(_ older: String, _ newer: String) -> String {
            let change = Change(
                from: [rule(Samples.older, older)], to: [rule(Samples.newer, newer)], relation: .identical,
                moved: false,
                strength: .same, confidence: 1, evidence: Samples.evidence, edits: [])
            return change.verdict.map(\.text).joined()
        }
        #expect(verdict("57", "60") == "identical but for numbers")
        #expect(verdict("57", "57") == "identical")
    }

    @Test("that is perhaps turned round says so behind its verdict, without a strength")
    func perhapsReversed() {
        let doubtful = Change(
            from: [Samples.avoidBlinking], to: [Samples.dontBlink], relation: .reworded, moved: true, strength: nil,
            perhapsReversed: true, confidence: 0.6, evidence: nil, edits: [])
        #expect(doubtful.verdict.map(\.text) == ["reworded, perhaps reversed, moved"])
    }
}
