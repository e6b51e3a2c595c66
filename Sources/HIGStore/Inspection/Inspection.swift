import GRDB
import HIGModel
import HIGText

/// A look at one state of the database for contradictions.
struct Inspection {
    static let startAnew =
        "restore a copy made by higkb backup, or read the documents anew: higkb ingest FOLDER --db NEW"

    let reader: StoreReader
    /// The database, as the user named it.
    private let path: String

    init(_ reader: StoreReader, at path: String) {
        self.reader = reader
        self.path = path
    }

    /// Everything that is wrong with a database whose pages and tables are sound.
    /// - Parameter digest: SHA-256 of bytes as 64 lowercase hexadecimal digits.
    func contradictions(_ digest: ([UInt8]) -> String) throws -> [Finding] {
        let unreadable = try unreadableValues()
        guard unreadable.isEmpty else { return unreadable }
        return try brokenReferences() + changedSources(digest) + uncoveredSources() + changedRules(digest)
            + malformedIDs() + misplacedTopics() + emptyEditions() + miscountedEditions() + strayRows()
            + wrongLineages()
    }

    /// The command that makes anew all that is derived from the sources.
    var repair: String { Inspection.repair(at: path) }

    private static func repair(at path: String) -> String { "higkb check --repair --db \(path.shellWord)" }

    /// What mends the rows of a table.
    func remedy(forTable table: String) -> String {
        StoreWriter.isDerived(table) ? repair : Inspection.startAnew
    }

    /// The command that takes the file of `edition/file` in again.
    private func ingestAgain(_ place: String) -> String {
        let file = String(place.drop { $0 != "/" }.dropFirst())
        return "higkb forget \(file.shellWord) --db \(path.shellWord), then higkb ingest it again"
    }

    static func wrongIndex(at path: String) -> Finding {
        Finding(
            problem: "the search index doesn't hold what the rules say", place: "rule_index", remedy: repair(at: path))
    }

    func damagedPages() throws -> [Finding] {
        try reader.values("PRAGMA integrity_check") { try $0.text(0) }
            .filter { $0 != "ok" }
            .map { Finding(problem: $0, place: "the file's pages", remedy: Inspection.startAnew) }
    }

    func brokenReferences() throws -> [Finding] {
        try reader.values("SELECT \"table\", parent, count(*) FROM pragma_foreign_key_check GROUP BY 1, 2") { row in
            let (table, parent) = (try row.text(0), try row.text(1))
            let rows = counted(try row.integer(2), "row")
            return Finding(
                problem: "\(rows) of \(table) without a row of \(parent)", place: table,
                remedy: remedy(forTable: table))
        }
    }

    func changedSources(_ digest: ([UInt8]) -> String) throws -> [Finding] {
        let sql = """
            SELECT edition || '/' || file, digest, bytes
            FROM sources LEFT JOIN source_bytes ON source_bytes.source = sources.number
            WHERE edition IN (
                -- An edition without bytes and passages comes from a catalog.
                SELECT edition FROM sources JOIN source_bytes ON source_bytes.source = sources.number
                UNION SELECT edition FROM sources JOIN passages ON passages.source = sources.number
            )
            ORDER BY 1
            """
        let sources = try reader.values(sql) { row in
            (name: try row.text(0), isIntact: digest(try row.bytes(2)) == (try row.text(1)))
        }
        return sources.filter { !$0.isIntact }.map { source in
            Finding(
                problem: "the stored bytes don't have the stored digest", place: source.name,
                remedy: ingestAgain(source.name))
        }
    }

    /// A finding that a repair mends for each place that a query names.
    func findings(_ problem: String, at sql: String) throws -> [Finding] {
        try reader.values(sql) { Finding(problem: problem, place: try $0.text(0), remedy: repair) }
    }

    /// Sources some of whose bytes belong to no passage or to several.
    func uncoveredSources() throws -> [Finding] {
        let sql = """
            WITH steps AS (
                SELECT source, first_byte, end_byte, lag(end_byte, 1, 0) OVER (
                    PARTITION BY source ORDER BY ordinal
                ) AS end_before
                FROM passages
            )
            SELECT edition || '/' || file FROM sources
            WHERE EXISTS (SELECT * FROM steps WHERE source = sources.number AND first_byte <> end_before)
            OR (SELECT coalesce(max(end_byte), 0) FROM passages WHERE source = sources.number) <> (
                SELECT length(bytes) FROM source_bytes WHERE source = sources.number
            )
            ORDER BY 1
            """
        return try findings("the passages don't take in every byte once", at: sql)
    }

