import GRDB
import HIGModel

/// What the index holds of rules' topics, as the view `rule_texts` has it, by the topics: many rules have the same ones,
/// and to ask the view for names and aliases takes longer than to read all else of a rule.
final class TopicTexts {
    private let database: Database
    /// By what `list` gives for them.
    private var known: [String: String] = [:]
    /// Slug, title and aliases of the topics that the vocabulary names, by slug; `nil` until they are needed.
    private var names: [String: String]?

    /// The topics of a rule of `rule_texts`, in SQL: a JSON array of their slugs.
    static let list = """
        (
            SELECT json_group_array(topic)
            FROM (SELECT topic FROM rule_topics WHERE rule = rule_texts.number ORDER BY position)
        )
        """

    /// What stands between two names, so that no phrase runs from one into the next.
    private static let border = " \u{E000} "

    init(database: Database) {
        self.database = database
    }

    /// The text of some topics; `nil` for none.
    func text(of list: String) throws -> String? {
        if let text = known[list] { return text }
        let topics = try StringList(json: list).strings
        guard !topics.isEmpty else { return nil }
        let names = try namesOfTopics()
        let text = topics.map { names[$0] ?? $0 }.joined(separator: TopicTexts.border)
        known[list] = text
        return text
    }

    /// To be called when the topics' names change.
    func forget() {
        known = [:]
        names = nil
    }

    private func namesOfTopics() throws -> [String: String] {
        if let names { return names }
        let named = try StoreReader(database).vocabulary().map { topic in
            (topic.slug, ([topic.slug, topic.title] + topic.aliases).joined(separator: TopicTexts.border))
        }
        let names = Dictionary(uniqueKeysWithValues: named)
        self.names = names
        return names
    }
}
