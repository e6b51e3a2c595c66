import HIGModel
import Testing

@testable import HIGStore

/// The sample edition `ios-2010-03` comes once more, in chunks 88 (a back button, a toolbar) and 102 (launch screens).
@Suite("Replacing an edition")
struct StoreReplacingTests {
    /// How an edition comes once more.
    struct Case: Sendable, CustomStringConvertible {
        let description: String
        let sources: [SourceContent]
        var title = Sample.ios2010.title
        /// Whether any source gives other rules then.
        let isOther: Bool
        /// Whether the link of the back button stays until links are made anew.
        let keepsLink: Bool
    }

    private static let held = Sample.editions[1].sources
    private static let launch = held[0]
    private static let bars = held[1]

    private static func with(
        _ source: SourceContent, passages: [Passage]? = nil, repairs: [Repair]? = nil,
        changeLog: [ChangeLogEntry]? = nil
    ) -> SourceContent {
        SourceContent(
            source: source.source, bytes: source.bytes, passages: passages ?? source.passages,
            repairs: repairs ?? source.repairs, rules: source.rules, changeLog: changeLog ?? source.changeLog)
    }

    private static let unpaged = launch.passages.map {
        Passage(role: $0.role, bytes: $0.bytes, lines: $0.lines, pages: nil, text: $0.text, rule: $0.rule)
    }

    private static let toolbars = Sample.source(
        Sample.ios2010, file: "chunk_102.md", chunk: 102,
        [Sample.rule(Sample.ios2010, "toolbar/keep-items-apart", "Keep items well apart.", line: 1)])

    private static let buttons = Sample.source(
        Sample.ios2010, file: "chunk_88.md", chunk: 88, [Array(bars.rules.prefix(1))[0]])

    private static let hints = Sample.source(
        Sample.ios2010, file: "chunk_90.md", chunk: 90,
        [Sample.rule(Sample.ios2010, "toolbar/show-a-hint", "Show a hint.", line: 1)])

    static let cases = [
        Case(description: "as it was", sources: held, isOther: false, keepsLink: true),
        Case(
            description: "with passages on no page", sources: [with(launch, passages: unpaged), bars],
            isOther: false, keepsLink: true),
        Case(
            description: "mended otherwise beside the rules", sources: [launch, with(bars, repairs: [])],
            isOther: false, keepsLink: true),
        Case(
            description: "with another change log", sources: [launch, with(bars, changeLog: [])], isOther: false,
            keepsLink: true),
        Case(description: "with a chunk more", sources: held + [hints], isOther: true, keepsLink: true),
        Case(description: "without a chunk", sources: [bars], isOther: true, keepsLink: true),
        Case(description: "without the linked rule's chunk", sources: [launch], isOther: true, keepsLink: false),
        Case(
            description: "with a rule that went to another chunk", sources: [toolbars, buttons], isOther: true,
            keepsLink: false),
        Case(description: "under another title", sources: held, title: "iPhone guide", isOther: true, keepsLink: false),
    ]

    @Test("leaves the database as if it had come so at first", arguments: cases)
    func replace(new: Case) throws {
        let edition = Edition(
            id: Sample.ios2010.id, title: new.title, date: Sample.ios2010.date, series: Sample.ios2010.series)
        let content = EditionContent(edition: edition, sources: new.sources, vocabulary: "words")
        let others = Sample.editions.filter { $0.edition.id != edition.id }
        try withTemporaryFolder { folder in
            try folder.makeDatabase()
            let store = try Store.openForWriting(folder.database)
            let isOther = try store.write { writer in
                // As linking would, where the link is gone.
                if !new.keepsLink { try writer.setLineages([(Sample.links[0].to, RuleID(Sample.links[0].to).name)]) }
                return try writer.replace(content)
            }
            try store.close()
            #expect(isOther == new.isOther)
            try #expect(folder.read { try $0.links() } == (new.keepsLink ? Sample.links : []))
            try #expect(Store.check(folder.database, digest: Sample.digest) == [])
            try withTemporaryFolder { fresh in
                try fresh.makeDatabase(others + [content], links: [])
                let store = try Store.openForWriting(fresh.database)
                if !new.keepsLink {
                    try store.write { try $0.setLineages([(Sample.links[0].to, RuleID(Sample.links[0].to).name)]) }
                }
                try store.close()
                try #expect(folder.read(Answers.init) == fresh.read(Answers.init))
            }
        }
    }

    @Test("keeps the lineages of what stays")
    func lineages() throws {
        try withTemporaryFolder { folder in
            try folder.makeDatabase()
            let store = try Store.openForWriting(folder.database)
            let lineage = "launch-screen/other"
            try store.write { writer in
                try writer.setLineages([("ios-2010-03/launch-screen/supply-an-image", lineage)])
                try #expect(!writer.replace(Sample.editions[1]))
                try #expect(writer.reader.rules().contains { $0.lineage == lineage })
            }
        }
    }
}

/// What a database says, but for links.
private struct Answers: Equatable {
    let editions: [EditionSummary]
    let rules: [Rule]
    let passages: [[Passage]]
    let repairs: [PlacedRepair]
    let changeLog: [ChangeLogEntry]
    let vocabularies: [String: String]
    let hits: [[Hit.Match]]

    init(_ reader: StoreReader) throws {
        editions = try reader.editionSummaries()
        rules = try reader.rules()
        passages = try reader.sources().map { try reader.passages(of: $0) }
        repairs = try reader.repairs(ofEditions: [])
        changeLog = try reader.changeLog()
        vocabularies = try reader.vocabularyDigests()
        hits = try ["apart", "back", "image", "hint"].map { text in
            try reader.search(SearchQuery(text: text)).hits.map(\.match)
        }
    }
}
