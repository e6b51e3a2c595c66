import HIGModel
import HIGStore

extension KnowledgeBase {
    /// Opens a view of the knowledge base that can be read piece by piece.
    ///
    /// - Parameters:
    ///   - editions: as users name them; all when empty.
    ///   - topic: as users name it, with its parts; all when absent.
    ///   - body: runs once, on one state of the database; the catalog is of no use after it.
    /// - Throws: `Problem` with near names when a topic or edition is unknown; what `body` throws.
    public func withCatalog<T>(
        editions: [String] = [], topic: String? = nil, _ body: (any Catalog) throws -> T
    ) throws -> T {
        try store.readOnce { reader in
            let summaries = try reader.editionSummaries()
            let names = EditionNames(summaries.map(\.edition))
            let wanted = Set(try editions.map { try names.edition($0).id })
            let family = try topic.map { try reader.requiredTopicFamily($0) }
            return try body(
                StoredCatalog(
                    reader: reader, held: summaries,
                    editions: summaries.filter { wanted.isEmpty || wanted.contains($0.edition.id) }, family: family))
        }
    }
}

extension KnowledgeBase {
    /// Writes a catalog as a database of its own, for other programs.
    ///
    /// - Parameters:
    ///   - path: of a file that doesn't exist.
    ///   - isStopped: asked often; when it says yes, the work ends with an error.
    public static func writeDatabase(
        _ catalog: any Catalog, to path: String, until isStopped: @escaping () -> Bool
    ) throws {
        try CatalogDatabase.write(catalog, to: path, until: isStopped)
    }

    /// Makes the search index of a docset.
    ///
    /// - Parameters:
    ///   - path: of a file that doesn't exist.
    ///   - entries: hands over name, kind and path of every entry.
    public static func writeDocsetIndex(
        to path: String, _ entries: (@escaping (String, String, String) throws -> Void) throws -> Void
    ) throws {
        try DocsetIndex.write(to: path) { index in
            try entries { try index.add(name: $0, type: $1, path: $2) }
        }
    }
}

/// A catalog read from the database.
struct StoredCatalog: Catalog {
    let editions: [EditionSummary]
    let topics: [Topic]
    let counts: CatalogCounts
    let limit: Topic?
    let selection: [String]?
    private let reader: StoreReader
    private let slugs: [String]?
    private let succession: Succession

    /// - Parameters:
    ///   - held: all editions, oldest first.
    ///   - editions: those in view.
    init(reader: StoreReader, held: [EditionSummary], editions: [EditionSummary], family: TopicFamily?) throws {
        self.reader = reader
        self.editions = editions
        limit = family?.topic
        slugs = family?.slugs
        succession = Succession(held)
        let ids = editions.map(\.edition.id)
        selection = editions.count == held.count ? nil : ids
        let slugs = slugs
        topics = try reader.topics().filter { summary in
            (slugs?.contains(summary.topic.slug) ?? true) && ids.contains { summary.rules[$0] != nil }
        }
        .map(\.topic)
        counts = try reader.counts(editions: ids, topics: slugs)
    }

    private var ids: [String] { editions.map(\.edition.id) }

    func sources(of edition: String) throws -> [Source] { try reader.sources(of: edition) }

    func changeLog(of edition: String) throws -> [ChangeLogEntry] {
        try reader.changeLog(onTopics: slugs).filter { $0.edition == edition }
    }

    func forEachRule(_ body: (Rule) throws -> Void) throws {
        for edition in ids {
            try reader.forEachRule(matching: RuleFilter(topics: slugs, editions: [edition]), body)
        }
    }

    func forEachEntry(of edition: String?, on topic: String?, _ body: (CatalogEntry) throws -> Void) throws {
        let filter = RuleFilter(topics: topic.map { [$0] } ?? slugs, editions: edition.map { [$0] } ?? ids)
        try reader.forEachEntry(matching: filter) { entry in
            try body(
                CatalogEntry(
                    rule: entry.rule, formerIDs: entry.formerIDs, successors: entry.successors,
                    removedIn: succession.removal(of: entry.rule, lineageIn: entry.editions)))
        }
    }

    func forEachLink(_ body: (Link) throws -> Void) throws {
        try reader.forEachLink(editions: ids, topics: slugs, body)
    }

    func forEachLineage(on topic: String?, _ body: (CatalogLineage) throws -> Void) throws {
        var batch: [String] = []
        try reader.forEachLineageID(editions: ids, touching: slugs, home: topic) { id in
            batch.append(id)
            guard batch.count == StoredCatalog.batchSize else { return }
            try handOver(batch, body)
            batch.removeAll()
        }
        try handOver(batch, body)
    }

    func forEachComparison(_ body: (Comparison) throws -> Void) throws {
        for (older, newer) in Succession.neighbours(among: editions) {
            let chain = EditionChain(from: older.edition, to: newer.edition, among: editions)
            let pair = EditionPair(older: older, newer: newer, topics: slugs.map { Set($0) })
            try body(
                Comparison(
                    older: older, newer: newer, topic: limit, changes: try pair.changes(along: chain, reader: reader),
                    notes: []))
        }
    }

    /// So many lineages are read at once that asking costs little, and so few that they take no memory to speak of.
    private static let batchSize = 64

    private func handOver(_ lineages: [String], _ body: (CatalogLineage) throws -> Void) throws {
        guard !lineages.isEmpty else { return }
        let rules = try reader.rules(matching: RuleFilter(editions: ids, lineages: lineages))
        let links = try reader.links(ofLineages: lineages)
        let lineageOfRule = Dictionary(rules.map { ($0.id, $0.lineage) }) { first, _ in first }
        let rulesByLineage = Dictionary(grouping: rules, by: \.lineage)
        let linksByLineage = Dictionary(grouping: links) { lineageOfRule[$0.from] ?? lineageOfRule[$0.to] ?? "" }
        for id in lineages {
            let rules = rulesByLineage[id] ?? []
            let timeline = Timeline(summaries: editions, topics: nil, rules: rules, links: linksByLineage[id] ?? [])
            let lineage = timeline.lineage(id)
            let stated = Set(rules.map(\.edition))
            try body(
                CatalogLineage(
                    lineage: lineage,
                    removedIn: lineage.steps.last { !$0.rules.isEmpty }?.rules.first.flatMap {
                        succession.removal(of: $0, lineageIn: stated)
                    }))
        }
    }
}
