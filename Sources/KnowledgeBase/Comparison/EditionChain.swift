import HIGLineage
import HIGModel
import HIGStore

/// The way from one edition to a later one through those held between them.
struct EditionChain {
    /// Oldest first; one where an edition is compared with itself, else two at least.
    let editions: [EditionSummary]
    /// Whether the ends continue a common series.
    let isInLine: Bool

    /// The shortest way: in the series that the ends share, through its editions between them.
    /// - Parameter all: what is held of the editions on the way, and maybe of others.
    init(from older: Edition, to newer: Edition, among all: [EditionSummary]) {
        let way = EditionChain.way(from: older, to: newer, among: all.map(\.edition))
        editions = all.filter { way.contains($0.edition) }
        isInLine = older.sharesSeries(with: newer)
    }

    private static func way(from older: Edition, to newer: Edition, among all: [Edition]) -> [Edition] {
        let shared = older.series.filter { newer.series.contains($0) }
        let ways = shared.map { series in
            all.filter { $0.series.contains(series) && $0 >= older && $0 <= newer }
        }
        return ways.min { $0.count < $1.count } ?? all.filter { $0 == older || $0 == newer }
    }

    /// Links from the first edition's rules to the last one's.
    ///
    /// - Parameters:
    ///   - older: the first edition's rules in view; all of them where the editions are not in line.
    ///   - newer: likewise the last edition's.
    ///   - isWhole: whether the reader looks at all topics. Fewer spare reading, and change no link.
    func links(older: [Rule], newer: [Rule], isWhole: Bool, reader: StoreReader) throws -> [Link] {
        // Editions without a common series are not linked in the database. They are compared whole, so that the answer
        // on a topic is a part of the answer on all.
        guard isInLine else { return try decided(Aligner().links(from: older, to: newer), reader: reader) }
        guard !isWhole else { return try links(reader) { try reader.links(from: $0.older, to: $0.newer) } }
        let held = try reader.links(ofLineages: Set((older + newer).map(\.lineage)).sorted())
        return try links(through: Dictionary(grouping: held) { EditionStep(ofRules: $0.from, $0.to) }, reader: reader)
    }

    /// Links from the first edition's rules to the last one's, of editions in line, through some of the links that are stored.
    ///
    /// - Parameter stored: all those of the lineages in view.
    func links(through stored: [EditionStep: [Link]], reader: StoreReader) throws -> [Link] {
        try links(reader) { stored[$0] ?? [] }
    }

    private func links(_ reader: StoreReader, between step: (EditionStep) throws -> [Link]) throws -> [Link] {
        let links = try LinkChain.composed(over: editions.map(\.edition.id)) { older, newer in
            try step(EditionStep(older: older, newer: newer))
        }
        // Of neighbours the database holds what was decided.
        return editions.count > 2 ? try decided(links, reader: reader) : links
    }

    /// The links between the ends after what readers decided.
    private func decided(_ links: [Link], reader: StoreReader) throws -> [Link] {
        guard let first = editions.first?.edition.id, let last = editions.last?.edition.id else { return links }
        return try pins(reader).applied(to: links, from: first, to: last)
    }

    /// What readers decided about the rules of the two ends.
    func pins(_ reader: StoreReader) throws -> Pins {
        let ends = [editions.first, editions.last].compactMap { $0?.edition.id }.distinct()
        return Pins(try reader.pinsInForce(), editions: ends)
    }

    /// Where years lie between neighbours of which no edition is held: `no edition held between ios-2011 and ios-2014`.
    var gaps: [String] {
        guard isInLine else { return [] }
        return zip(editions, editions.dropFirst()).compactMap { left, right in
            if left.edition.isOfUnknownDate || right.edition.isOfUnknownDate { return nil }
            if let from = left.edition.date, let to = right.edition.date, to.year - from.year <= 1 { return nil }
            return "no edition held between \(left.edition.id) and \(right.edition.id)"
        }
    }

    /// How many rules are found again from neighbour to neighbour; an edition that lets advice pass stands in no one's way.
    func linkedShares(_ reader: StoreReader) throws -> [LinkedShare] {
        guard isInLine else { return [] }
        let ends = [editions.first, editions.last]
        let whole = editions.filter { ends.contains($0) || !$0.letsAdvicePass }
        return try zip(whole, whole.dropFirst()).map { try LinkedShare(from: $0, to: $1, reader: reader) }
    }
}
