/// What the knowledge base holds of one edition.
public struct EditionSummary: Hashable, Sendable {
    public let edition: Edition
    /// How much of the edition its sources make up.
    public let holding: Holding
    /// The number of files held.
    public let sources: Int
    /// The number of rules read from them.
    public let rules: Int

    public init(edition: Edition, holding: Holding, sources: Int, rules: Int) {
        self.edition = edition
        self.holding = holding
        self.sources = sources
        self.rules = rules
    }
}
