import HIGModel
import HIGStore

/// A small knowledge base: three editions of advice on back buttons, toolbars and launch screens.
enum Sample {
    static let topics = [
        Topic(slug: "back-button", title: "Back button", aliases: ["return arrow"], parent: "navigation-bar"),
        Topic(slug: "launch-screen", title: "Launch screen", aliases: ["splash screen", "launch image"], parent: nil),
        Topic(slug: "navigation-bar", title: "Navigation bar", aliases: [], parent: nil),
        Topic(slug: "toolbar", title: "Toolbar", aliases: [], parent: nil),
    ]

    static let ios2010 = Edition(
        id: "ios-2010-03", title: "iPhone HIG", date: PartialDate("2010-03"), series: [.ios])
    static let ios2014 = Edition(id: "ios-2014", title: "iOS HIG", date: PartialDate("2014"), series: [.ios])
    static let current = Edition(id: "current", title: "HIG \"today\"", date: nil, series: [.ios, .mac])

    static let editions = [
        // Not in the order of their dates, which the store must not depend on.
        EditionContent(
            edition: current,
            sources: [
                source(
                    current, file: "bars.html", chunk: nil,
                    [rule(current, "back-button/show-a-clear-path", "Show a clear path back.", line: 1)])
            ]),
        EditionContent(
            edition: ios2010,
            sources: [
                source(
                    ios2010, file: "chunk_102.md", chunk: 102,
                    [rule(ios2010, "launch-screen/supply-an-image", "Supply an image for café visitors.", line: 1)]),
                source(
                    ios2010, file: "chunk_88.md", chunk: 88,
                    [
                        rule(
                            ios2010, "back-button/avoid-a-multi-segment-button",
                            "Avoid creating a multi-segment back button.", line: 1, modality: .shouldNot,
                            body: "It takes the place of a toolbar.\n\n- first\n- second",
                            topics: ["back-button", "toolbar"],
                            measures: [
                                Measure(numbers: [44, 44.5], unit: "points", text: "44 x 44.5 pt"),
                                Measure(numbers: [5], unit: "tabs", text: "five tabs"),
                            ]),
                        rule(
                            ios2010, "toolbar/keep-items-apart", "Keep items apart.", line: 2,
                            introduction: "With gloves on:"),
                    ]),
            ]),
        EditionContent(
            edition: ios2014,
            sources: [
                source(
                    ios2014, file: "chunk_93.md", chunk: 93,
                    [
                        rule(
                            ios2014, "back-button/no-multisegment-button", "Don't create a multisegment back button.",
                            line: 1, modality: .mustNot, lineage: "back-button/avoid-a-multi-segment-button")
                    ])
            ]),
    ]

    static let links = [
        Link(
            from: "ios-2010-03/back-button/avoid-a-multi-segment-button",
            to: "ios-2014/back-button/no-multisegment-button", bond: .statement, confidence: 0.93,
            evidence: Evidence(
                statements: 0.75, texts: 0.5, sharedWords: ["back", "say \"go\"", "naïve"], sameTopic: true,
                neighbours: false))
    ]

    /// Stands in for SHA-256.
    static func digest(_ bytes: [UInt8]) -> String { "digest of \(String(decoding: bytes, as: UTF8.self))" }

    static func edition(_ ruleID: String) -> String { String(ruleID.prefix { $0 != "/" }) }

    static func rule(
        _ edition: Edition, _ name: String, _ statement: String, line: Int, modality: Modality = .should,
        body: String = "", topics: [String]? = nil, lineage: String? = nil, measures: [Measure] = [],
        introduction: String? = nil, continuations: [Citation.Continuation] = []
    ) -> Rule {
        let topic = String(name.prefix { $0 != "/" })
        return Rule(
            id: "\(edition.id)/\(name)", lineage: lineage ?? name, edition: edition.id, series: edition.series,
            topic: topic, topics: topics ?? [topic], section: ["UI Elements", "The \"Bars\""], statement: statement,
            body: body, modality: modality, platforms: ["iphone"], style: .prose,
            source: Citation(
                document: "", file: "", chunk: nil, pages: nil, lines: line...line, continuations: continuations),
            digest: "",
            measures: measures, introduction: introduction)
    }

    /// A source with a passage a rule, one line each.
    static func source(_ edition: Edition, file: String, chunk: Int?, _ rules: [Rule]) -> SourceContent {
        let lines = rules.map { $0.statement + "\n" }
        let bytes = Array(lines.joined().utf8)
        var end = 0
        let passages = lines.enumerated().map { index, line in
            let start = end
            end += line.utf8.count
            return Passage(
                role: .statement, bytes: start..<end, lines: (index + 1)...(index + 1), pages: Pages(71, following: 74),
                text: rules[index].statement, rule: index)
        }
        let source = Source(
            edition: edition.id, file: file, document: "\(edition.title).pdf", chunk: chunk, format: .markdown,
            digest: digest(bytes))
        return SourceContent(
            source: source, bytes: bytes, passages: passages,
            repairs: [Repair(line: 1, found: "barshould", mended: "bar should", reason: .joiningWord)],
            rules: rules.map { cited($0, source) }, changeLog: changeLog(source))
    }

    private static func changeLog(_ source: Source) -> [ChangeLogEntry] {
        let place = { (line: Int) in
            Citation(
                document: source.document, file: source.file, chunk: source.chunk, pages: Pages(71, following: 74),
                lines: line...line)
        }
        return [
            ChangeLogEntry(
                edition: source.edition, date: PartialDate("2009-06"), written: "June 2009", text: "Added toolbars.",
                topics: ["toolbar", "back-button"], source: place(1)),
            ChangeLogEntry(
                edition: source.edition, date: nil, written: "Earlier", text: "Said \"go\".", topics: [],
                source: place(2)),
        ]
    }

    private static func cited(_ rule: Rule, _ source: Source) -> Rule {
        Rule(
            id: rule.id, lineage: rule.lineage, edition: rule.edition, series: rule.series, topic: rule.topic,
            topics: rule.topics, section: rule.section, statement: rule.statement, body: rule.body,
            modality: rule.modality, platforms: rule.platforms, style: rule.style,
            source: Citation(
                document: source.document, file: source.file, chunk: source.chunk,
                pages: source.chunk == nil ? nil : Pages(71, following: 74), lines: rule.source.lines,
                continuations: rule.source.continuations),
            digest: digest(Array(rule.digestedText.utf8)), measures: rule.measures, introduction: rule.introduction)
    }
}
