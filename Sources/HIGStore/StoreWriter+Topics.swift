import GRDB
import HIGModel

extension StoreWriter {
    /// Writes the vocabulary in place of the former one, by slug whatever its order; the search index follows when it
    /// differs.
    public func replaceTopics(_ topics: some Sequence<Topic>) throws {
        let topics = topics.sorted { $0.slug < $1.slug }
        guard try reader.vocabulary() != topics else { return }
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
        try index.rebuild()
    }

    /// Makes the search index anew from the rules' texts: what mends an index that `Store.check` finds wanting.
    public func rebuildSearchIndex() throws {
        try index.rebuild()
    }
}
