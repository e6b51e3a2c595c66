import GRDB
import HIGModel

/// A rule with what the database knows of its advice elsewhere.
public struct StoredEntry: Hashable, Sendable {
    /// The rule itself.
    public let rule: Rule
    /// Ids of the rules that links lead back to, directly or through others, oldest first.
    public let formerIDs: [String]
    /// The rules that links lead on to, by id.
    public let successors: [CatalogEntry.Successor]
    /// Ids of the editions that have a rule of the lineage.
    public let editions: Set<String>
}

extension StoreReader {
    /// Hands over the rules that meet the filter, each with what links tell of it, in the order of `rules(matching:)`.
    public func forEachEntry(matching filter: RuleFilter, _ body: (StoredEntry) throws -> Void) throws {
        let (conditions, arguments) = try StoreReader.conditions(of: filter)
        let more = [StoreReader.formerIDs, StoreReader.successors, StoreReader.editionsOfLineage]
        try forEachRule(where: conditions, arguments, with: more) { _, rule, row in
            let (formerIDs, successors, editions) = (RuleColumn.further, RuleColumn.further + 1, RuleColumn.further + 2)
            let entries = try row.list(successors).map { entry in
                let parts = entry.split(separator: " ")
                guard let id = parts.first, parts.count == 2 else { throw row.damaged(successors) }
                return CatalogEntry.Successor(id: String(id), isMerged: parts[1] == "merged")
            }
            try body(
                StoredEntry(
                    rule: rule, formerIDs: try row.list(formerIDs), successors: entries,
                    editions: Set(try row.list(editions))))
        }
    }

    private static let formerIDs = """
        (
            SELECT json_group_array(id) FROM (
                WITH RECURSIVE former (number) AS (
                    SELECT from_rule FROM links WHERE to_rule = rules.number
                    UNION
                    SELECT links.from_rule FROM links JOIN former ON links.to_rule = former.number
                )
                SELECT kin.id AS id FROM former JOIN rules AS kin ON kin.number = former.number
                JOIN editions AS past ON past.id = kin.edition
                ORDER BY \(StoreReader.editionOrder(of: "past")), kin.id
            )
        )
        """

    /// A rule that absorbed this one, or that others of this one's edition lead to as well, takes in more than it.
    private static let successors = """
        (
            SELECT json_group_array(entry) FROM (
                SELECT later.id || iif(
                    max(links.bond = 'absorbed') OR EXISTS (
                        SELECT * FROM links AS other JOIN rules AS sibling ON sibling.number = other.from_rule
                        WHERE other.to_rule = links.to_rule AND sibling.edition = rules.edition
                        AND sibling.number <> rules.number
                    ), ' merged', ' alone'
                ) AS entry
                FROM links JOIN rules AS later ON later.number = links.to_rule
                WHERE links.from_rule = rules.number GROUP BY links.to_rule ORDER BY later.id
            )
        )
        """

    private static let editionsOfLineage = """
        (
            SELECT json_group_array(edition) FROM (
                SELECT DISTINCT edition FROM rules AS kin WHERE kin.lineage = rules.lineage
            )
        )
        """

    /// Hands over the lineages of the rules in some editions, by topic and id.
    ///
    /// - Parameters:
    ///   - editions: ids.
    ///   - topics: only lineages that have a rule there with one of these main topics; `nil` for all.
    ///   - home: only lineages whose newest rule there has this main topic; `nil` for all.
    public func forEachLineageID(
        editions: [String], touching topics: [String]?, home: String?, _ body: (String) throws -> Void
    ) throws {
        let touching =
            topics == nil
            ? "" : "WHERE lineage IN (SELECT lineage FROM seen WHERE topic IN (SELECT value FROM json_each(:topics)))"
        let atHome = home == nil ? "" : "WHERE topic = :home"
        let nearHome = home == nil ? "" : "AND rules.lineage IN (SELECT lineage FROM rules WHERE topic = :home)"
        let sql = """
            WITH seen AS (
                SELECT rules.lineage, rules.topic, row_number() OVER (
                    PARTITION BY rules.lineage
                    ORDER BY \(StoreReader.editionOrder(newestFirst: true)), rules.id
                ) AS age
                FROM rules JOIN editions ON editions.id = rules.edition
                WHERE rules.edition IN (SELECT value FROM json_each(:editions)) \(nearHome)
            ), newest AS (SELECT lineage, topic FROM (SELECT * FROM seen \(touching)) WHERE age = 1)
            SELECT lineage FROM newest \(atHome) ORDER BY topic, lineage
            """
        var arguments: [String: (any DatabaseValueConvertible)?] = ["editions": try StringList(editions).json()]
        if let topics { arguments["topics"] = try StringList(topics).json() }
        if let home { arguments["home"] = home }
        try each(sql, StatementArguments(arguments)) { try body(try $0.text(0)) }
    }

    /// Hands over the links between rules of some editions, by the ids of their two rules.
    ///
    /// - Parameter topics: main topics that both rules have one of; `nil` for any.
    public func forEachLink(editions: [String], topics: [String]?, _ body: (Link) throws -> Void) throws {
        let restriction =
            topics == nil
            ? ""
            : """
            AND older.topic IN (SELECT value FROM json_each(:topics))
            AND newer.topic IN (SELECT value FROM json_each(:topics))
            """
        var arguments: [String: (any DatabaseValueConvertible)?] = ["editions": try StringList(editions).json()]
        if let topics { arguments["topics"] = try StringList(topics).json() }
        try forEachLink(
            where: """
                older.edition IN (SELECT value FROM json_each(:editions))
                AND newer.edition IN (SELECT value FROM json_each(:editions)) \(restriction)
                """, StatementArguments(arguments), body)
    }

    /// How much there is of some editions: of the rules and links those on the topics, where topics are given.
    public func counts(editions: [String], topics: [String]?) throws -> CatalogCounts {
        var arguments: [String: (any DatabaseValueConvertible)?] = ["editions": try StringList(editions).json()]
        if let topics { arguments["topics"] = try StringList(topics).json() }
        func isInView(_ rules: String) -> String {
            "\(rules).edition IN (SELECT value FROM json_each(:editions))"
                + (topics == nil ? "" : " AND \(rules).topic IN (SELECT value FROM json_each(:topics))")
        }
        let sql = """
            SELECT
                (SELECT count(*) FROM sources WHERE edition IN (SELECT value FROM json_each(:editions))),
                (SELECT count(*) FROM rules WHERE \(isInView("rules"))),
                (
                    SELECT count(*) FROM links
                    JOIN rules AS older ON older.number = links.from_rule
                    JOIN rules AS newer ON newer.number = links.to_rule
                    WHERE \(isInView("older")) AND \(isInView("newer"))
                ),
                (SELECT count(DISTINCT lineage) FROM rules WHERE \(isInView("rules")))
            """
        let counts = try values(sql, StatementArguments(arguments)) { row in
            CatalogCounts(
                sources: try row.integer(0), rules: try row.integer(1), links: try row.integer(2),
                lineages: try row.integer(3))
        }
        guard let counts = counts.first else {
            throw Problem(
                .defect, "counting gave no row", at: "the database",
                next: "see whether the database is damaged: higkb check")
        }
        return counts
    }
}
