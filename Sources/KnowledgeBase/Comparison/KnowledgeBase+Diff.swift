import HIGModel
import HIGStore
import HIGText

extension KnowledgeBase {
    /// How the rules changed from one edition to another, of one topic with its parts, or of all.
    ///
    /// Editions named in the wrong order are compared from the older to the newer, and a note says so.
    ///
    /// - Parameters:
    ///   - withMentions: whether rules on other topics that speak of this one are taken in.
    ///   - near: whether a rule without a counterpart comes with the likeliest one that was refused.
    /// - Throws: `Problem` with near names when a topic or edition is unknown or fits several.
    public func diff(
        topic: String?, withMentions: Bool = false, from first: String, to second: String, near: Bool = false
    ) throws -> Comparison {
        try store.read { reader in
            let editions = try reader.editions()
            let names = try EditionNames(editions).pair(first, second)
            let isInOrder = names.first <= names.second
            let (older, newer) = isInOrder ? (names.first, names.second) : (names.second, names.first)
            let isKnown = ![older, newer].contains(where: \.isOfUnknownDate)
            let order =
                isInOrder || !isKnown ? [] : ["\(older.id) is older than \(newer.id): shown from older to newer"]
            let family = try topic.map { try reader.requiredTopicFamily($0) }
            return try comparison(
                of: family, withMentions: withMentions, from: older, to: newer, near: near, notes: order, reader: reader
            )
        }
    }

    /// Whether a name is that of a topic and of no edition.
    public func isTopicAlone(_ name: String) throws -> Bool {
        try store.read { reader in
            try !EditionNames(reader.editions()).knows(name) && reader.topicFamily(name) != nil
        }
    }

    /// How to compare two editions on a topic, where its name was typed alone: "higkb diff toolbar OLD NEW, with two of …";
    /// `nil` where no topic is called so, or an edition.
    public func editionsAdvice(onTopic name: String) throws -> String? {
        try store.read { reader in
            let names = EditionNames(try reader.editions())
            guard !names.knows(name), let family = try reader.topicFamily(name) else { return nil }
            let rules = try reader.rules(matching: RuleFilter(topics: family.slugs))
            let holding = Set(rules.map(\.edition))
            let ids = names.editions.map(\.id).filter(holding.contains)
            let slug = family.topic.slug
            if let only = ids.first, ids.count == 1 {
                return "\(only) alone has rules on it: higkb rules \(slug)"
            }
            if ids.isEmpty { return "no edition has rules on it: higkb rules \(slug) --mentions" }
            return "higkb diff \(slug) OLD NEW, with two of \(ids.joined(separator: ", "))"
        }
    }

    /// What an edition brought: how it differs from the one before it in its series.
    ///
    /// Of an edition that continues several series, the newest of the editions before it is meant unless a series is
    /// named, and a note says so. What stayed identical is left out.
    ///
    /// - Throws: `Problem` when the topic or edition is unknown or fits several, when the edition does not continue
    ///   the series, or when no earlier edition is held.
    public func whatsNew(
        in name: String, series: String?, topic: String?, withMentions: Bool = false, near: Bool = false
    ) throws -> Comparison {
        try store.read { reader in
            let editions = try reader.editions()
            let series = series.map(Series.init(named:))
            let ofSeries = EditionNames(
                editions.filter { edition in series.map { edition.series.contains($0) } ?? true })
            // Of an edition of another series it is said that it does not continue this one.
            let newer = try (ofSeries.knows(name) ? ofSeries : EditionNames(editions)).edition(name)
            let line = try Predecessors(of: newer, in: series, among: reader.editionSummaries())
            let family = try topic.map { try reader.requiredTopicFamily($0) }
            let recorded = try reader.changesRecorded(in: newer, since: line.newest, on: family)
            return try comparison(
                of: family, withMentions: withMentions, from: line.newest, to: newer, near: near,
                notes: line.notes + (recorded.map { [$0] } ?? []), reader: reader
            ).withoutIdentical
        }
    }

    private func comparison(
        of family: TopicFamily?, withMentions: Bool, from older: Edition, to newer: Edition, near: Bool,
        notes: [String], reader: StoreReader
    ) throws -> Comparison {
        let subject = family?.topic
        let chain = EditionChain(from: older, to: newer, among: try reader.editionSummaries())
        guard let olderSummary = chain.editions.first, let newerSummary = chain.editions.last, older != newer else {
            guard let same = chain.editions.first else {
                throw Problem(
                    .defect, "nobody counted what is held of the edition", at: older.id,
                    next: "see whether the database is damaged: higkb check")
            }
            return Comparison(
                older: same, newer: same, topic: subject, changes: [], notes: ["\(older.id) is compared with itself"])
        }
        let pair = EditionPair(
            older: olderSummary, newer: newerSummary, view: family.map { TopicView($0, withMentions: withMentions) })
        let changes = try pair.changes(along: chain, near: near, reader: reader)
        let further = ComparisonNotes(
            pair: pair, chain: chain, family: family, withMentions: withMentions, near: near)
        return Comparison(
            older: olderSummary, newer: newerSummary, topic: subject, changes: changes,
            notes: notes + (try further.notes(on: changes, reader)))
    }
}

extension StoreReader {
    /// How many changes an edition itself records since another one, and what shows them: what it took out as a whole it may
    /// say there. `nil` where it records none.
    ///
    /// - Parameter family: the topic that the records must be on, with its parts; `nil` for all records.
    fileprivate func changesRecorded(in edition: Edition, since older: Edition, on family: TopicFamily?) throws
        -> String?
    {
        let records = try changeLog(of: edition.id, onTopics: family?.slugs).filter { record in
            guard let day = record.date, let start = older.date else { return false }
            return day > start && !day.hasPrefix(start)
        }
        guard !records.isEmpty else { return nil }
        let subject = family.map { " on \($0.topic.slug)" } ?? ""
        let count = counted(records.count, "change") + subject
        let asked = family?.topic.slug ?? edition.id
        return "\(edition.id) itself records \(count) since \(older.id): higkb history \(asked) --since \(older.id)"
    }
}
