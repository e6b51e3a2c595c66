import GRDB
import HIGModel

extension StoreWriter {
    /// Writes the vocabulary in place of the former one, by slug whatever its order; the search index follows when it
    /// differs.
    public func replaceTopics(_ topics: some Sequence<Topic>) throws {
        if try writeTopics(topics) { try index.rebuild() }
    }

    /// Writes the vocabulary and leaves the search index to the caller.
    /// - Returns: whether it differs from the former one.
    func writeTopics(_ topics: some Sequence<Topic>) throws -> Bool {
        let topics = topics.sorted { $0.slug < $1.slug }
        guard try reader.vocabulary() != topics else { return false }
        try database.execute(sql: "DELETE FROM topics")
        for topic in topics {
            try insert(
                into: "topics", "slug, title, parent", [.text(topic.slug), .text(topic.title), .text(topic.parent)])
            for (position, alias) in topic.aliases.enumerated() {
                try insert(
                    into: "topic_aliases", "topic, position, alias",
                    [.text(topic.slug), .integer(position), .text(alias)])
            }
        }
        return true
    }
}
