import HIGModel
import WrittenText

@testable import HIGRendering

/// A catalog of the invented guidelines, held in memory.
struct SampleCatalog: Catalog {
    let editions = [Samples.olderSummary, Samples.newerSummary]
    var topics = [Samples.lamp]
    var limit: Topic?
    var selection: [String]?
    var entries: [CatalogEntry]
    let links: [Link]
    let lineages: [CatalogLineage]

    var counts: CatalogCounts {
        CatalogCounts(sources: 2, rules: entries.count, links: links.count, lineages: lineages.count)
    }

    func sources(of edition: String) throws -> [Source] {
        [
            Source(
                edition: edition, file: "\(edition)/chunk_7.md", document: "Pad.pdf", chunk: 7, format: .markdown,
                digest: String(repeating: "0", count: 64))
        ]
    }

    func changeLog(of edition: String) throws -> [ChangeLogEntry] {
        guard edition == Samples.newer.id else { return [] }
        return [
            ChangeLogEntry(
                edition: edition, date: PartialDate("1994-05-01"), written: "1 May", text: "Turned lamps off.",
                topics: ["lamp"], source: Samples.dontBlink.source)
        ]
    }

    func forEachRule(_ body: (Rule) throws -> Void) throws { try entries.map(\.rule).forEach(body) }

    func forEachEntry(of edition: String?, on topic: String?, _ body: (CatalogEntry) throws -> Void) throws {
        try entries.filter { edition ?? $0.rule.edition == $0.rule.edition && topic ?? $0.rule.topic == $0.rule.topic }
            .forEach(body)
    }

    func forEachLink(_ body: (Link) throws -> Void) throws { try links.forEach(body) }

    func forEachLineage(on topic: String?, _ body: (CatalogLineage) throws -> Void) throws {
        try lineages.filter { topic ?? $0.newest?.topic == $0.newest?.topic }.forEach(body)
    }

    func forEachComparison(_ body: (Comparison) throws -> Void) throws { try body(Samples.comparison) }
}

extension Samples {
    /// Advice that was reworded, and advice that went.
    static let catalog = SampleCatalog(
        entries: [
            CatalogEntry(
                rule: avoidBlinking, formerIDs: [], successors: [.init(id: dontBlink.id, isMerged: false)],
                removedIn: nil),
            CatalogEntry(rule: keepRound, formerIDs: [], successors: [], removedIn: newer.id),
            CatalogEntry(rule: dontBlink, formerIDs: [avoidBlinking.id], successors: [], removedIn: nil),
            CatalogEntry(rule: dim, formerIDs: [], successors: [], removedIn: nil),
        ],
        links: [
            Link(from: avoidBlinking.id, to: dontBlink.id, bond: .statement, confidence: 0.93, evidence: evidence)
        ],
        lineages: [
            CatalogLineage(lineage: history.lineages[0], removedIn: nil),
            CatalogLineage(lineage: history.lineages[1], removedIn: nil),
            CatalogLineage(
                lineage: Lineage(
                    id: "lamp/keep-round",
                    steps: [
                        Lineage.Step(edition: older, rules: [keepRound], change: nil, note: nil),
                        Lineage.Step(edition: newer, rules: [], change: nil, note: .removed),
                    ]), removedIn: newer.id),
        ])

    /// A rule whose words are markup in every format.
    static let hostile = rule(
        newer, "hostile", "=1+1 <script>alert(\"x\")</script> & ]]> `code` *bold* | [link](x) \u{1B}[2J\u{0B}",
        body: "- </style><b>\n\n\"quoted\", 'too'", line: 30)
}

/// A folder in memory.
final class SampleFolder: Folder {
    private(set) var files: [String: String] = [:]

    func write(_ path: String, _ body: ((String) throws -> Void) throws -> Void) throws {
        files[path] = try written(body)
    }

    func place(of path: String) throws -> String { path }
}
