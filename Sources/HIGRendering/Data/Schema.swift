import HIGModel

/// A published description of what the program writes as JSON.
///
/// ```swift
/// Schema(rawValue: "rules")?.json.text(.pretty)   // what `higkb schema rules` prints
/// ```
public enum Schema: String, CaseIterable, Sendable {
    case rules, changes, lineages, catalog, hits, editions, topics, diff, stat, history, show, passages, ingest, check
    case coverage, repairs, pins

    /// The version of all formats.
    public static let version = FormatVersion.newest

    /// One line for a list of the schemas.
    public var summary: String {
        switch self {
        case .rules: "rules of an edition or a topic: rules, export rules, check --collisions"
        case .changes: "changes between two editions: export changes"
        case .lineages: "advice through the editions: export lineages"
        case .catalog: "everything but the documents themselves: export catalog"
        case .hits: "answers to a query: search"
        case .editions: "what is held of each edition: editions"
        case .topics: "topics and their rules: topics"
        case .diff: "changes with the rules on both sides: diff, whatsnew"
        case .stat: "how much changed, by topic: diff --stat, whatsnew --stat"
        case .history: "rules through the editions: history"
        case .show: "a rule with what surrounds it: show"
        case .passages: "what was read from a file: show --passages"
        case .ingest: "what went in or out: ingest, forget"
        case .check: "what is wrong with the database: check"
        case .coverage: "what became of the characters of all files: check --coverage"
        case .repairs: "words that were mended: check --repairs"
        case .pins: "what was decided about links: pins, link, unlink"
        }
    }

    /// What heads a page of such an answer that names nothing itself.
    var title: String { self == .hits ? "Found" : rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

    /// The JSON Schema (2020-12). It accepts the document that `--format json` writes, and every single line of
    /// `--format jsonl`.
    public var json: JSON {
        let shapes = [shapes.document, shapes.line]
        return .object([
            .init("$schema", "https://json-schema.org/draft/2020-12/schema"),
            .init("$id", .string("urn:higkb:schema:\(rawValue):\(Schema.version)")),
            .init("title", .string("higkb \(rawValue)")),
            .init("description", .string("A whole document (json) or one line (jsonl): \(summary).")),
            .init("anyOf", .array(shapes.map(\.schema))),
            .init("$defs", .object(Shape.records(in: shapes).map { JSON.Member($0.name, $0.schema) })),
        ])
    }

    /// The shape of the whole document.
    var document: Shape { shapes.document }

    private var shapes: (document: Shape, line: Shape) {
        switch self {
        case .rules: (RulesDocument.shape, Rule.shape)
        case .changes: (ChangesDocument.shape, Change.shape)
        case .lineages: (LineagesDocument.shape, CatalogLineage.shape)
        case .catalog: (CatalogDocument.shape, CatalogLine.shape)
        case .hits: (HitsDocument.shape, Hit.shape)
        case .editions: (EditionsDocument.shape, EditionSummary.shape)
        case .topics: (TopicsDocument.shape, TopicSummary.shape)
        case .diff: (Comparison.shape, Change.shape)
        case .stat: (Tally.shape, TopicTally.shape)
        case .history: (History.shape, HistoryLine.shape)
        case .show: (ShowDocument.shape, Dossier.shape)
        case .passages: (SourcePassages.shape, PassageLine.shape)
        case .ingest: (IngestSummary.shape, IngestSummary.EditionResult.shape)
        case .check: (CheckDocument.shape, Finding.shape)
        case .coverage: (CoverageDocument.shape, Coverage.shape)
        case .repairs: (RepairsDocument.shape, PlacedRepair.shape)
        case .pins: (PinsDocument.shape, PinState.shape)
        }
    }
}
