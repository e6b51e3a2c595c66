import HIGModel

extension Rule {
    /// Whether either of two rules names the other's main topic.
    func namesTopic(of other: Rule) -> Bool {
        topic == other.topic || other.topics.contains(topic) || topics.contains(other.topic)
    }
}
