/// How much changed between two editions, topic by topic.
public struct Tally: Hashable, Sendable {
    /// As in `Comparison.older`.
    public let older: EditionSummary
    /// As in `Comparison.newer`.
    public let newer: EditionSummary
    /// As in `Comparison.topic`.
    public let topic: Topic?
    /// The topic that changed most first; ties by slug.
    public let topics: [TopicTally]
    /// As in `Comparison.notes`.
    public let notes: [String]

    /// Counts every change once: under the main topic of its newer rules, or, where there is none, of the older.
    public init(of comparison: Comparison) {
        older = comparison.older
        newer = comparison.newer
        topic = comparison.topic
        notes = comparison.notes
        let byTopic = Dictionary(grouping: comparison.changes) { ($0.to.first ?? $0.from.first)?.topic ?? "" }
        topics = byTopic.map { TopicTally(topic: $0.key, changes: $0.value) }
            .sorted { (-$0.changed, $0.topic) < (-$1.changed, $1.topic) }
    }
}

/// How the rules on one topic changed.
public struct TopicTally: Hashable, Sendable {
    /// The topic's slug.
    public let topic: String
    /// How many changes of each relation; relations without any are absent.
    public let relations: [Change.Relation: Int]
    /// How many may be turned round, though told in another way.
    public let perhapsReversed: Int
    /// How many bind more in the newer edition.
    public let stronger: Int
    /// How many bind less in the newer edition.
    public let weaker: Int
    /// How many came from another topic.
    public let moved: Int
    /// How many are changed, as in `Change.isChanged`.
    public let changed: Int

    /// - Parameter changes: those of the topic.
    public init(topic: String, changes: [Change]) {
        self.topic = topic
        relations = Dictionary(grouping: changes, by: \.relation).mapValues(\.count)
        perhapsReversed = changes.filter(\.perhapsReversed).count
        stronger = changes.filter { $0.strength == .stronger }.count
        weaker = changes.filter { $0.strength == .weaker }.count
        moved = changes.filter(\.moved).count
        changed = changes.filter(\.isChanged).count
    }
}
