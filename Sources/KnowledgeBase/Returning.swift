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
    /// By date.
    let editions: [Edition]
    /// The pairs of editions that are linked as neighbours.
    let pairs: [Linking.Pair]

    /// Links anew what returned in the editions that may take up something else now.
    ///
    /// - Parameter changed: the editions with other rules or other links to the one before. What returned later depends
    ///   on what had vanished.
    func renew(after changed: Set<String>) throws {
        let stale = editions.filter { edition in
            editions.contains { changed.contains($0.id) && $0 <= edition && $0.sharesSeries(with: edition) }
        }
        guard !stale.isEmpty else { return }
        var successors: [String: Set<String>] = [:]
        var isTakenUp: Set<String> = []
        for link in try writer.reader.linkEnds() {
            successors[link.from, default: []].insert(edition(of: link.to))
            isTakenUp.insert(link.from)
        }
        var linked = Dictionary(grouping: try writer.reader.linkEnds(), by: { edition(of: $0.to) })
        for edition in stale {
            let neighbours = Set(pairs.filter { $0.newer == edition.id }.map(\.older))
            let earlier = editions.filter {
                $0 < edition && $0.sharesSeries(with: edition) && !neighbours.contains($0.id)
            }
            guard !neighbours.isEmpty, !earlier.isEmpty else { continue }
            let continuing = Set(
                (linked.removeValue(forKey: edition.id) ?? []).filter { neighbours.contains(self.edition(of: $0.from)) }
                    .map(\.to))
            let new = try rules(of: edition).filter { !continuing.contains($0.id) }
            var vanished: [Rule] = []
            for before in earlier.reversed() {
                let open = Set(editions.filter { $0 < edition }.map(\.id))
                vanished += try rules(of: before).filter { successors[$0.id, default: []].isDisjoint(with: open) }
            }
            let links = Aligner.returning.alignment(of: EditionProfile(vanished), with: EditionProfile(new)).links
            let byOlder = Dictionary(grouping: links) { self.edition(of: $0.from) }
            for before in earlier {
                let found = byOlder[before.id] ?? []
                try writer.replaceLinks(older: before.id, newer: edition.id, with: found)
                for link in found { successors[link.from, default: []].insert(edition.id) }
            }
        }
    }

    private func rules(of edition: Edition) throws -> [Rule] {
        try writer.reader.rules(matching: RuleFilter(editions: [edition.id]))
    }

    private func edition(of rule: String) -> String { String(rule.prefix { $0 != "/" }) }
}
