import HIGLineage
import HIGModel
import HIGStore
import HIGText

/// The rules of some lineages that a history is to tell of.
struct LineageMembers {
    /// By edition, source and position.
    let rules: [Rule]
    /// All links of the lineages.
    let links: [Link]
    /// How many rules are left out, and what tells of them; `nil` where none are.
    let note: String?

    /// - Parameters:
    ///   - lineages: their ids.
    ///   - asked: the ids of the rules that are asked about: what they came from and what came of them is told. `nil` for
    ///     all of the lineages.
    init(of lineages: [String], around asked: [String]?, _ reader: StoreReader) throws {
        let all = try reader.rules(matching: RuleFilter(lineages: lineages))
        links = try reader.links(ofLineages: lineages)
        guard let asked else {
            (rules, note) = (all, nil)
            return
        }
        let descent = Descent(links)
        let kin = asked.reduce(into: Set<String>()) { $0.formUnion(descent.kin(of: $1)) }
        rules = all.filter { kin.contains($0.id) }
        let others = all.count - rules.count
        note = rules.last.flatMap { rule in
            others == 0
                ? nil
                : "\(counted(others, "rule")) of the lineage it neither comes from nor goes on in: higkb history \(rule.lineage)"
        }
    }
}
