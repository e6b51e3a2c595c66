import HIGLineage
import HIGModel
import HIGStore

/// Two editions side by side, as a reader of some topics sees them.
struct EditionPair {
    let older: EditionSummary
    let newer: EditionSummary
    /// `nil` for all topics.
    let view: TopicView?

    /// Changes of linked rules and of those that stand alone, in the older edition's order, then the newer's.
    ///
    /// - Parameter near: whether those that stand alone come with the likeliest counterpart that was refused. All rules
    ///   of both editions are compared for it.
    func changes(along chain: EditionChain, near: Bool = false, reader: StoreReader) throws -> [Change] {
        let rules = try rulesInView(of: chain, reader)
        let olderRules = rules.filter { $0.edition == older.edition.id }
        let newerRules = rules.filter { $0.edition == newer.edition.id }
        let search = near ? try comparison(of: allRules(reader), isWhole: true, along: chain, reader: reader) : nil
        let check = try check(of: rules, searched: search, along: chain, reader: reader)
        let links = try chain.links(older: olderRules, newer: newerRules, isWhole: view == nil, reader: reader)
        let linked = Set(links.flatMap { [$0.from, $0.to] })
        var placed: [(position: Int, change: Change)] = []
        let position = Dictionary(uniqueKeysWithValues: olderRules.enumerated().map { ($1.id, $0) })
        for group in LinkGroup.all(older: olderRules, newer: newerRules, links: links) {
            guard let seen = view.map({ group.seen(where: $0.holds) }) ?? group, let first = seen.older.first else {
                continue
            }
            var change = group.change(seenAs: seen, by: .reading)
            change.doubt = try check?.doubt(group)
            placed.append((position[first.id] ?? 0, change))
        }
        for rule in olderRules where isSeen(rule) && !linked.contains(rule.id) {
            var change = EditionPair.removed(rule, missingFrom: newer)
            (change.doubt, change.near) = (try check?.doubt(rule), search?.near(rule))
            placed.append((position[rule.id] ?? 0, change))
        }
        let alone = newerRules.enumerated().filter { isSeen($0.element) && !linked.contains($0.element.id) }
        let former = try formerRules(of: alone.map(\.element), absentFrom: olderRules, along: chain, reader: reader)
        for (index, rule) in alone {
            var change = oneSided(rule, former: former[rule.id])
            (change.doubt, change.near) = (try check?.doubt(rule), search?.near(rule))
            placed.append((olderRules.count + index, change))
        }
        return try withSameWords(placed.sorted { $0.position < $1.position }.map(\.change), reader: reader)
    }

    /// The direct comparison that links through other editions are checked with; `nil` where there are none between.
    private func check(
        of rules: [Rule], searched: DirectComparison?, along chain: EditionChain, reader: StoreReader
    ) throws -> DirectCheck? {
        guard chain.editions.count > 2 else { return nil }
        if let searched { return DirectCheck(searched) }
        let inView = try comparison(of: rules, isWhole: view == nil, along: chain, reader: reader)
        guard view != nil else { return DirectCheck(inView) }
        return DirectCheck(inView) { try comparison(of: allRules(reader), isWhole: true, along: chain, reader: reader) }
    }

    /// The two editions compared directly, as far as these rules go.
    private func comparison(
        of rules: [Rule], isWhole: Bool, along chain: EditionChain, reader: StoreReader
    ) throws -> DirectComparison {
        DirectComparison(
            older: rules.filter { $0.edition == older.edition.id },
            newer: rules.filter { $0.edition == newer.edition.id }, isWhole: isWhole, pins: try chain.pins(reader))
    }

    private func allRules(_ reader: StoreReader) throws -> [Rule] {
        try reader.rules(matching: RuleFilter(editions: [older.edition.id, newer.edition.id]))
    }

    /// The rules of both editions on the topics, and those that links may join to them: stored links stay within a
    /// lineage, others may lead anywhere.
    private func rulesInView(of chain: EditionChain, _ reader: StoreReader) throws -> [Rule] {
        let editions = [older.edition.id, newer.edition.id]
        guard chain.isInLine else { return try reader.rules(matching: RuleFilter(editions: editions)) }
        guard let view else { return try reader.rules(matching: RuleFilter(editions: editions)) }
        guard view.mentioned != nil else {
            let filter = RuleFilter(editions: editions, lineagesOnTopics: view.topics.sorted())
            return try reader.rules(matching: filter)
        }
        var seen = view.filter
        seen.editions = editions
        let lineages = try reader.rules(matching: seen).map(\.lineage).distinct()
        return try reader.rules(matching: RuleFilter(editions: editions, lineages: lineages))
    }

