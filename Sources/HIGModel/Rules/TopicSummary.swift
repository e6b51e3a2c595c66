/// A topic and how many rules each edition has on it.
public struct TopicSummary: Hashable, Sendable {
    /// An edition that has rules on the topic.
    public struct Share: Hashable, Sendable {
        /// The edition's id.
        public let edition: String
        /// How many of its rules have the topic as their main one; 1 or more.
        public let rules: Int

        public init(edition: String, rules: Int) {
            self.edition = edition
            self.rules = rules
        }
    }

    /// The topic that is counted.
    public let topic: Topic
    /// Oldest edition first; editions without any rules are absent.
    public let shares: [Share]

    public init(topic: Topic, shares: [Share]) {
        self.topic = topic
        self.shares = shares
    }

    /// Rules whose main topic this is, by edition id; editions without any are absent.
    public var rules: [String: Int] {
        Dictionary(shares.map { ($0.edition, $0.rules) }, uniquingKeysWith: +)
    }
}
