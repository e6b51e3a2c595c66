import GRDB
import HIGModel

extension StoreReader {
    /// All links.
    ///
    /// Like the other questions about links, in the order of the two rules' ids.
    public func links() throws -> [Link] {
        try links(where: "TRUE", [])
    }

    /// The links from the rules of one edition to those of another, by the editions' ids.
    public func links(from older: String, to newer: String) throws -> [Link] {
        try links(where: "older.edition = ? AND newer.edition = ?", [older, newer])
    }

    /// The links that start or end at one of these rules, by the rules' ids.
    public func links(touching rules: [String]) throws -> [Link] {
        let list = try StringList(rules).json()
        return try links(
            where: """
                links.from_rule IN (SELECT number FROM rules WHERE id IN (SELECT value FROM json_each(?)))
                OR links.to_rule IN (SELECT number FROM rules WHERE id IN (SELECT value FROM json_each(?)))
                """, [list, list])
    }

    /// The links within these lineages; the ends of a link are always of one lineage.
    public func links(ofLineages lineages: [String]) throws -> [Link] {
        try links(where: "older.lineage IN (SELECT value FROM json_each(?))", [try StringList(lineages).json()])
    }

    /// The steps between editions that have links, by the editions' ids.
    public func linkedSteps() throws -> [EditionStep] {
        let sql = """
            SELECT DISTINCT older.edition, newer.edition FROM links
            JOIN rules AS older ON older.number = links.from_rule
            JOIN rules AS newer ON newer.number = links.to_rule
            ORDER BY 1, 2
            """
        return try values(sql) { EditionStep(older: try $0.text(0), newer: try $0.text(1)) }
    }

    /// How many rules an edition has on each main topic, and how many of them are linked with a rule of another edition,
    /// by themselves or through an edition between the two, by the topics' slugs.
    public func linkedRules(from older: String, to newer: String) throws -> [(topic: String, rules: Int, linked: Int)] {
        let sql = """
            SELECT older.topic, count(*), sum(EXISTS (
                -- CROSS JOIN keeps the order: a rule has few links, and its edition thousands of rules.
                SELECT 1 FROM links CROSS JOIN rules AS newer ON newer.number = links.to_rule
                WHERE links.from_rule = older.number AND newer.edition = ?1
                UNION ALL
                SELECT 1 FROM links CROSS JOIN links AS onward ON onward.from_rule = links.to_rule
                CROSS JOIN rules AS newer ON newer.number = onward.to_rule
                WHERE links.from_rule = older.number AND newer.edition = ?1
            ))
            FROM rules AS older WHERE older.edition = ?2 GROUP BY older.topic ORDER BY older.topic
            """
        return try values(sql, [newer, older]) {
            (topic: try $0.text(0), rules: try $0.integer(1), linked: try $0.integer(2))
        }
    }

    /// The ids of the rules that each link joins: all that following links needs.
    public func linkEnds() throws -> [LinkEnds] {
        let sql = """
            SELECT older.id, newer.id FROM links
            JOIN rules AS older ON older.number = links.from_rule
            JOIN rules AS newer ON newer.number = links.to_rule
            ORDER BY links.from_rule, links.to_rule
            """
        return try values(sql) { LinkEnds(from: try $0.text(0), to: try $0.text(1)) }
    }

    private func links(where condition: String, _ arguments: StatementArguments) throws -> [Link] {
        var links: [Link] = []
        try forEachLink(where: condition, arguments) { links.append($0) }
        return links
    }

    /// Hands over the links that meet a condition on their rules, `older` and `newer`.
    func forEachLink(
        where condition: String, _ arguments: StatementArguments, _ body: (Link) throws -> Void
    ) throws {
        let sql = """
            SELECT
                older.id, newer.id, links.bond, links.confidence,
                links.statements, links.texts, links.shared_words, links.same_topic, links.neighbours,
                links.pinned
            FROM links
            JOIN rules AS older ON older.number = links.from_rule
            JOIN rules AS newer ON newer.number = links.to_rule
            WHERE \(condition)
            ORDER BY older.id, newer.id, links.bond
            """
        try each(sql, arguments) { row in
            try body(
                Link(
                    from: try row.text(0), to: try row.text(1), bond: try row.word(2), confidence: try row.number(3),
                    evidence: Evidence(
                        statements: try row.number(4), texts: try row.number(5), sharedWords: try row.list(6),
                        sameTopic: try row.integer(7) != 0, neighbours: try row.integer(8) != 0,
                        pinned: try row.integer(9) != 0)))
        }
    }
}
