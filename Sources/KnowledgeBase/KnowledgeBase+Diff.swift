import HIGLineage
import HIGModel
import HIGStore

extension KnowledgeBase {
    /// How the rules changed from one edition to another, of one topic with its parts, or of all.
    ///
    /// Editions named in the wrong order are compared from the older to the newer, and a note says so.
    ///
    /// - Throws: `Problem` with near names when a topic or edition is unknown or fits several.
    public func diff(topic: String?, from first: String, to second: String) throws -> Comparison {
        try store.read { reader in
            let editions = try reader.editions()
            let names = try EditionNames(editions).pair(first, second)
            let isInOrder = names.first <= names.second
            let (older, newer) = isInOrder ? (names.first, names.second) : (names.second, names.first)
            let order = isInOrder ? [] : ["\(older.id) is older than \(newer.id): shown from older to newer"]
            return try comparison(of: topic, from: older, to: newer, among: editions, notes: order, reader: reader)
        }
    }

    /// What an edition brought: how it differs from the one before it in its series.
    ///
    /// Of an edition that continues several series, the newest of the editions before it is meant unless a series is
    /// named, and a note says so. What stayed identical is left out.
    ///
    /// - Throws: `Problem` when the topic or edition is unknown or fits several, when the edition does not continue
    ///   the series, or when no earlier edition is held.
    public func whatsNew(in name: String, series: String?, topic: String?) throws -> Comparison {
        try store.read { reader in
            let editions = try reader.editions()
            let series = series.map { Series(rawValue: $0.lowercased()) }
            let candidates = editions.filter { edition in series.map { edition.series.contains($0) } ?? true }
            let newer = try EditionNames(candidates.isEmpty ? editions : candidates).edition(name)
            let line = try Predecessors(of: newer, in: series, among: editions)
            return try comparison(
                of: topic, from: line.newest, to: newer, among: editions, notes: line.notes, reader: reader
            ).withoutIdentical
        }
    }

    private func comparison(
        of topic: String?, from older: Edition, to newer: Edition, among all: [Edition], notes: [String],
        reader: StoreReader
    ) throws -> Comparison {
        let family = try topic.map { try reader.requiredTopicFamily($0) }
        let subject = family?.topic
        let chain = try EditionChain(from: older, to: newer, among: all, reader: reader)
        guard let olderSummary = chain.editions.first, let newerSummary = chain.editions.last, older != newer else {
            guard let same = chain.editions.first else { throw Problem(.defect, "edition \(older.id) has no summary") }
            return Comparison(
                older: same, newer: same, topic: subject, changes: [], notes: ["\(older.id) is compared with itself"])
        }
        let view = ChangeView(older: olderSummary, newer: newerSummary, topics: family.map { Set($0.slugs) })
        let changes = try view.changes(along: chain, reader: reader)
        var notes = notes
        if !chain.isInLine { notes.append("\(older.id) and \(newer.id) share no series: compared directly") }
        if changes.isEmpty, let subject { notes.append("no rules on \(subject.slug) in either edition") }
        notes += [olderSummary, newerSummary].compactMap(\.partNote) + chain.gaps
        return Comparison(older: olderSummary, newer: newerSummary, topic: subject, changes: changes, notes: notes)
    }
}

/// Two editions side by side, as a reader of some topics sees them.
struct ChangeView {
    let older: EditionSummary
    let newer: EditionSummary
    /// Slugs; `nil` for all topics.
    let topics: Set<String>?

    /// Changes of linked rules and of those that stand alone, in the older edition's order, then the newer's.
    func changes(along chain: EditionChain, reader: StoreReader) throws -> [Change] {
        let rules = try rulesInView(of: chain, reader)
        let olderRules = rules.filter { $0.edition == older.edition.id }
        let newerRules = rules.filter { $0.edition == newer.edition.id }
        let links = try chain.links(older: olderRules, newer: newerRules, topics: topics, reader: reader)
        let linked = Set(links.flatMap { [$0.from, $0.to] })
        var placed: [(position: Int, change: Change)] = []
        let position = Dictionary(uniqueKeysWithValues: olderRules.enumerated().map { ($1.id, $0) })
        for group in LinkGroup.all(older: olderRules, newer: newerRules, links: links) {
            guard let seen = topics.map({ group.seen(from: $0) }) ?? group, let first = seen.older.first else {
                continue
            }
            placed.append((position[first.id] ?? 0, seen.change(of: group)))
        }
        for rule in olderRules where isSeen(rule) && !linked.contains(rule.id) {
            placed.append((position[rule.id] ?? 0, ChangeView.oneSided(rule, missingFrom: newer, relation: .removed)))
        }
        for (index, rule) in newerRules.enumerated() where isSeen(rule) && !linked.contains(rule.id) {
            placed.append((olderRules.count + index, ChangeView.oneSided(rule, missingFrom: older, relation: .added)))
        }
        return placed.sorted { $0.position < $1.position }.map(\.change)
    }

    /// The rules of both editions on the topics, and those that links may join to them: stored links stay within a
    /// lineage, others may lead anywhere.
    private func rulesInView(of chain: EditionChain, _ reader: StoreReader) throws -> [Rule] {
        let editions = [older.edition.id, newer.edition.id]
        guard chain.isInLine else { return try reader.rules(matching: RuleFilter(editions: editions)) }
        return try reader.rules(matching: RuleFilter(editions: editions, lineagesOnTopics: topics?.sorted()))
    }

    private func isSeen(_ rule: Rule) -> Bool { topics?.contains(rule.topic) ?? true }

    /// A rule without a counterpart: added or removed where the other edition is known to lack it, else not found.
    static func oneSided(_ rule: Rule, missingFrom other: EditionSummary, relation: Change.Relation) -> Change {
        let isKnown = other.holding.covers(topic: rule.topic)
        let reason = other.holding.isPart ? other.partNote : other.partNote.map { $0 + ", without \(rule.topic)" }
        return Change(
            from: relation == .removed ? [rule] : [], to: relation == .removed ? [] : [rule],
            relation: isKnown ? relation : .notFound, moved: false, strength: nil, confidence: nil, evidence: nil,
            edits: [], note: isKnown ? nil : reason.map { "not found; \($0)" })
    }
}
