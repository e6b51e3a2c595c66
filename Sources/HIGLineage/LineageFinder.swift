import HIGModel

/// Joins linked rules into lineages.
public enum LineageFinder {
    /// The lineages of rules.
    ///
    /// A lineage is a connected component of the links; it bears the name of its first rule, by edition and then by
    /// position.
    ///
    /// - Parameter rules: all rules, by edition date, source and position.
    /// - Returns: a lineage id for every rule, in the rules' order.
    public static func lineages(
        of rules: [(id: String, name: String)], links: [(from: String, to: String)]
    ) -> [String] {
        var positions: [String: Int] = [:]
        positions.reserveCapacity(rules.count)
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
    ) -> [String] {
        var taken: Set<String> = []
        var lineages: [String] = []
        lineages.reserveCapacity(rules.count)
        for (index, rule) in rules.enumerated() {
            // The first of a family comes before the others.
            let first = families.family(of: index)
            if first == index {
                let name = taken.contains(rule.name) ? lineageName(rule.id) : rule.name
                taken.insert(name)
                lineages.append(name)
            } else {
                lineages.append(lineages[first])
            }
        }
        return lineages
    }

    /// `topic/slug@edition`.
    private static func lineageName(_ id: String) -> String {
        let id = RuleID(id)
        return id.name + "@" + id.edition
    }
}
