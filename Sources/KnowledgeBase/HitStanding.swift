import HIGModel
import HIGStore

/// Where else the advice of hits is given, since when, and whether it still is.
struct HitStanding {
    private let succession: Succession
    /// The ids of the editions that hold today: the newest, and those without a date. Of a series that ended before
    /// nobody can tell.
    private let today: Set<String>
    /// By lineage, oldest first.
    private let rules: [String: [Rule]]
    /// By a rule's id, those that surely give the same advice.
    private var sameAdvice: [String: [String]] = [:]

    /// From this confidence on, 0 to 1, links are stated as facts; below it an answer says "perhaps".
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
        guard let rule = hit.rule, let lineage = rules[rule.lineage], let newest = lineage.last else { return hit }
        let editions = lineage.map(\.edition).distinct()
        let sure = editionsReached(from: rule.id)
        let others = editions.filter { $0 != rule.edition }
        let isGone = succession.removal(of: newest, lineageIn: Set(editions)) != nil
        return hit.placed(
            Hit.Standing(
                since: editions.first(where: sure.contains) ?? rule.edition,
                alsoIn: others.filter(sure.contains), perhapsIn: others.filter { !sure.contains($0) },
                isInForce: isGone ? false : today.isDisjoint(with: sure) ? nil : true))
    }

    /// The editions in which rules surely give the same advice, from one rule to the next; the rule's own among them.
    private func editionsReached(from rule: String) -> Set<String> {
        var reached: Set<String> = [rule]
        var open = [rule]
        while let next = open.popLast() {
            for other in sameAdvice[next] ?? [] where reached.insert(other).inserted { open.append(other) }
        }
        return Set(reached.map { RuleID($0).edition })
    }
}
