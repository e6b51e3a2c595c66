import GRDB
import HIGModel
import Migrations

/// Brings a database to the schema of this program, or says why it can't be used.
struct Migrator: Sendable {
    /// `HIGK` in the file's header, by which `file` and this program recognise a knowledge base.
    static let applicationID = 0x4849_474B

    static let current = Migrator(migrations: Migrations.all)

    let migrations: [Migration]

    /// The schema that this program reads and writes.
    var latest: Int { migrations.last?.number ?? 0 }

    /// - Throws: `Problem` of kind `.badData`, naming both versions, when the database was made by a newer program.
    func refuseNewer(schema: Int, at path: String) throws {
        guard schema > latest else { return }
        throw Problem(
            .badData,
            "\(path) was made by a newer higkb (schema \(schema); this program reads up to \(latest))",
            next: "update higkb, or name another database with --db")
    }

    /// - Throws: `Problem` of kind `.badData` when a reading command can't use the database as it is.
    func refuseOutdated(schema: Int, at path: String) throws {
        guard schema < latest else { return }
        throw Problem(
            .badData,
            "\(path) was made by an older higkb (schema \(schema); this program reads \(latest))",
            next: "migrate it with a command that writes: higkb ingest FOLDER --db \(path)")
    }

    /// Applies what is missing, in one transaction: the database is of the old schema or of the new one.
    func migrate(_ queue: DatabaseQueue, at path: String) throws {
        let found = try queue.read { try Migrator.schema(of: $0) }
        try refuseNewer(schema: found, at: path)
        guard found < latest else { return }
        try queue.write { database in
            // Asked again under the lock: another process may have migrated it in between.
            let schema = try Migrator.schema(of: database)
            for migration in migrations where migration.number > schema {
                try database.execute(sql: migration.sql)
            }
            // What SQL alone can't make; a migrated database then answers as a fresh one does.
            if schema > 0 { try SearchIndex(database: database).rebuild() }
            try database.execute(sql: "PRAGMA application_id = \(Migrator.applicationID)")
            try database.execute(sql: "PRAGMA user_version = \(max(schema, latest))")
        }
    }

    /// The number of the last migration that the database went through; 0 for a new file.
    static func schema(of database: Database) throws -> Int {
        try Int.fetchOne(database, sql: "PRAGMA user_version") ?? 0
    }
}
