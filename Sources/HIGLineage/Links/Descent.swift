import HIGModel

/// What rules came from and what came of them, along the links from edition to edition.
///
/// Two rules of an edition that went into the same one, or came out of it, are two pieces of advice: that a later edition says
/// both in one paragraph makes neither as old as the other.
public struct Descent {
    /// The rules that each one came from, by their ids.
    private var sources: [String: [String]] = [:]
    /// Those that came of it.
    private var outcomes: [String: [String]] = [:]

    /// - Parameter links: all that may lead from or to the rules asked for.
    public init(_ links: some Sequence<Link>) {
        for link in links {
            sources[link.to, default: []].append(link.from)
            outcomes[link.from, default: []].append(link.to)
        }
    }

    /// The ids of the earlier rules that a rule came from, over any number of editions.
    public func sources(of rule: String) -> Set<String> { Descent.reached(from: rule, by: sources) }

    /// The ids of the rules that a rule came from and of those that came of it, its own among them.
    public func line(of rule: String) -> Set<String> {
        sources(of: rule).union(Descent.reached(from: rule, by: outcomes)).union([rule])
    }

    /// The ids of the rules that a rule came from and of those that came of it, its own among them; and from editions that
    /// these leave out, of those that links join to them, such as another series' rule that went into the same one.
    public func kin(of rule: String) -> Set<String> {
        var kin = line(of: rule)
        var editions = Set(kin.map { RuleID($0).edition })
        var edge = kin
        while !edge.isEmpty {
            let linked = edge.flatMap { (sources[$0] ?? []) + (outcomes[$0] ?? []) }
            edge = Set(linked.filter { !editions.contains(RuleID($0).edition) })
            kin.formUnion(edge)
            editions.formUnion(edge.map { RuleID($0).edition })
        }
        return kin
    }

    private static func reached(from rule: String, by steps: [String: [String]]) -> Set<String> {
        var reached: Set<String> = []
        var open = [rule]
        while let next = open.popLast() {
            for other in steps[next] ?? [] where reached.insert(other).inserted { open.append(other) }
        }
        return reached
    }
}
