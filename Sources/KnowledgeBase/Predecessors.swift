import HIGModel

/// The editions that come right before an edition, one in each series that it continues.
struct Predecessors {
    /// The one to compare with.
    let newest: Edition
    /// What the reader must know of the others.
    let notes: [String]

    /// - Parameter series: the only series to look in; `nil` for all that the edition continues.
    /// - Throws: `Problem` when the edition does not continue the series, or no earlier edition is held.
    init(of edition: Edition, in series: Series?, among all: [Edition]) throws {
        if let series, !edition.series.contains(series) {
            throw Problem(
                .usage, "\(edition.id) does not continue \(series.rawValue)",
                next: "it continues \(edition.series.map(\.rawValue).joined(separator: " and "))")
        }
        let lines = series.map { [$0] } ?? edition.series
        let befores = lines.compactMap { line -> (series: Series, edition: Edition)? in
            all.filter { $0 < edition && $0.series.contains(line) }.max().map { (line, $0) }
        }
        guard let newest = befores.map(\.edition).max() else {
            throw Problem(
                .nothingFound,
                "no edition before \(edition.id) is held in \(lines.map(\.rawValue).joined(separator: " or "))",
                next: "see what is held: higkb editions")
        }
        self.newest = newest
        notes = befores.filter { !newest.series.contains($0.series) }.map {
            "\(edition.id) also follows \($0.edition.id): higkb whatsnew \(edition.id) --series \($0.series.rawValue)"
        }
    }
}
