import HIGModel
import HIGStore

/// A catalog read from the database.
struct StoredCatalog: Catalog {
    let editions: [EditionSummary]
    let topics: [Topic]
    let counts: CatalogCounts
    let limit: Topic?
    let selection: [String]?
    private let reader: StoreReader
    private let slugs: [String]?
    /// All editions, oldest first: links lead through those that are not in view.
    private let held: [EditionSummary]
    private let succession: Succession

    /// - Parameters:
    ///   - held: all editions, oldest first.
    ///   - editions: those in view.
    init(reader: StoreReader, held: [EditionSummary], editions: [EditionSummary], family: TopicFamily?) throws {
        self.reader = reader
        self.held = held
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
        try reader.changeLog(of: edition, onTopics: slugs)
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
        let byID = Dictionary(uniqueKeysWithValues: editions.map { ($0.edition.id, $0) })
        for step in LinkedStep.all(among: editions.map(\.edition)) {
            guard let older = byID[step.older], let newer = byID[step.newer] else { continue }
            let chain = EditionChain(from: older.edition, to: newer.edition, among: held)
            let pair = EditionPair(older: older, newer: newer, view: slugs.map { TopicView(topics: Set($0)) })
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
        let rules = try reader.rules(matching: RuleFilter(lineages: lineages))
        let links = try linksInView(try reader.links(ofLineages: lineages))
        let inView = Set(ids)
        let timeline = Timeline(
            summaries: editions, view: nil, rules: rules.filter { inView.contains($0.edition) }, links: links)
        let stated = Dictionary(grouping: rules, by: \.lineage).mapValues { Set($0.map(\.edition)) }
        for id in lineages {
            let lineage = timeline.lineage(id)
            try body(
                CatalogLineage(
                    lineage: lineage,
                    removedIn: lineage.newest.flatMap { succession.removal(of: $0, lineageIn: stated[id] ?? []) }))
        }
    }

    /// The links of some lineages, with those between editions in view that lead through others.
    private func linksInView(_ links: [Link]) throws -> [Link] {
        guard selection != nil else { return links }
        let byStep = Dictionary(grouping: links) { EditionStep(ofRules: $0.from, $0.to) }
        var inView: [EditionStep: [Link]] = [:]
        for (place, newer) in editions.enumerated() {
            for older in editions[..<place] {
                let chain = EditionChain(from: older.edition, to: newer.edition, among: held)
                guard chain.isInLine, chain.editions.count > 2 else { continue }
                inView[EditionStep(older: older.edition.id, newer: newer.edition.id)] = try chain.links(
                    through: byStep, reader: reader)
            }
        }
        return byStep.merging(inView) { _, inView in inView }.values.flatMap { $0 }
            .sorted { ($0.from, $0.to) < ($1.from, $1.to) }
    }
}
