import ConcurrentWork
import HIGLineage
import HIGModel
import HIGStore

/// Keeps links and lineages in step with the editions held.
///
/// Each edition is linked with the one before it in every series that it continues. Where that one is held in part or by
/// pages, what it could not carry is looked for in the one before, and so on. What is left is looked for among the
/// advice that had vanished earlier.
struct Linking {
    private let writer: StoreWriter
    private let rules: EditionRules

    /// - Parameter rules: what is known already of the editions' rules.
    init(writer: StoreWriter, rules: EditionRules) {
        self.writer = writer
        self.rules = rules
    }

    init(writer: StoreWriter) { self.init(writer: writer, rules: EditionRules(writer.reader)) }

    struct Pair: Hashable {
        let older: String
        let newer: String
        /// The editions held in part or by pages that the pair passes over, oldest first.
        var between: [String] = []

        func touches(_ editions: Set<String>) -> Bool {
            ([older, newer] + between).contains { editions.contains($0) }
        }

        /// Whether the pair's links depend on those of one of these pairs.
        func takesIn(_ pairs: Set<Pins.Pair>) -> Bool {
            let editions = [older, newer] + between
            return pairs.contains { editions.contains($0.older) && editions.contains($0.newer) }
        }
    }

    /// Links anew the pairs that a changed edition belongs to, and those that became neighbours.
    ///
    /// - Parameters:
    ///   - isAnyGone: whether an edition was removed, or has another date or series. Then all is linked anew: editions
    ///     that had one between them may be neighbours now.
    ///   - decided: the readers' decisions that came or went.
    ///   - given: links that are known already, by their pairs.
    ///   - step: told how many of how many pairs are linked; what it throws ends the linking.
    func renew(
        after changed: Set<String>, isAnyGone: Bool = false, decided: [Pin] = [], given: [Pair: [Link]] = [:],
        step: (Int, Int) throws -> Void = { _, _ in }
    ) throws {
        let summaries = try writer.reader.editionSummaries()
        let editions = summaries.map(\.edition).sorted()
        let holdings = Dictionary(uniqueKeysWithValues: summaries.map { ($0.edition.id, $0.holding) })
        let wanted = Linking.pairs(of: editions, past: Set(holdings.filter(\.value.letsAdvicePass).keys))
        let held = try heldPairs(among: editions, wanted: wanted)
        let pins = Pins(try writer.reader.pinsInForce(), editions: editions.map(\.id))
        let decidedPairs = Pins(decided, editions: editions.map(\.id)).pairs
        let stale = wanted.filter {
            isAnyGone || !held.contains(Pair(older: $0.older, newer: $0.newer)) || $0.touches(changed)
                || $0.takesIn(decidedPairs)
        }
        let unknown = stale.filter { given[$0] == nil }
        var done = 0
        func write(_ links: [Link], of pair: Pair) throws {
            try step(done, stale.count)
            try writer.replaceLinks(
                older: pair.older, newer: pair.newer, with: pins.applied(to: links, from: pair.older, to: pair.newer))
            done += 1
        }
        for pair in stale { if let links = given[pair] { try write(links, of: pair) } }
        let neighbours = unknown.filter(\.between.isEmpty)
        for (pair, links) in zip(neighbours, try links(of: neighbours)) { try write(links, of: pair) }
        for pair in unknown where !pair.between.isEmpty { try write(try linksPast(pair, holdings), of: pair) }
        try Returning(writer: writer, rules: rules, editions: editions, pairs: wanted, pins: pins).renew(
            after: isAnyGone ? Set(editions.map(\.id)) : changed.union(stale.map(\.newer) + decidedPairs.map(\.newer)))
        try linkAcrossSeries(pins, editions: editions)
        try renewLineages()
    }

    private func renewLineages() throws {
        let rules = try writer.reader.orderedRuleIDs()
        let names = rules.map { (id: $0.id, name: RuleID($0.id).name) }
        let lineages = LineageFinder.lineages(of: names, links: try writer.reader.linkEnds())
        try writer.setLineages(
            rules.compactMap { rule in
                lineages[rule.id].flatMap { $0 == rule.lineage ? nil : (rule: rule.id, lineage: $0) }
            })
    }

