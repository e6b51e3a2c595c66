import HIGModel

extension Topic: Record {
    static let schemaName = "topic"
    static let about = "A subject that runs through the editions."
    static let fields: [Field<Topic>] = [
        Field("slug", "Lowercase words joined by hyphens.", \.slug),
        Field("title", "The name for people.", \.title),
        Field("aliases", "Other names, of other eras and platforms.", \.aliases),
        Field("parent", "The slug of the topic this one is a part of.", \.parent),
    ]
}

extension TopicSummary: Record {
    static let schemaName = "topic-summary"
    static let about = "A topic and how many rules each edition has on it."
    static let fields: [Field<TopicSummary>] =
        Topic.fields.map { $0.lifted(through: \.topic) } + [
            Field("rules", "Rules whose main topic this is, by edition; editions without any are absent.", \.rules)
        ]
}

/// `topics`.
struct TopicsDocument: Document {
    let topics: [TopicSummary]

    static let kind = Schema.topics
    static let about = "The topics that have rules, by slug."
    static let content: [Field<TopicsDocument>] = [Field("topics", "The topics.", \.topics)]
}