    /// Rules whose id isn't edition, topic and slug. That no two share one, SQLite itself makes sure of.
    func malformedIDs() throws -> [Finding] {
        let sql = """
            SELECT id FROM (
                SELECT id, edition || '/' || topic || '/' AS start FROM rules
            )
            WHERE substr(id, 1, length(start)) <> start
            OR length(id) = length(start)
            OR instr(substr(id, length(start) + 1), '/') > 0
            ORDER BY id
            """
        return try findings("the rule's id isn't made of its edition, its topic and a slug", at: sql)
    }

    /// Rules whose main topic isn't the first of their topics.
    func misplacedTopics() throws -> [Finding] {
        let sql = """
            SELECT id FROM rules LEFT JOIN rule_topics ON rule = number AND rule_topics.position = 0
            WHERE rule_topics.topic IS NOT rules.topic ORDER BY id
            """
        return try findings("the rule's main topic isn't the first of its topics", at: sql)
    }

    /// Editions without a source, and those with sources but without a series.
    func emptyEditions() throws -> [Finding] {
        let sql = """
            SELECT id, EXISTS (SELECT * FROM sources WHERE edition = editions.id) FROM editions
            WHERE NOT EXISTS (SELECT * FROM sources WHERE edition = editions.id)
            OR NOT EXISTS (SELECT * FROM edition_series WHERE edition = editions.id)
            ORDER BY id
            """
        return try reader.values(sql) { row in
            let (edition, hasSources) = (try row.text(0), try row.integer(1) == 1)
            return Finding(
                problem: hasSources ? "the edition has no series" : "the edition has no source", place: edition,
                remedy: "higkb forget \(edition) --db \(path.shellWord)"
                    + (hasSources ? ", then higkb ingest its documents again" : ""))
        }
    }

    /// Editions whose stored counts differ from what they hold.
    func miscountedEditions() throws -> [Finding] {
        let sql = """
            SELECT edition FROM (SELECT * FROM edition_counts EXCEPT SELECT * FROM edition_holdings) ORDER BY edition
            """
        return try findings("what is noted down as held of the edition isn't what is", at: sql)
    }

    /// Lineages that aren't what the links connect.
    func wrongLineages() throws -> [Finding] {
        let rules = try reader.values("SELECT number, lineage FROM rules") {
            (number: try $0.integer(0), lineage: try $0.text(1))
        }
        let links = try reader.values("SELECT from_rule, to_rule FROM links") {
            (from: try $0.integer(0), to: try $0.integer(1))
        }
        var places: [Int: Int] = [:]
        for number in rules.map(\.number) + links.flatMap({ [$0.from, $0.to] }) where places[number] == nil {
            places[number] = places.count
        }
        var sets = DisjointSets(count: places.count)
        for link in links {
            guard let from = places[link.from], let to = places[link.to] else { continue }
            sets.join(from, to)
        }
        var lineagesOfSet: [Int: Set<String>] = [:]
        var setsOfLineage: [String: Set<Int>] = [:]
        for rule in rules {
            guard let place = places[rule.number] else { continue }
            let set = sets.set(of: place)
            lineagesOfSet[set, default: []].insert(rule.lineage)
            setsOfLineage[rule.lineage, default: []].insert(set)
        }
        let torn = lineagesOfSet.values.filter { $0.count > 1 }.map { lineages in
            Finding(
                problem: "rules that links connect are of different lineages",
                place: lineages.sorted().joined(separator: ", "), remedy: repair)
        }
        let mixed = setsOfLineage.filter { $0.value.count > 1 }.map { lineage, _ in
            Finding(
                problem: "no links connect all rules of the lineage", place: lineage, remedy: repair)
        }
        return (torn + mixed).sorted { ($0.place, $0.problem) < ($1.place, $1.problem) }
    }
}
