import HIGModel
import HIGText

/// Understands how users name editions: by id, by date or the first parts of either (`2010` of
/// `2010-03`), `current`, `latest` or another word for the newest, `first`, in capitals or small letters.
struct EditionNames {
    /// Oldest first.
    let editions: [Edition]

    init(_ editions: [Edition]) {
        self.editions = editions.sorted()
    }

    /// The edition that a name alone points to.
    func edition(_ name: String) throws -> Edition {
        try settle(name, candidates(for: name))
    }

    /// The editions that two names point to; where one fits several editions, the other's series decides.
    func pair(_ first: String, _ second: String) throws -> (first: Edition, second: Edition) {
        let firsts = try candidates(for: first)
        let seconds = try candidates(for: second)
        let firstsInLine = firsts.filter { first in seconds.contains { $0.sharesSeries(with: first) } }
        let secondsInLine = seconds.filter { second in firsts.contains { $0.sharesSeries(with: second) } }
        return (
            try settle(first, firstsInLine.isEmpty ? firsts : firstsInLine),
            try settle(second, secondsInLine.isEmpty ? seconds : secondsInLine)
        )
    }

    /// The editions of a date and later, and those without a date, which are of today or may be younger; or from a named
    /// edition on.
    func editions(since name: String) throws -> [Edition] {
        if let date = PartialDate(name) {
            return editions.filter { $0.date?.mayFollow(date) ?? true }
        }
        let start = try edition(name)
        return editions.filter { !($0 < start) }
    }

    /// The editions of a series; at least one.
    func editions(ofSeries name: String) throws -> [Edition] {
        let found = line(called: name)
        guard found.isEmpty else { return found }
        let known = Set(editions.flatMap(\.series).map(\.rawValue)).sorted()
        throw Problem(
            .usage, "no series is called \(name.nameTyped)", next: "use one of \(known.joined(separator: ", "))")
    }

    private func candidates(for name: String) throws -> [Edition] {
        guard !editions.isEmpty else {
            throw Problem(.nothingFound, "the knowledge base holds no editions", next: "read some: higkb ingest FOLDER")
        }
        let matching = matches(for: name)
        guard matching.isEmpty else { return matching }
        throw Problem(.usage, "no edition is called \(name.nameTyped)", next: hint(for: name))
    }

    /// Near names; for a date, the editions of its year.
    private func hint(for name: String) -> String {
        let year = PartialDate(name)?.year
        let ofYear = editions.filter { edition in edition.date.map { $0.year == year } ?? false }
        if !ofYear.isEmpty { return Suggestion.hint(ofYear.map(\.id), list: "higkb editions") }
        let names = editions.flatMap { [$0.id] + ($0.date.map { [$0.description] } ?? []) }
        return Suggestion.hint(for: name, among: names, list: "higkb editions")
    }

    /// Whether a name fits an edition, or several.
    func knows(_ name: String) -> Bool { !matches(for: name).isEmpty }

    /// Whether a name is that of a series which some edition continues.
    func knowsSeries(_ name: String) -> Bool { !line(called: name).isEmpty }

    private func line(called series: String) -> [Edition] {
        editions.filter { $0.series.contains(Series(named: series)) }
    }

    private func matches(for name: String) -> [Edition] {
        let lowercased = name.lowercased()
        let exact = editions.first { $0.id == name } ?? editions.first { $0.id == lowercased }
        if let exact { return [exact] }
        if isLatest(name) || lowercased == Edition.wordForFirst { return ends(latest: isLatest(name)) }
        return editions.filter { edition in
            edition.id.hasPrefix(lowercased + "-")
                || edition.date.map { date in PartialDate(name).map(date.hasPrefix) ?? false } ?? false
        }
    }

    private func isLatest(_ name: String) -> Bool {
        Edition.wordsForNewest.contains(name.lowercased())
    }

    /// The newest of some editions; one of unknown date only where there is no other.
    private func newest(of editions: [Edition]) -> Edition? {
        editions.filter { !$0.isOfUnknownDate }.max() ?? editions.max()
    }

    /// The newest or oldest edition of every series.
    private func ends(latest: Bool) -> [Edition] {
        var ends: [Edition] = []
        for series in Set(editions.flatMap(\.series)) {
            let line = editions.filter { $0.series.contains(series) }
            if let end = latest ? newest(of: line) : line.first, !ends.contains(end) { ends.append(end) }
        }
        return ends.sorted()
    }

    private func settle(_ name: String, _ candidates: [Edition]) throws -> Edition {
        if isLatest(name), let last = newest(of: candidates) { return last }
        if name.lowercased() == Edition.wordForFirst, let first = candidates.min() { return first }
        guard let only = candidates.first, candidates.count == 1 else {
            throw Problem(
                .usage, "\(name.abridged) fits several editions: \(candidates.map(\.id).joined(separator: ", "))",
                next: "give the edition's id")
        }
        return only
    }
}
