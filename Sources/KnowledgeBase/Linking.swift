import HIGLineage
import HIGModel
import HIGStore

/// Keeps links and lineages in step with the editions held.
///
/// Each edition is linked with the one before it in every series that it continues.
struct Linking {
    let writer: StoreWriter

    struct Pair: Hashable {
        let older: String
        let newer: String
    }

    /// Links anew the pairs that a changed edition belongs to, and those that became neighbours.
    func renew(after changed: Set<String>) throws {
        let wanted = Linking.pairs(of: try writer.reader.editions())
        let held = Set(try writer.reader.linkedPairs().map { Pair(older: $0.older, newer: $0.newer) })
        for pair in held.subtracting(wanted) {
            try writer.removeLinks(older: pair.older, newer: pair.newer)
        }
        var rules: [String: [Rule]] = [:]
        func rulesOf(_ edition: String) throws -> [Rule] {
            if let known = rules[edition] { return known }
            let found = try writer.reader.rules(matching: RuleFilter(editions: [edition]))
            rules[edition] = found
            return found
        }
        for pair in wanted where !held.contains(pair) || changed.contains(pair.older) || changed.contains(pair.newer) {
            let links = Aligner().links(from: try rulesOf(pair.older), to: try rulesOf(pair.newer))
            try writer.replaceLinks(older: pair.older, newer: pair.newer, with: links)
        }
        let names = try writer.reader.rules().map { (id: $0.id, name: $0.name) }
        try writer.setLineages(LineageFinder.lineages(of: names, links: try writer.reader.links()))
    }

    /// The pairs of editions that follow each other in a series, by the newer edition.
    static func pairs(of editions: [Edition]) -> [Pair] {
        var pairs: [Pair] = []
        for edition in editions.sorted() {
            for series in edition.series {
                let line = editions.filter { $0.series.contains(series) && $0 < edition }
                guard let before = line.max() else { continue }
                let pair = Pair(older: before.id, newer: edition.id)
                if !pairs.contains(pair) { pairs.append(pair) }
            }
        }
        return pairs
    }
}
