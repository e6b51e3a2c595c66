import GRDB

/// Finds the rules that an excluded word or phrase rules out: those that have it where a reader sees it.
///
/// That is in the statement, the body, what leads to it, the headings above, and the name of the topic that the rule
/// stands under. What else that topic is called nobody reads: `icon -glyph` is no question for rules on nothing.
struct SearchExclusion {
    let reader: StoreReader

    /// The row numbers of the rules that have one of the phrases.
    func numbers(holding phrases: [SearchPlan.Phrase]) throws -> [Int] {
        guard !phrases.isEmpty else { return [] }
        let sql = """
            SELECT rowid FROM rule_index WHERE rule_index MATCH ?
            UNION ALL SELECT number FROM rules WHERE topic IN (SELECT value FROM json_each(?))
            """
        return try reader.values(
            sql, [SearchPlan.Phrase.said(phrases), try StringList(topics(called: phrases)).json()]
        ) {
            try $0.integer(0)
        }
    }

    /// The slugs of the topics in whose own name one of the phrases stands.
    private func topics(called phrases: [SearchPlan.Phrase]) throws -> [String] {
        let stemmer = try reader.database.makeStemmer()
        let phrases = try phrases.map { try StemmedPhrase($0, stemmer) }
        let topics = try reader.values(
            """
            SELECT topic, title
            FROM (SELECT DISTINCT topic FROM rules) LEFT JOIN topics ON slug = topic
            ORDER BY topic
            """
        ) { (slug: try $0.text(0), title: try $0.textIfAny(1)) }
        return try topics.filter { topic in
            try [topic.slug, topic.title].compactMap { $0 }.contains { name in
                let stems = try stemmer.stems(of: name)
                return phrases.contains { $0.stands(in: stems) }
            }
        }
        .map(\.slug)
    }
}
