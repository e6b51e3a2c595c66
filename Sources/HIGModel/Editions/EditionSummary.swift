/// What the knowledge base holds of one edition.
public struct EditionSummary: Hashable, Sendable {
    /// The edition that it is about.
    public let edition: Edition
    /// How much of the edition its sources make up.
    public let holding: Holding
    /// The number of files held.
    public let sources: Int
    /// The number of rules read from them.
    public let rules: Int
    /// Set where the edition may only add to the one before it.
    public internal(set) var supplement: Supplement?

    public init(edition: Edition, holding: Holding, sources: Int, rules: Int) {
        self.edition = edition
        self.holding = holding
        self.sources = sources
        self.rules = rules
    }

    /// Whether there is advice of which it is not known here whether the edition gives it: such advice goes past the edition.
    public var letsAdvicePass: Bool { supplement != nil || holding.letsAdvicePass }

    /// Whether a rule on `topic` that is not found here is known not to be the edition's advice any more.
    public func covers(topic: String) -> Bool { supplement == nil && holding.covers(topic: topic) }
}
