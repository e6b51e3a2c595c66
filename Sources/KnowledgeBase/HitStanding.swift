import HIGModel
import HIGStore

/// Since when the advice of hits is given, and whether it still is.
struct HitStanding {
    private let succession: Succession
    /// The ids of the editions that hold today: the newest, and those without a date. Of a series that ended before
    /// nobody can tell.
    private let today: Set<String>
    /// By lineage, oldest first.
    private let rules: [String: [Rule]]
    /// By a rule's id, those that surely give the same advice.
    private var sameAdvice: [String: [String]] = [:]

    /// The least confidence, 0 to 1, of links on which "in force" may rest: it is said without a doubt.
    private static let leastSure = 0.6

    init(of hits: [Hit], _ reader: StoreReader) throws {
        let summaries = try reader.editionSummaries()
        succession = Succession(summaries)
        let newest = summaries.last?.edition.id
        today = Set(summaries.map(\.edition).filter { $0.date == nil || $0.id == newest }.map(\.id))
        let lineages = Set(hits.compactMap(\.rule?.lineage)).sorted()
        rules = Dictionary(grouping: try reader.rules(matching: RuleFilter(lineages: lineages)), by: \.lineage)
        for link in try reader.links(ofLineages: lineages)
        where link.confidence >= HitStanding.leastSure || link.evidence.pinned {
            sameAdvice[link.from, default: []].append(link.to)
            sameAdvice[link.to, default: []].append(link.from)
        }
    }

    /// The hit with its standing.
    func placed(_ hit: Hit) -> Hit {
        guard let rule = hit.rule, let lineage = rules[rule.lineage], let oldest = lineage.first,
            let newest = lineage.last
        else { return hit }
        let isGone = succession.removal(of: newest, lineageIn: Set(lineage.map(\.edition))) != nil
        let isSure = !isGone && !today.isDisjoint(with: editionsReached(from: rule.id))
        return hit.placed(since: oldest.edition, isInForce: isGone ? false : isSure ? true : nil)
    }

    /// The editions in which rules surely give the same advice, from one rule to the next.
    private func editionsReached(from rule: String) -> Set<String> {
        var reached: Set<String> = [rule]
        var open = [rule]
        while let next = open.popLast() {
            for other in sameAdvice[next] ?? [] where reached.insert(other).inserted { open.append(other) }
        }
        return Set(reached.map { RuleID($0).edition })
    }
}
