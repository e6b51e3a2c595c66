import HIGLineage
import HIGModel
import HIGStore

/// Keeps links and lineages in step with the editions held.
///
/// Each edition is linked with the one before it in every series that it continues. Where that one is held in part,
/// what it could not carry is looked for in the one before, and so on.
struct Linking {
    let writer: StoreWriter

    struct Pair: Hashable {
        let older: String
        let newer: String
        /// The editions held in part that the pair passes over, oldest first.
        var between: [String] = []

        func touches(_ editions: Set<String>) -> Bool {
            ([older, newer] + between).contains { editions.contains($0) }
        }
    }

    /// Links anew the pairs that a changed edition belongs to, and those that became neighbours.
    ///
    /// - Parameters:
    ///   - given: links that are known already, by their pairs.
    ///   - step: told how many of how many pairs are linked; what it throws ends the linking.
    func renew(
        after changed: Set<String>, given: [Pair: [Link]] = [:], step: (Int, Int) throws -> Void = { _, _ in }
    ) throws {
        let summaries = try writer.reader.editionSummaries()
        let part = Set(summaries.filter(\.holding.isPart).map(\.edition.id))
        let wanted = Linking.pairs(of: summaries.map(\.edition), heldInPart: part)
        let held = Set(try writer.reader.linkedPairs().map { Pair(older: $0.older, newer: $0.newer) })
        for pair in held.subtracting(wanted.map { Pair(older: $0.older, newer: $0.newer) }) {
            try writer.removeLinks(older: pair.older, newer: pair.newer)
        }
        var rules: [String: [Rule]] = [:]
        func rulesOf(_ edition: String) throws -> [Rule] {
            if let known = rules[edition] { return known }
            let found = try writer.reader.rules(matching: RuleFilter(editions: [edition]))
            rules[edition] = found
            return found
        }
        let stale = wanted.filter { !held.contains(Pair(older: $0.older, newer: $0.newer)) || $0.touches(changed) }
        for (done, pair) in stale.enumerated() {
            try step(done, stale.count)
            if let links = given[pair] {
                try writer.replaceLinks(older: pair.older, newer: pair.newer, with: links)
                continue
            }
            let carried = try carriedRules(over: pair)
            let links = Aligner().links(
                from: try rulesOf(pair.older).filter { !carried.contains($0.id) },
                to: try rulesOf(pair.newer).filter { !carried.contains($0.id) })
            try writer.replaceLinks(older: pair.older, newer: pair.newer, with: links)
        }
        let names = try writer.reader.rules().map { (id: $0.id, name: $0.name) }
        try writer.setLineages(LineageFinder.lineages(of: names, links: try writer.reader.links()))
    }

    /// The rules at either end of a pair that links through the editions between them join already.
    private func carriedRules(over pair: Pair) throws -> Set<String> {
        guard !pair.between.isEmpty else { return [] }
        let links = try LinkChain.composed(over: [pair.older] + pair.between + [pair.newer]) { left, right in
            left == pair.older && right == pair.newer ? [] : try writer.reader.links(from: left, to: right)
        }
        return Set(links.flatMap { [$0.from, $0.to] })
    }

    /// The pairs of editions that follow each other in a series, by the newer edition, nearest first; and past an
    /// edition held in part, the pair with the one before it.
    static func pairs(of editions: [Edition], heldInPart: Set<String> = []) -> [Pair] {
        var pairs: [Pair] = []
        for edition in editions.sorted() {
            for series in edition.series {
                var between: [String] = []
                for before in editions.filter({ $0.series.contains(series) && $0 < edition }).sorted().reversed() {
                    let pair = Pair(older: before.id, newer: edition.id, between: between)
                    if !pairs.contains(pair) { pairs.append(pair) }
                    guard heldInPart.contains(before.id) else { break }
                    between.insert(before.id, at: 0)
                }
            }
        }
        return pairs
    }
}
