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

        func hasEnds(of other: Pair) -> Bool { older == other.older && newer == other.newer }

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
    ///   - relinksAll: whether all is linked anew, because an edition was removed or has another date or series: editions
    ///     that had one between them may be neighbours now.
    ///   - decided: the readers' decisions that came or went.
    ///   - given: links that are known already, by their pairs.
    ///   - step: told how many of how many pairs are linked; what it throws ends the linking.
    func renew(
        after changed: Set<String>, relinksAll: Bool = false, decided: [Pin] = [], given: [Pair: [Link]] = [:],
        step: (Int, Int) throws -> Void = { _, _ in }
    ) throws {
        let summaries = try writer.reader.editionSummaries()
        let editions = summaries.map(\.edition).sorted()
        let holdings = Dictionary(uniqueKeysWithValues: summaries.map { ($0.edition.id, $0.holding) })
        let wanted = Linking.pairs(of: editions, past: Set(holdings.filter(\.value.letsAdvicePass).keys))
        let held = try pairsKept(among: editions, wanted: wanted)
        let pins = Pins(try writer.reader.pinsInForce(), editions: editions.map(\.id))
        let decidedPairs = Pins(decided, editions: editions.map(\.id)).pairs
        let stale = wanted.filter {
            relinksAll || !held.contains(Pair(older: $0.older, newer: $0.newer)) || $0.touches(changed)
                || $0.takesIn(decidedPairs)
        }
        let links = try links(of: stale, holdings, given: given, pins)
        let returning = Returning(reader: writer.reader, rules: rules, editions: editions, pairs: wanted, pins: pins)
        let touched =
            relinksAll ? Set(editions.map(\.id)) : changed.union(stale.map(\.newer) + decidedPairs.map(\.newer))
        let lineages = try write(
            links, of: stale, while: returning.search(after: touched, linked: links.ends),
            and: pinnedAcrossSeries(pins, editions: editions), step)
        rules.letGo()
        try writer.setLineages(lineages)
    }

    /// The links of pairs, found for several at a time where none depends on another.
    private func links(
        of pairs: [Pair], _ holdings: [String: Holding], given: [Pair: [Link]], _ pins: Pins
    ) throws -> PairLinks {
        var links = try PairLinks(writer.reader)
        func take(_ found: [Link], of pair: Pair) {
            links.take(pins.applied(to: found, from: pair.older, to: pair.newer), from: pair.older, to: pair.newer)
        }
        for pair in pairs { if let found = given[pair] { take(found, of: pair) } }
        let unknown = pairs.filter { given[$0] == nil }
        let neighbours = unknown.filter(\.between.isEmpty)
        let profiles = try rules.profiles(of: neighbours.map(\.older) + neighbours.map(\.newer))
        let found = Array(zip(profiles.prefix(neighbours.count), profiles.dropFirst(neighbours.count)))
            .concurrentMap { Aligner().links(of: $0, with: $1) }
        for (pair, found) in zip(neighbours, found) { take(found, of: pair) }
        for pair in unknown where !pair.between.isEmpty { take(try linksPast(pair, holdings, links), of: pair) }
        return links
    }

    /// Writes the links of pairs while another thread finds what returned, and then what it found.
    ///
    /// - Returns: the rules that have another lineage now.
    private func write(
        _ links: PairLinks, of pairs: [Pair], while search: ReturningSearch, and pinned: [EditionLinks],
        _ step: (Int, Int) throws -> Void
    ) throws -> [(rule: String, lineage: String)] {
        let returned = AheadValue { search.links() }
        defer { returned.settle() }
        for (done, pair) in pairs.enumerated() {
            try step(done, pairs.count)
            try writer.replaceLinks(
                older: pair.older, newer: pair.newer, with: try links.links(from: pair.older, to: pair.newer))
        }
        let rules = try writer.reader.orderedRuleIDs()
        try writer.settleTexts()
        var links = links
        for found in try returned.value() + pinned {
            links.take(found.links, from: found.older, to: found.newer)
            try writer.replaceLinks(older: found.older, newer: found.newer, with: found.links)
        }
        let lineages = LineageFinder.lineages(of: rules.map(\.id), links: Array(links.ends.values))
        return zip(rules, lineages).compactMap { $0.lineage == $1 ? nil : (rule: $0.id, lineage: $1) }
    }

    /// What readers pinned between editions without a common series, which nothing else links.
    private func pinnedAcrossSeries(_ pins: Pins, editions: [Edition]) -> [EditionLinks] {
        let byID = Dictionary(uniqueKeysWithValues: editions.map { ($0.id, $0) })
        return pins.pairs.compactMap { pair in
            guard let older = byID[pair.older], let newer = byID[pair.newer], !older.sharesSeries(with: newer) else {
                return nil
            }
            let links = pins.applied(to: [], from: pair.older, to: pair.newer)
            return EditionLinks(older: pair.older, newer: pair.newer, links: links)
        }
    }

    /// Removes the links of pairs that have no reason any more.
    ///
    /// - Returns: the wanted pairs that have links.
    private func pairsKept(among editions: [Edition], wanted: [Pair]) throws -> Set<Pair> {
        let plain = Set(wanted.map { Pair(older: $0.older, newer: $0.newer) })
        let held = Set(try writer.reader.linkedPairs().map { Pair(older: $0.older, newer: $0.newer) })
        let byID = Dictionary(uniqueKeysWithValues: editions.map { ($0.id, $0) })
        for pair in held.subtracting(plain) {
            if let older = byID[pair.older], let newer = byID[pair.newer], older < newer,
                older.sharesSeries(with: newer)
            {
                continue
            }
            try writer.removeLinks(older: pair.older, newer: pair.newer)
        }
        return held.intersection(plain)
    }

    /// The links past editions held in part or by pages, of what those could not carry. Of what they do not have though
    /// they have its topic, only what clearly returned is linked.
    private func linksPast(_ pair: Pair, _ holdings: [String: Holding], _ known: PairLinks) throws -> [Link] {
        let carried = try carriedRules(over: pair, known)
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
    private func carriedRules(over pair: Pair, _ known: PairLinks) throws -> Set<String> {
        let links = try LinkChain.composed(over: [pair.older] + pair.between + [pair.newer]) { left, right in
            left == pair.older && right == pair.newer ? [] : try known.links(from: left, to: right)
        }
        return Set(links.flatMap { [$0.from, $0.to] })
    }

    /// The pairs of editions that follow each other in a series, by the newer edition, nearest first; and past an
    /// edition held in part or by pages, the pair with the one before it. Where two series lead from one edition to
    /// another, the pair that passes over the fewest counts: it takes in what the other would link.
    static func pairs(of editions: [Edition], past: Set<String> = []) -> [Pair] {
        var pairs: [Pair] = []
        for edition in editions.sorted() {
            for series in edition.series {
                var between: [String] = []
                for before in editions.filter({ $0.series.contains(series) && $0 < edition }).sorted().reversed() {
                    let pair = Pair(older: before.id, newer: edition.id, between: between)
                    if let known = pairs.firstIndex(where: pair.hasEnds) {
                        if between.count < pairs[known].between.count { pairs[known] = pair }
                    } else {
                        pairs.append(pair)
                    }
                    guard past.contains(before.id) else { break }
                    between.insert(before.id, at: 0)
                }
            }
        }
        return pairs
    }
}
