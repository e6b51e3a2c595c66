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
    /// The steps between editions that are linked as neighbours.
    let steps: [LinkedStep]
    /// Readers' decisions, which go before.
    let pins: Pins

    /// Looks up what has to be known to find what returned in the editions that may take up something else now.
    ///
    /// - Parameters:
    ///   - changed: the editions with other rules or other links to the one before. What returned later depends on what
    ///     had vanished.
    ///   - ends: the ids of the rules that each link joins, by their editions. What returned in an edition that is linked
    ///     anew is yet to be found, but for what readers pinned.
    func search(
        after changed: Set<String>, linked ends: [EditionStep: [LinkEnds]]
    ) throws -> ReturningSearch {
        var stale: [Edition] = []
        for edition in editions
        where changed.contains(edition.id) || stale.contains(where: { $0.sharesSeries(with: edition) }) {
            stale.append(edition)
        }
        let staleIDs = Set(stale.map(\.id))
        let neighbours = Dictionary(grouping: steps, by: \.newer).mapValues { Set($0.map(\.older)) }
        let count = ends.values.reduce(0) { $0 + $1.count }
        var takenUp = FirstSuccessors(editions, rules: count)
        var continuing: Set<String> = []
        continuing.reserveCapacity(count)
        // Only in a common series does a rule continue another.
        for (step, links) in ends where sharesSeries(step) {
            let isOfNeighbours = neighbours[step.newer, default: []].contains(step.older)
            guard isOfNeighbours || !staleIDs.contains(step.newer) else { continue }
            takenUp.add(links, in: step.newer)
            if isOfNeighbours { for link in links { continuing.insert(link.to) } }
        }
        for (step, links) in pins.linked where sharesSeries(step) {
            takenUp.add(links, in: step.newer)
            for link in links { continuing.insert(link.to) }
        }
        let searches = stale.compactMap { search(in: $0, linkedWith: neighbours[$0.id, default: []]) }
        let line = ReturningLine(
            takenUp: takenUp, continuing: continuing, pins: pins,
            profiles: try profiles(for: searches, takenUp: takenUp, continuing: continuing))
        return ReturningSearch(line: line, lines: Returning.lines(of: searches))
    }

    private func sharesSeries(_ step: EditionStep) -> Bool {
        guard let older = editions.first(where: { $0.id == step.older }),
            let newer = editions.first(where: { $0.id == step.newer })
        else { return false }
        return older.sharesSeries(with: newer)
    }

    /// What an edition is compared with; `nil` where nothing can return.
    private func search(in edition: Edition, linkedWith neighbours: Set<String>) -> ReturningLine.Search? {
        let earlier = editions.filter { $0 < edition && $0.sharesSeries(with: edition) && !neighbours.contains($0.id) }
        guard !neighbours.isEmpty, !earlier.isEmpty else { return nil }
        return ReturningLine.Search(edition: edition, earlier: earlier.map(\.id))
    }

    /// The profiles that the searches need, by their editions' ids. Most rules go on from edition to edition and are
    /// neither lost nor new: they are left out where the profile is not known yet.
    private func profiles(
        for searches: [ReturningLine.Search], takenUp: FirstSuccessors, continuing: Set<String>
    ) throws -> [String: EditionProfile] {
        let asking = Set(searches.map(\.edition.id))
        // What was taken up before the first edition that asks was so before the later ones, too.
        var firstAsking: [String: String] = [:]
        for search in searches {
            for id in search.earlier where firstAsking[id] == nil { firstAsking[id] = search.edition.id }
        }
        return try rules.profiles(of: asking.union(firstAsking.keys)) { rule, edition in
            asking.contains(edition) && !continuing.contains(rule)
                || firstAsking[edition].map { !takenUp.has(rule, before: $0) } ?? false
        }
    }

    /// The searches in groups without a common edition or series: what returned in one doesn't depend on another.
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
}
