import HIGModel

/// Joins linked rules into lineages.
public enum LineageFinder {
    /// The lineages of rules.
    ///
    /// A lineage is a connected component of the links; it bears the name of its first rule, by edition and then by
    /// position.
    ///
    /// - Parameters:
    ///   - rules: the ids of all rules, by edition date, source and position.
    ///   - links: the ids of the rules that each joins, in any order and groups.
    /// - Returns: a lineage id for every rule, in the rules' order.
    public static func lineages(of rules: [String], links: [[LinkEnds]]) -> [String] {
        var positions: [String: Int] = [:]
        positions.reserveCapacity(rules.count)
        for (index, rule) in rules.enumerated() { positions[rule] = index }
        var sets = DisjointSets(count: rules.count)
        for link in links.joined() {
            guard let from = positions[link.from], let to = positions[link.to] else { continue }
            sets.join(from, to)
        }
        return lineageNames(rules, sets)
    }

    /// Lineages whose first rules share a name are told apart by the edition of the later one.
    private static func lineageNames(_ rules: [String], _ sets: consuming DisjointSets) -> [String] {
        var taken: Set<String> = []
        taken.reserveCapacity(rules.count)
        var lineages: [String] = []
        lineages.reserveCapacity(rules.count)
        for (index, rule) in rules.enumerated() {
            // The first of a set comes before the others.
            let first = sets.set(of: index)
            guard first == index else {
                lineages.append(lineages[first])
                continue
            }
            var name = RuleID(rule).name
            if !taken.insert(name).inserted {
                name = lineageName(rule)
                taken.insert(name)
            }
            lineages.append(name)
        }
        return lineages
    }

    /// `topic/slug@edition`.
    private static func lineageName(_ id: String) -> String {
        let id = RuleID(id)
        return id.name + "@" + id.edition
    }
}
