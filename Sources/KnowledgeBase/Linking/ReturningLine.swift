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
    /// - Throws: `Problem` of kind `.defect` where the profile of one of them is missing.
    func links(_ searches: [Search]) throws -> [EditionLinks] {
        var line = self
        var unclaimed: [String: EditionProfile.Part] = [:]
        return try searches.flatMap { try line.links($0, &unclaimed) }
    }

    private mutating func links(
        _ search: Search, _ unclaimed: inout [String: EditionProfile.Part]
    ) throws -> [EditionLinks] {
        var vanished: [EditionProfile.Part] = []
        for id in search.earlier.reversed() {
            // What was taken up before this edition was so before the later ones, too: few rules stay to be asked.
            let open = try unclaimed[id] ?? EditionProfile.Part(profile(of: id))
            let rest = open.filter { !takenUp.has($0, before: search.edition.id) }
            unclaimed[id] = rest
            vanished.append(rest)
        }
        let new = try EditionProfile.Part(profile(of: search.edition.id)).filter { !continuing.contains($0) }
        let links = Aligner.returning.links(of: EditionProfile(vanished), with: EditionProfile([new]))
        let byOlder = Dictionary(grouping: links) { RuleID($0.from).edition }
        return search.earlier.map { earlier in
            let found = pins.applied(to: byOlder[earlier] ?? [], from: earlier, to: search.edition.id)
            takenUp.add(found.map(\.ends), in: search.edition.id)
            return EditionLinks(older: earlier, newer: search.edition.id, links: found)
        }
    }
    private func profile(of edition: String) throws -> EditionProfile {
        guard let profile = profiles[edition] else {
            throw Problem(
                .defect, "what returned is looked for in an edition of which no rules were read", at: edition,
                next: "see whether the database is damaged: higkb check")
        }
        return profile
    }
}
