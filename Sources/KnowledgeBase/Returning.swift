import ConcurrentWork
import HIGLineage
import HIGModel
import HIGStore

/// Finds advice that had vanished and returned.
///
/// The rules of an edition without a link to the one before are compared with the rules of all earlier editions of its
/// series that no later edition took up. More is asked of such a link: one rule to one, each the other's best, by what
/// their statements say.
struct Returning {
    let reader: StoreReader
    let rules: EditionRules
    /// By date.
    let editions: [Edition]
    /// The pairs of editions that are linked as neighbours.
    let pairs: [Linking.Pair]
    /// Readers' decisions, which go before.
    let pins: Pins

    /// Looks up what has to be known to find what returned in the editions that may take up something else now.
    ///
    /// - Parameters:
    ///   - changed: the editions with other rules or other links to the one before. What returned later depends on what
    ///     had vanished.
    ///   - ends: the rules that each link joins, by their ids. What returned in an edition that is linked anew is yet to be
    ///     found, but for what readers pinned.
    func search(after changed: Set<String>, linked ends: [(from: String, to: String)]) throws -> ReturningSearch {
        var stale: [Edition] = []
        for edition in editions
        where changed.contains(edition.id) || stale.contains(where: { $0.sharesSeries(with: edition) }) {
            stale.append(edition)
        }
        let staleIDs = Set(stale.map(\.id))
        let neighbours = Dictionary(grouping: pairs, by: \.newer).mapValues { Set($0.map(\.older)) }
        func isOfNeighbours(_ link: (from: String, to: String)) -> Bool {
            neighbours[edition(of: link.to), default: []].contains(edition(of: link.from))
        }
        let kept = ends.filter { isOfNeighbours($0) || !staleIDs.contains(edition(of: $0.to)) }
        let known = inLine(kept + pins.linked)
        var successors: [String: Set<String>] = [:]
        for link in known { successors[link.from, default: []].insert(edition(of: link.to)) }
        let continuing = Set(inLine(kept.filter(isOfNeighbours) + pins.linked).map(\.to))
        let searches = stale.compactMap { search(in: $0, linkedWith: neighbours[$0.id, default: []]) }
        let line = ReturningLine(
            successors: successors, continuing: continuing, pins: pins,
            profiles: try profiles(for: searches, successors: successors, continuing: continuing))
        return ReturningSearch(line: line, lines: Returning.lines(of: searches))
    }

    /// What an edition is compared with; `nil` where nothing can return.
    private func search(in edition: Edition, linkedWith neighbours: Set<String>) -> ReturningLine.Search? {
        let before = editions.filter { $0 < edition }
        let earlier = before.filter { $0.sharesSeries(with: edition) && !neighbours.contains($0.id) }
        guard !neighbours.isEmpty, !earlier.isEmpty else { return nil }
        return ReturningLine.Search(edition: edition, earlier: earlier.map(\.id), before: Set(before.map(\.id)))
    }

    /// The profiles that the searches need, by their editions' ids. Most rules go on from edition to edition and are
    /// neither lost nor new: they are left out where the profile is not known yet.
    private func profiles(
        for searches: [ReturningLine.Search], successors: [String: Set<String>], continuing: Set<String>
    ) throws -> [String: EditionProfile] {
        let asking = Set(searches.map(\.edition.id))
        // What was taken up before the first edition that asks was so before the later ones, too.
        var firstAsked: [String: Set<String>] = [:]
        for search in searches {
            for id in search.earlier where firstAsked[id] == nil { firstAsked[id] = search.before }
        }
        return try rules.profiles(of: asking.union(firstAsked.keys)) { rule, edition in
            asking.contains(edition) && !continuing.contains(rule)
                || firstAsked[edition].map { successors[rule, default: []].isDisjoint(with: $0) } ?? false
        }
    }

    /// The searches in groups without a common edition or series: what returned in one doesn't hang on another.
    private static func lines(of searches: [ReturningLine.Search]) -> [[ReturningLine.Search]] {
        var lines: [[ReturningLine.Search]] = []
        for search in searches {
            let isOfLine = { (line: [ReturningLine.Search]) in
                line.contains { other in
                    other.edition.sharesSeries(with: search.edition)
                        || other.earlier.contains(where: search.earlier.contains)
                }
            }
            let joined = lines.filter(isOfLine).joined() + [search]
            lines = lines.filter { !isOfLine($0) } + [joined.sorted { $0.edition < $1.edition }]
        }
        return lines
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
