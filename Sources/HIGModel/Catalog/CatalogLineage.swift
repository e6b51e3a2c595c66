/// One piece of advice through the editions in view, and where it ended.
public struct CatalogLineage: Hashable, Sendable {
    /// The advice with a step for each edition in view.
    public let lineage: Lineage
    /// As of the newest rule.
    public let removedIn: String?

    public init(lineage: Lineage, removedIn: String?) {
        self.lineage = lineage
        self.removedIn = removedIn
    }

    /// All rules, oldest edition first.
    public var rules: [Rule] { lineage.steps.flatMap(\.rules) }

    /// The rule in which the advice was given last.
    public var newest: Rule? { lineage.newest }
}
