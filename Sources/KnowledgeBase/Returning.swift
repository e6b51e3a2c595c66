import HIGLineage
import HIGModel
import HIGStore

/// Finds advice that had vanished and returned.
///
/// The rules of an edition without a link to the one before are compared with the rules of all earlier editions of its
/// series that no later edition took up. More is asked of such a link: one rule to one, each the other's best, by what
/// their statements say.
struct Returning {
    let writer: StoreWriter
    let rules: EditionRules
    /// By date.
    let editions: [Edition]
    /// The pairs of editions that are linked as neighbours.
    let pairs: [Linking.Pair]
    /// Readers' decisions, which go before.
    let pins: Pins

    /// Links anew what returned in the editions that may take up something else now.
    ///
    /// - Parameter changed: the editions with other rules or other links to the one before. What returned later depends
    ///   on what had vanished.
    func renew(after changed: Set<String>) throws {
        var stale: [Edition] = []
        for edition in editions
        where changed.contains(edition.id) || stale.contains(where: { $0.sharesSeries(with: edition) }) {
            stale.append(edition)
        }
        guard !stale.isEmpty else { return }
        let staleIDs = Set(stale.map(\.id))
        let neighbours = Dictionary(grouping: pairs, by: \.newer).mapValues { Set($0.map(\.older)) }
        func isOfNeighbours(_ link: (from: String, to: String)) -> Bool {
            neighbours[edition(of: link.to), default: []].contains(edition(of: link.from))
        }
        // What returned in an edition that is linked anew is yet to be found, but for what readers pinned.
        let kept = try writer.reader.linkEnds().filter { isOfNeighbours($0) || !staleIDs.contains(edition(of: $0.to)) }
        let known = inLine(kept + pins.linked)
        var successors: [String: Set<String>] = [:]
        for link in known { successors[link.from, default: []].insert(edition(of: link.to)) }
        let continuing = Set(inLine(kept.filter(isOfNeighbours) + pins.linked).map(\.to))
        var unclaimed: [String: EditionProfile.Part] = [:]
        for edition in stale {
            let neighbours = neighbours[edition.id, default: []]
            let earlier = editions.filter {
                $0 < edition && $0.sharesSeries(with: edition) && !neighbours.contains($0.id)
            }
            guard !neighbours.isEmpty, !earlier.isEmpty else { continue }
            let before = Set(editions.filter { $0 < edition }.map(\.id))
            let profiles = try rules.profiles(of: [edition.id] + earlier.map(\.id))
            let new = EditionProfile.Part(profiles[0]).filter { !continuing.contains($0.id) }
            var vanished: [EditionProfile.Part] = []
            for (earlier, profile) in zip(earlier, profiles.dropFirst()).reversed() {
                // What was taken up before this edition was so before the later ones, too: few rules stay to be asked.
                let open = unclaimed[earlier.id] ?? EditionProfile.Part(profile)
                let rest = open.filter { successors[$0.id, default: []].isDisjoint(with: before) }
                unclaimed[earlier.id] = rest
                vanished.append(rest)
            }
            let links = Aligner.returning.links(of: EditionProfile(vanished), with: EditionProfile([new]))
            let byOlder = Dictionary(grouping: links) { self.edition(of: $0.from) }
            for before in earlier {
                let found = pins.applied(to: byOlder[before.id] ?? [], from: before.id, to: edition.id)
                try writer.replaceLinks(older: before.id, newer: edition.id, with: found)
                for link in found { successors[link.from, default: []].insert(edition.id) }
            }
        }
    }

    /// The links between editions of a common series: only there does a rule continue another.
    private func inLine(_ links: [(from: String, to: String)]) -> [(from: String, to: String)] {
        let byID = Dictionary(uniqueKeysWithValues: editions.map { ($0.id, $0) })
        return links.filter { link in
            guard let older = byID[edition(of: link.from)], let newer = byID[edition(of: link.to)] else { return false }
            return older.sharesSeries(with: newer)
        }
    }

    private func edition(of rule: String) -> String { RuleID(rule).edition }
}
