import GRDB
import HIGModel

extension StoreReader {
    /// The topics that have rules, by slug.
    ///
    /// A topic that the vocabulary doesn't name is titled by its slug.
    public func topics() throws -> [TopicSummary] {
        let named = Dictionary(uniqueKeysWithValues: try vocabulary().map { ($0.slug, $0) })
        let sql = """
            SELECT topic, edition, number
            FROM (SELECT topic, edition, count(*) AS number FROM rules GROUP BY topic, edition)
            LEFT JOIN editions ON editions.id = edition
            ORDER BY \(StoreReader.editionOrder())
            """
        let counts = try values(sql) {
            (topic: try $0.text(0), share: TopicSummary.Share(edition: try $0.text(1), rules: try $0.integer(2)))
        }
        return Dictionary(grouping: counts, by: \.topic).sorted { $0.key < $1.key }.map { slug, counts in
            TopicSummary(
                topic: named[slug] ?? Topic(slug: slug, title: Topic.title(ofSlug: slug), aliases: [], parent: nil),
                shares: counts.map(\.share))
        }
    }

    /// All named topics with their aliases, by slug, whether they have rules or not.
    public func vocabulary() throws -> [Topic] {
        try vocabulary(where: "TRUE", [])
    }

    /// The named topic with this slug, then its parts by slug; empty when there is none.
    public func family(ofTopic slug: String) throws -> [Topic] {
        let found = try vocabulary(where: "slug = ? OR parent = ?", [slug, slug])
        guard let whole = found.first(where: { $0.slug == slug }) else { return [] }
        return [whole] + found.filter { $0.slug != slug }
    }

    private func vocabulary(where condition: String, _ arguments: StatementArguments) throws -> [Topic] {
        let sql = """
            SELECT slug, title, parent, (
                SELECT json_group_array(alias)
                FROM (SELECT alias FROM topic_aliases WHERE topic = topics.slug ORDER BY position)
            ) FROM topics WHERE \(condition) ORDER BY slug
            """
        return try values(sql, arguments) { row in
            Topic(slug: try row.text(0), title: try row.text(1), aliases: try row.list(3), parent: try row.textIfAny(2))
        }
    }
}
