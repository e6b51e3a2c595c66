import HIGLineage
import HIGModel

/// What returned in editions that continue each other, found one edition after the other: what was taken up in one is
/// no longer missing in the next.
struct ReturningLine: Sendable {
    private(set) var takenUp: FirstSuccessors
    /// The rules that continue others and so did not return, by id.
    let continuing: Set<String>
    /// Readers' decisions, which go before.
    let pins: Pins
    /// Of the editions that are searched and of the earlier ones, by their ids: all rules, or at least those that may
    /// have returned or vanished.
    let profiles: [String: EditionProfile]

    /// An edition in which advice may have returned.
    struct Search: Sendable {
        let edition: Edition
        /// The ids of the editions whose advice may have returned, oldest first.
        let earlier: [String]
    }

    /// The links from each of the earlier editions to each that is searched.
    /// - Parameter searches: by date.
    func links(_ searches: [Search]) -> [EditionLinks] {
        var line = self
        var unclaimed: [String: EditionProfile.Part] = [:]
        return searches.flatMap { line.links($0, &unclaimed) }
    }

    private mutating func links(
        _ search: Search, _ unclaimed: inout [String: EditionProfile.Part]
    ) -> [EditionLinks] {
        var vanished: [EditionProfile.Part] = []
        for id in search.earlier.reversed() {
            // What was taken up before this edition was so before the later ones, too: few rules stay to be asked.
            guard let open = unclaimed[id] ?? profiles[id].map({ EditionProfile.Part($0) }) else { continue }
            let rest = open.filter { !takenUp.has($0, before: search.edition.id) }
            unclaimed[id] = rest
            vanished.append(rest)
        }
        guard let profile = profiles[search.edition.id] else { return [] }
        let new = EditionProfile.Part(profile).filter { !continuing.contains($0) }
        let links = Aligner.returning.links(of: EditionProfile(vanished), with: EditionProfile([new]))
        let byOlder = Dictionary(grouping: links) { RuleID($0.from).edition }
        return search.earlier.map { earlier in
            let found = pins.applied(to: byOlder[earlier] ?? [], from: earlier, to: search.edition.id)
            takenUp.add(found.map(\.ends), in: search.edition.id)
            return EditionLinks(older: earlier, newer: search.edition.id, links: found)
        }
    }
}
