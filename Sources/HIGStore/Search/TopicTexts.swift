import GRDB

/// What the index holds of rules' topics, by the topics: many rules have the same ones, and to put names and aliases
/// together takes longer than to read all else of a rule.
final class TopicTexts {
    private let database: Database
    /// By what `list` gives for them.
    private var known: [String: String] = [:]

    /// The topics of a rule of `rule_texts`, in SQL: a JSON array of their slugs.
    static let list = """
        (
            SELECT json_group_array(topic)
            FROM (SELECT topic FROM rule_topics WHERE rule = rule_texts.number ORDER BY position)
        )
        """

    init(database: Database) {
        self.database = database
    }

    /// The text of some topics; `nil` for none.
    /// - Parameter rule: the row number of a rule that has them.
    func text(of list: String, asOfRule rule: Int) throws -> String? {
        if let text = known[list] { return text }
        let sql = "SELECT topics FROM rule_texts WHERE number = ?"
        let text = try StoreReader(database).values(sql, [rule]) { try $0.textIfAny(0) }.first ?? nil
        known[list] = text
        return text
    }

    /// To be called when the topics' names change.
    func forget() {
        known = [:]
    }
}
