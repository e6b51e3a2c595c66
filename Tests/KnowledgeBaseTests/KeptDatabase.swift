import Foundation
import GRDB
import Migrations

/// A small database of an earlier schema, kept as the rows of its tables: two seeds.
///
/// `HIGKB_RECORD=1` writes the ones that are missing, so that a new migration brings its own; one that is there is never
/// written again.
struct KeptDatabase {
    let schema: Int

    static let seeds = ["ios-2010-03-chunk-088.md", "ios-2014-chunk-093.md"]

    static let all = Migrations.all.map { KeptDatabase(schema: $0.number) }
    /// Those that are migrated when they are opened.
    static let older = Array(all.dropLast())

    private var file: URL {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "Databases/schema-\(schema).sql")
    }

    /// Makes the database anew.
    func write(to path: String) throws {
        let rows = try String(contentsOf: file, encoding: .utf8)
        try withEmptyDatabase(at: path) { try $0.execute(sql: rows) }
    }

    /// Writes down what the columns of this schema hold in a database of the present one.
    func record(from path: String) throws {
        guard !FileManager.default.fileExists(atPath: file.path) else { return }
        var lines: [String] = []
        try withEmptyDatabase(at: ":memory:") { database in
            try database.execute(sql: "ATTACH ? AS present", arguments: [path])
            for table in try KeptDatabase.tables(database) {
                let columns = try String.fetchAll(
                    database, sql: "SELECT name FROM pragma_table_info(?) ORDER BY cid", arguments: [table])
                let values = columns.map { "quote(\"\($0)\")" }.joined(separator: " || ', ' || ")
                lines += try String.fetchAll(database, sql: "SELECT \(values) FROM present.\"\(table)\" ORDER BY 1").map
                {
                    "INSERT INTO \(table) (\(columns.joined(separator: ", "))) VALUES (\($0));"
                }
            }
            try database.execute(sql: "DETACH present")
        }
        try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: file)
    }

    /// Tables with rows of their own: not the search index's.
    private static func tables(_ database: Database) throws -> [String] {
        try String.fetchAll(
            database,
            sql: """
                SELECT name FROM main.sqlite_schema
                WHERE type = 'table' AND name NOT LIKE '%\\_index%' ESCAPE '\\' AND name NOT LIKE 'sqlite%'
                AND name NOT IN ('rule_words', 'rule_facts') ORDER BY name
                """)
    }

    private func withEmptyDatabase(at path: String, _ fill: (Database) throws -> Void) throws {
        var configuration = Configuration()
        configuration.foreignKeysEnabled = false
        let queue = try DatabaseQueue(path: path, configuration: configuration)
        try queue.writeWithoutTransaction { database in
            // The database is thrown away: nobody waits until the disk has each of its rows.
            try database.execute(sql: "PRAGMA synchronous = OFF")
            for migration in Migrations.all.prefix(schema) { try database.execute(sql: migration.sql) }
            try fill(database)
            try database.execute(
                sql: """
                    INSERT INTO rule_index (rule_index) VALUES ('rebuild');
                    PRAGMA application_id = \(0x4849_474B); PRAGMA user_version = \(schema);
                    """)
        }
        try queue.close()
    }
}
