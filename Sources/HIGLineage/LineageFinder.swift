import HIGModel

/// Joins linked rules into lineages.
public enum LineageFinder {
    /// The lineage of every rule that has one other than its own name.
    ///
    /// A lineage is a connected component of the links; it bears the name of its first rule, by edition and then by
    /// position.
    ///
    /// - Parameter rules: all rules, by edition date, source and position.
    /// - Returns: a lineage id for every rule id.
    public static func lineages(
        of rules: [(id: String, name: String)], links: [(from: String, to: String)]
    ) -> [String: String] {
        var positions: [String: Int] = [:]
        for (index, rule) in rules.enumerated() { positions[rule.id] = index }
        var families = Families(rules.indices)
        for link in links {
            guard let from = positions[link.from], let to = positions[link.to] else { continue }
            families.join(from, to)
        }
        return lineageNames(rules, families)
    }

    /// Lineages whose first rules share a name are told apart by the edition of the later one.
    private static func lineageNames(
        _ rules: [(id: String, name: String)], _ families: consuming Families
    ) -> [String: String] {
        var nameOfFamily: [Int: String] = [:]
        var taken: Set<String> = []
        var lineages: [String: String] = [:]
        for (index, rule) in rules.enumerated() {
            let first = families.family(of: index)
            if nameOfFamily[first] == nil {
                let name = taken.contains(rules[first].name) ? lineageName(rules[first].id) : rules[first].name
                taken.insert(name)
                nameOfFamily[first] = name
            }
            lineages[rule.id] = nameOfFamily[first]
        }
        return lineages
    }

    /// `topic/slug@edition`.
    private static func lineageName(_ id: String) -> String {
        let id = RuleID(id)
        return id.name + "@" + id.edition
    }
}