    private func isSeen(_ rule: Rule) -> Bool { view?.holds(rule) ?? true }

    /// The last earlier rules that gave the advice of these, by their ids, where the older edition does not give it: of its
    /// own series before it, or else of another that the newer edition continues as well. Of several in one edition it is
    /// the one that a direct link most surely joins, else the first.
    private func formerRules(
        of rules: [Rule], absentFrom olderRules: [Rule], along chain: EditionChain, reader: StoreReader
    ) throws -> [String: Rule] {
        guard chain.isInLine, !rules.isEmpty else { return [:] }
        let earlier = try reader.editions().filter { edition in
            edition.sharesSeries(with: newer.edition)
                && edition < (edition.sharesSeries(with: older.edition) ? older.edition : newer.edition)
        }
        guard !earlier.isEmpty else { return [:] }
        let present = Set(olderRules.map(\.lineage))
        let lineages = Set(rules.map(\.lineage)).subtracting(present).sorted()
        let found = try reader.rules(matching: RuleFilter(editions: earlier.map(\.id), lineages: lineages))
        let byLineage = Dictionary(grouping: found, by: \.lineage)
        let all = try reader.links(ofLineages: lineages)
        let (links, descent) = (Dictionary(grouping: all, by: \.to), Descent(all))
        return rules.reduce(into: [:]) { former, rule in
            let sources = descent.sources(of: rule.id)
            let line = (byLineage[rule.lineage] ?? []).filter { sources.contains($0.id) }
            let ofSeries = line.filter(isOfOlderSeries)
            let candidates = ofSeries.isEmpty ? line : ofSeries
            let latest = candidates.filter { $0.edition == candidates.last?.edition }
            let sureness = Dictionary(
                links[rule.id, default: []].map { ($0.from, $0.confidence) }, uniquingKeysWith: max)
            former[rule.id] = latest.max { sureness[$0.id, default: 0] < sureness[$1.id, default: 0] }
        }
    }

    private func isOfOlderSeries(_ rule: Rule) -> Bool { rule.series.contains { older.edition.series.contains($0) } }

    /// An older rule without a counterpart: removed where the newer edition is known to lack it, else not found.
    static func removed(_ rule: Rule, missingFrom newer: EditionSummary) -> Change {
        let absence = absence(of: rule, in: newer)
        return oneSided(from: [rule], to: [], relation: absence == nil ? .removed : .notFound, note: absence)
    }

    /// A newer rule without a counterpart: reintroduced where an edition of the older one's series is known to have had its
    /// advice before, else added; not found where the older edition is not known to lack it.
    private func oneSided(_ rule: Rule, former: Rule?) -> Change {
        if let absence = EditionPair.absence(of: rule, in: older) {
            return EditionPair.oneSided(from: [], to: [rule], relation: .notFound, note: absence)
        }
        guard let former else { return EditionPair.oneSided(from: [], to: [rule], relation: .added) }
        // A text of unknown date brings nothing back.
        if older.edition.isOfUnknownDate || newer.edition.isOfUnknownDate {
            return EditionPair.oneSided(from: [], to: [rule], relation: .added, note: .given(former, .undated))
        }
        let returned = isOfOlderSeries(former)
        return EditionPair.oneSided(
            from: [], to: [rule], relation: returned ? .reintroduced : .added,
            note: .given(former, returned ? .before : .inAnotherSeries))
    }

    /// Why it is not known whether an edition lacks a rule; `nil` where it does.
    private static func absence(of rule: Rule, in other: EditionSummary) -> Change.Note? {
        guard !other.covers(topic: rule.topic), let note = other.partNote else { return nil }
        return .notFound(because: other.holding.isPagewise ? note + ", without \(rule.topic)" : note)
    }

    private static func oneSided(
        from: [Rule], to: [Rule], relation: Change.Relation, note: Change.Note? = nil
    ) -> Change {
        Change(
            from: from, to: to, relation: relation, moved: false, strength: nil, confidence: nil, evidence: nil,
            edits: [], notes: [note].compactMap { $0 })
    }
}
