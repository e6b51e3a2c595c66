import HIGLineage
import HIGModel
import HIGStore

/// Where else the advice of hits is given, since when, and whether it still is.
struct HitStanding {
    private let succession: Succession
    /// The ids of the editions that hold today: today's pages, the newest of those whose time is known, and those of unknown
    /// date that are all there is of their series. Of a series that ended before nobody can tell.
    private let today: Set<String>
    /// The ids of the editions of unknown date.
    private let undated: Set<String>
    /// By lineage, oldest first.
    private let rules: [String: [Rule]]
    private let descent: Descent
    /// Along the links that are stated as facts.
    private let sureDescent: Descent

    init(of hits: [Hit], _ reader: StoreReader) throws {
        let summaries = try reader.editionSummaries()
        succession = Succession(summaries)
        let editions = summaries.map(\.edition)
        let placed = editions.filter { !$0.isOfUnknownDate }
        let newest = placed.last?.id
        today = Set(
            editions.filter { edition in
                [newest, Edition.currentID].contains(edition.id)
                    || edition.isOfUnknownDate && !placed.contains { $0.sharesSeries(with: edition) }
            }.map(\.id))
        undated = Set(editions.filter(\.isOfUnknownDate).map(\.id))
        let lineages = Set(hits.compactMap(\.rule?.lineage)).sorted()
        let told = try reader.rules(matching: RuleFilter(lineages: lineages))
        rules = Dictionary(grouping: told, by: \.lineage)
        // Since the advice was turned round nobody gives what was given before.
        let links = ChangeClassifier.reading.withoutReversals(try reader.links(ofLineages: lineages), of: told)
        descent = Descent(links)
        sureDescent = Descent(links.filter(\.isSure))
    }

    /// The hit with its standing.
    func placed(_ hit: Hit) -> Hit {
        guard let rule = hit.rule else { return hit }
        let kin = descent.kin(of: rule.id)
        let told = (rules[rule.lineage] ?? []).filter { kin.contains($0.id) }
        // A text of unknown date may be older than all that is known to say the same.
        let placed = told.filter { !undated.contains($0.edition) }
        guard let newest = placed.last ?? told.last else { return hit }
        let editions = told.map(\.edition).distinct()
        let sure = Set(sureDescent.kin(of: rule.id).map { RuleID($0).edition })
        let others = editions.filter { $0 != rule.edition }
        let first = placed.map(\.edition).first(where: sure.contains)
        let isGone = succession.removal(of: newest, lineageIn: Set(editions)) != nil
        return hit.placed(
            Hit.Standing(
                since: first ?? (undated.contains(rule.edition) ? nil : rule.edition),
                alsoIn: others.filter(sure.contains), perhapsIn: others.filter { !sure.contains($0) },
                isInForce: isGone ? false : today.isDisjoint(with: sure) ? nil : true))
    }
}
