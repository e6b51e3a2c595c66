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
