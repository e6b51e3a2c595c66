import GRDB
import HIGModel
import Migrations

extension Inspection {
    /// Tables, indexes, views and columns that the migrations didn't make, that are missing, or that read otherwise.
    func foreignTables() throws -> [Finding] {
        let model = try DatabaseQueue()
        let expected = try model.write { database in
            for migration in Migrations.all { try database.execute(sql: migration.sql) }
            return Set(try StoreReader(database).definitions())
        }
        let found = Set(try reader.definitions())
        let names = Set(found.symmetricDifference(expected).map { $0.name })
        return names.sorted().map { name in
            let isMissing = !found.contains { $0.name == name }
            return Finding(
                problem: isMissing ? "a table or an index is missing" : "not as this program defines it", place: name,
                remedy: Inspection.startAnew)
        }
    }

    /// Values that no version of the program has written.
    func unreadableValues() throws -> [Finding] {
        let reader = reader
        let originals = try unreadable([
            ("editions", { _ = try reader.editions() }), ("sources", { _ = try reader.sources() }),
            ("pins", { _ = try reader.pins() }),
        ])
        // What is derived can't be read without what it is derived from.
        guard originals.isEmpty else { return originals }
        return try unreadable([
            ("topics", { _ = try reader.vocabulary() }),
            ("passages", { for source in try reader.sources() { _ = try reader.passages(of: source) } }),
            ("repairs", { for source in try reader.sources() { _ = try reader.repairs(of: source) } }),
            ("rules", { _ = try reader.rules() }), ("links", { _ = try reader.links() }),
            ("change_log", { _ = try reader.changeLog() }),
        ])
    }

    /// - Parameter tables: each with what reads all of it.
    private func unreadable(_ tables: [(name: String, read: () throws -> Void)]) throws -> [Finding] {
        try tables.compactMap { table in
            do {
                try table.read()
                return nil
            } catch let problem as Problem where problem.kind == .badData {
                return Finding(problem: problem.message, place: table.name, remedy: remedy(forTable: table.name))
            }
        }
    }

    /// Rules whose words aren't those that their digest was made of.
    func changedRules(_ digest: ([UInt8]) -> String) throws -> [Finding] {
        try reader.rules().filter { digest(Array($0.digestedText.utf8)) != $0.digest }.map { rule in
            Finding(problem: "the rule's words don't have the rule's digest", place: rule.id, remedy: repair)
        }
    }

    /// Rows that refer to rows of another edition or source than their own.
    func strayRows() throws -> [Finding] {
        try Inspection.strayRowQuestions.flatMap { problem, sql in try findings(problem, at: sql) }
    }

    /// What would be wrong, and the SQL that lists where it is.
    private static let strayRowQuestions = [
        (
            "the rule belongs to a source of another edition",
            """
            SELECT id FROM rules JOIN sources ON sources.number = rules.source
            WHERE sources.edition <> rules.edition ORDER BY id
            """
        ),
        (
            "the rule goes on in a source of another edition, or in its own",
            """
            SELECT DISTINCT id FROM rule_continuations AS stretch
            JOIN rules ON rules.number = stretch.rule JOIN sources ON sources.number = stretch.source
            WHERE sources.edition <> rules.edition OR stretch.source = rules.source ORDER BY id
            """
        ),
        (
            "the passage belongs to a rule of another source",
            """
            SELECT DISTINCT sources.edition || '/' || sources.file FROM passages
            JOIN rules ON rules.number = passages.rule JOIN sources ON sources.number = passages.source
            WHERE rules.source <> passages.source ORDER BY 1
            """
        ),
        (
            "the rule's lines or its page aren't those of its passages",
            """
            SELECT id FROM rules LEFT JOIN (
                SELECT
                    rule, min(first_line) AS first, max(last_line) AS last, min(page) AS lowest_page,
                    max(page) AS highest_page
                FROM passages WHERE rule IS NOT NULL GROUP BY rule
            ) ON rule = rules.number
            WHERE (
                rule IS NULL OR first_line < first OR last_line > last
                OR coalesce(page NOT BETWEEN lowest_page AND highest_page, FALSE)
            ) AND edition IN (
                -- An edition without any comes from a catalog, which has no passages.
                SELECT edition FROM sources JOIN source_bytes ON source_bytes.source = sources.number
            ) ORDER BY id
            """
        ),
        (
            "a link within an edition, or with a confidence that is none",
            """
            SELECT DISTINCT older.id FROM links
            JOIN rules AS older ON older.number = links.from_rule
            JOIN rules AS newer ON newer.number = links.to_rule
            WHERE older.edition = newer.edition OR NOT links.confidence BETWEEN 0 AND 1 ORDER BY 1
            """
        ),
        (
            "the lineage bears no name of its rules",
            """
            SELECT DISTINCT lineage FROM rules AS any_rule WHERE NOT EXISTS (
                SELECT * FROM rules
                WHERE rules.lineage = any_rule.lineage
                -- Where two lineages have one name, an edition tells them apart.
                AND rules.lineage IN (
                    substr(rules.id, length(rules.edition) + 2),
                    substr(rules.id, length(rules.edition) + 2) || '@' || rules.edition
                )
            ) ORDER BY 1
            """
        ),
        (
            "the topic is part of one that isn't there",
            """
            SELECT slug FROM topics WHERE parent NOT IN (SELECT slug FROM topics) ORDER BY slug
            """
        ),
    ]
}

extension StoreReader {
    fileprivate struct Definition: Hashable {
        let name: String
        let sql: String
    }

    /// Tables, views and indexes, and what they are made by.
    ///
    /// The tables that FTS5 makes for itself only by name: versions of SQLite write them differently. Spaces don't count:
    /// a part of the index that was made anew is written otherwise than in its migration.
    fileprivate func definitions() throws -> [Definition] {
        try values(
            #"""
            SELECT name, iif(name LIKE '%\_index\_%' ESCAPE '\', '', coalesce(sql, '')) FROM sqlite_schema
            WHERE name NOT LIKE 'sqlite\_%' ESCAPE '\'
            """#
        ) { Definition(name: try $0.text(0), sql: try $0.text(1).filter { !$0.isWhitespace }) }
    }
}
