import HIGModel

extension TopicTally: Record {
    static let schemaName = "topic-tally"
    static let about = "How the rules on one topic changed."
    static let fields: [Field<TopicTally>] =
        [
            Field("topic", "The topic's slug.", \.topic),
            Field(
                "changed", "How many are more than identical in the same place and with the same sizes, and found.",
                \.changed),
        ]
        + Change.Relation.allCases.map { relation in
            Field(relation.rawValue, "How many changes are \(relation.words).") { $0.relations[relation] ?? 0 }
        } + [
            Field("stronger", "How many bind stronger.", \.stronger),
            Field("weaker", "How many bind weaker.", \.weaker),
            Field("moved", "How many came from another topic.", \.moved),
            Field(
                "perhapsReversed", "How many may be turned round, though told in another way.", \.perhapsReversed),
        ]
}

extension Tally: Document {
    static let kind = Schema.stat
    static let about = "How much changed between two editions, topic by topic."
    static let content: [Field<Tally>] = [
        Field("older", "What is held of the older edition.") { EditionInBrief(summary: $0.older) },
        Field("newer", "What is held of the newer edition.") { EditionInBrief(summary: $0.newer) },
        Field("topic", "The topic asked about; null when the whole editions are compared.", \.topic),
        Field("notes", "What the reader must know: parts that are not held, gaps.", \.notes),
        Field("topics", "The topics, the one that changed most first.", \.topics),
    ]
}
