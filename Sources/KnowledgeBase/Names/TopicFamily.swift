import HIGModel

/// A topic with its parts: who asks about navigation bars wants to hear of their back buttons.
struct TopicFamily {
    let topic: Topic
    let slugs: [String]

    init(topic: Topic, parts: [Topic]) {
        self.topic = topic
        slugs = [topic.slug] + parts.map(\.slug)
    }
}
