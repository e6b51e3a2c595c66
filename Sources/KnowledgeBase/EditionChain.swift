import HIGLineage
import HIGModel
import HIGStore

/// The way from one edition to a later one through those held between them.
struct EditionChain {
    /// Oldest first; two at least.
    let editions: [EditionSummary]
    /// Whether the ends continue a common series.
    let isInLine: Bool

    /// The shortest way: in the series that the ends share, through its editions between them.
    init(from older: Edition, to newer: Edition, among all: [EditionSummary]) {
        let shared = older.series.filter { newer.series.contains($0) }
        let ways = shared.map { series in
            all.filter { $0.edition.series.contains(series) && $0.edition >= older && $0.edition <= newer }
        }
        let direct = all.filter { $0.edition == older || $0.edition == newer }
        editions = ways.min { $0.count < $1.count } ?? direct
        isInLine = !shared.isEmpty
    }

    /// Links from the first edition's rules to the last one's.
    ///
    /// Where an edition between them is held in part, or they share no series, the ends are compared directly as
    /// well, for what the chain could not carry.
    ///
    /// - Parameter topics: slugs of the topics that the reader looks at; `nil` for all.
    func links(older: [Rule], newer: [Rule], topics: Set<String>?, reader: StoreReader) throws -> [Link] {
        guard isInLine else { return Aligner().links(from: older, to: newer) }
        var held: [Link]?
        if topics != nil { held = try reader.links(ofLineages: Set((older + newer).map(\.lineage)).sorted()) }
        let steps = try zip(editions, editions.dropFirst()).map { left, right in
            try held?.filter { $0.joins(left.edition, right.edition) }
                ?? reader.links(from: left.edition.id, to: right.edition.id)
        }
        let carried = LinkChain.composed(steps)
        guard editions.dropFirst().dropLast().contains(where: \.holding.isPart) else { return carried }
        let linked = Set(carried.flatMap { [$0.from, $0.to] })
        let isOpen = { (rule: Rule) in
            !linked.contains(rule.id) && topics.map { !$0.isDisjoint(with: rule.topics) } ?? true
        }
        return carried + Aligner().links(from: older.filter(isOpen), to: newer.filter(isOpen))
    }

    /// Where years lie between neighbours of which no edition is held: `no edition held between ios-2011 and ios-2014`.
    var gaps: [String] {
        guard isInLine else { return [] }
        return zip(editions, editions.dropFirst()).compactMap { left, right in
            if let from = left.edition.date, let to = right.edition.date, to.year - from.year <= 1 { return nil }
            return "no edition held between \(left.edition.id) and \(right.edition.id)"
        }
    }
}

extension EditionSummary {
    /// `ios-2010-03 is held in part (1 chunk, number 88)`; `nil` when nothing is known to be missing.
    var partNote: String? {
        if holding.isPart { return "\(edition.id) is held \(holding.summary)" }
        return holding.isPagewise
            ? "of \(edition.id), \(holding.summary) \(holding.pages == 1 ? "is" : "are") held" : nil
    }
}

extension Link {
    /// Whether the link leads from a rule of one edition to one of another.
    func joins(_ older: Edition, _ newer: Edition) -> Bool {
        from.hasPrefix(older.id + "/") && to.hasPrefix(newer.id + "/")
    }
}
