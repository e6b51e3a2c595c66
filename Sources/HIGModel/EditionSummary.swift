/// What the knowledge base holds of one edition.
public struct EditionSummary: Hashable, Sendable {
    public let edition: Edition
    public let holding: Holding
    public let sources: Int
    public let rules: Int

    public init(edition: Edition, holding: Holding, sources: Int, rules: Int) {
        self.edition = edition
        self.holding = holding
        self.sources = sources
        self.rules = rules
    }
}

/// A topic and how many rules each edition has on it.
public struct TopicSummary: Hashable, Sendable {
    public let topic: Topic
    /// Rules whose main topic this is, by edition id; editions without any are absent.
    public let rules: [String: Int]

    public init(topic: Topic, rules: [String: Int]) {
        self.topic = topic
        self.rules = rules
    }
}
