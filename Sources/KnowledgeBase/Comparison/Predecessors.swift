import HIGModel

/// The editions that come right before an edition, one in each series that it continues.
struct Predecessors {
    /// The one to compare with.
    let newest: Edition
    /// What the reader must know of the others.
    let notes: [String]

    /// An edition of which a few pages are held, or that may only add to another one, tells little of what a whole one
    /// brought, so that the one before it is taken where there is one.
    ///
    /// - Parameters:
    ///   - series: the only series to look in; `nil` for all that the edition continues.
    ///   - summaries: of all editions.
    /// - Throws: `Problem` when the edition does not continue the series, or no earlier edition is held.
    init(of edition: Edition, in series: Series?, among summaries: [EditionSummary]) throws {
        if let series, !edition.series.contains(series) {
            throw Problem(
                .usage, "\(edition.id) does not continue \(series.rawValue)",
                next: "it continues \(edition.series.map(\.rawValue).joined(separator: " and "))")
        }
        let own = summaries.first { $0.edition.id == edition.id }
        let lines = series.map { [$0] } ?? edition.series
        let befores = lines.compactMap { line -> (series: Series, edition: Edition)? in
            let earlier = summaries.filter { $0.edition < edition && $0.edition.series.contains(line) }
            let held = earlier.filter {
                !Predecessors.isScrap($0, beside: own) && !($0.edition.isOfUnknownDate && !edition.isOfUnknownDate)
            }
            return (held.last ?? earlier.last).map { (line, $0.edition) }
        }
        guard let newest = befores.map(\.edition).max() else {
            throw Problem(
                .nothingFound,
                "no edition before \(edition.id) is held in \(lines.map(\.rawValue).joined(separator: " or "))",
                next: "see what is held: higkb editions")
        }
        self.newest = newest
        let passed = summaries.filter { summary in
            newest < summary.edition && summary.edition < edition
                && lines.contains { summary.edition.series.contains($0) && newest.series.contains($0) }
        }
        notes =
            passed.compactMap { summary in
                (summary.edition.dateNote ?? summary.partNote).map {
                    "\($0), so that it is passed over: higkb diff \(summary.edition.id) \(edition.id)"
                }
            }
            + befores.filter { !newest.series.contains($0.series) }.map {
                "\(edition.id) also follows \($0.edition.id): higkb whatsnew \(edition.id) --series \($0.series.rawValue)"
            }
    }

    /// Whether pages on less than a quarter of an edition's topics are held, or it may only add to others and that one not.
    private static func isScrap(_ summary: EditionSummary, beside edition: EditionSummary?) -> Bool {
        guard let edition else { return false }
        if summary.supplement != nil { return edition.supplement == nil }
        guard summary.holding.isPagewise else { return false }
        return summary.holding.topics.count * 4 < edition.holding.topics.count
    }
}
