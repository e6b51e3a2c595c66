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
    /// The rules of the lineages that are not told of.
    private let others: [Rule]

    /// - Parameters:
    ///   - lineages: their ids.
    ///   - asked: the ids of the rules that are asked about: what they came from and what came of them is told. `nil` for
    ///     all of the lineages.
    init(of lineages: [String], inLineOf asked: [String]?, _ reader: StoreReader) throws {
        let all = try reader.rules(matching: RuleFilter(lineages: lineages))
        links = try reader.links(ofLineages: lineages)
        guard let asked else {
            (rules, others) = (all, [])
            return
        }
        let descent = Descent(links)
        let line = asked.reduce(into: Set<String>()) { $0.formUnion(descent.line(of: $1)) }
        rules = all.filter { line.contains($0.id) }
        others = all.filter { !line.contains($0.id) }
    }

    /// How many rules are left out, and what tells of them; `nil` where none are.
    ///
    /// - Parameters:
    ///   - editions: the ids of those that are told of.
    ///   - series: the series that is asked about; `nil` for all.
    func note(onEditions editions: Set<String>, _ series: String?) -> String? {
        let left = others.filter { editions.contains($0.edition) }
        guard let lineage = left.first?.lineage else { return nil }
        return
            "not shown: \(counted(left.count, "further rule")) of its lineage, which it neither came from nor went into: "
            + KnowledgeBase.historyCommand(of: lineage, inSeries: series)
    }
}