    /// Links what readers pinned between editions without a common series, which nothing else links.
    private func linkAcrossSeries(_ pins: Pins, editions: [Edition]) throws {
        let byID = Dictionary(uniqueKeysWithValues: editions.map { ($0.id, $0) })
        for pair in pins.pairs {
            guard let older = byID[pair.older], let newer = byID[pair.newer], !older.sharesSeries(with: newer) else {
                continue
            }
            try writer.replaceLinks(
                older: pair.older, newer: pair.newer, with: pins.applied(to: [], from: pair.older, to: pair.newer))
        }
    }

    /// The pairs that have links, without those that have no reason any more.
    private func heldPairs(among editions: [Edition], wanted: [Pair]) throws -> Set<Pair> {
        let plain = Set(wanted.map { Pair(older: $0.older, newer: $0.newer) })
        var held = Set(try writer.reader.linkedPairs().map { Pair(older: $0.older, newer: $0.newer) })
        let byID = Dictionary(uniqueKeysWithValues: editions.map { ($0.id, $0) })
        for pair in held.subtracting(plain) {
            guard let older = byID[pair.older], let newer = byID[pair.newer], older < newer,
                older.sharesSeries(with: newer)
            else {
                try writer.removeLinks(older: pair.older, newer: pair.newer)
                continue
            }
        }
        held.formIntersection(plain)
        return held
    }

    /// The links of neighbours, found for several pairs at a time: none depends on another.
    private func links(of pairs: [Pair]) throws -> [[Link]] {
        let profiles = try rules.profiles(of: pairs.map(\.older) + pairs.map(\.newer))
        return Array(zip(profiles.prefix(pairs.count), profiles.dropFirst(pairs.count)))
            .concurrentMap { Aligner().links(of: $0, with: $1) }
    }

    /// The links past editions held in part or by pages, of what those could not carry. Of what they do not have though
    /// they have its topic, only what clearly returned is linked.
    private func linksPast(_ pair: Pair, _ holdings: [String: Holding]) throws -> [Link] {
        let carried = try carriedRules(over: pair)
        func rest(of edition: String) throws -> [Rule] {
            try rules.of(edition).filter { !carried.contains($0.id) }
        }
        let between = pair.between.compactMap { holdings[$0] }
        let isVanished = { (rule: Rule) in between.contains { $0.covers(topic: rule.topic) } }
        let (older, newer) = (try rest(of: pair.older), try rest(of: pair.newer))
        let passing = Aligner().links(from: older.filter { !isVanished($0) }, to: newer)
        let taken = Set(passing.map(\.to))
        let returned = Aligner.returning.links(
            from: older.filter(isVanished), to: newer.filter { !taken.contains($0.id) })
        return passing + returned
    }

    /// The rules at either end of a pair that links through the editions between them join already.
    private func carriedRules(over pair: Pair) throws -> Set<String> {
        let links = try LinkChain.composed(over: [pair.older] + pair.between + [pair.newer]) { left, right in
            left == pair.older && right == pair.newer ? [] : try writer.reader.links(from: left, to: right)
        }
        return Set(links.flatMap { [$0.from, $0.to] })
    }

    /// The pairs of editions that follow each other in a series, by the newer edition, nearest first; and past an
    /// edition held in part or by pages, the pair with the one before it.
    static func pairs(of editions: [Edition], past: Set<String> = []) -> [Pair] {
        var pairs: [Pair] = []
        for edition in editions.sorted() {
            for series in edition.series {
                var between: [String] = []
                for before in editions.filter({ $0.series.contains(series) && $0 < edition }).sorted().reversed() {
                    let pair = Pair(older: before.id, newer: edition.id, between: between)
                    if !pairs.contains(pair) { pairs.append(pair) }
                    guard past.contains(before.id) else { break }
                    between.insert(before.id, at: 0)
                }
            }
        }
        return pairs
    }
}
