import GRDB
import HIGModel
import HIGText
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
    func refuseOther(schema: Int, at path: String) throws {
        try refuseNewer(schema: schema, at: path)
        try refuseOutdated(schema: schema, at: path)
    }

    private func refuseOutdated(schema: Int, at path: String) throws {
        guard schema < latest else { return }
        throw Problem(
            .badData,
            "\(path) was made by an older higkb (schema \(schema); this program reads \(latest))",
            next: "bring it up to date: higkb check --repair --db \(path.shellWord)")
    }

    /// Applies what is missing, in one transaction: the database is of the old schema or of the new one.
    ///
    /// A database that isn't new is copied first, to a file beside it.
    /// - Parameter afterMigrating: makes what SQL alone can't: all that is derived from the sources, and the search index.
    ///   A migrated database then answers as a fresh one does.
    /// - Returns: that copy; `nil` when nothing was missing or there was nothing to keep.
    func migrate(
        _ queue: DatabaseQueue, file: DatabaseFile, afterMigrating: (StoreWriter) throws -> Void = { _ in }
    ) throws -> FormerState? {
        let found = try queue.read { try Migrator.schema(of: $0) }
        try refuseNewer(schema: found, at: file.path)
        guard found < latest else { return nil }
        var formerState: FormerState?
        if found > 0 {
            let copy = FormerState(of: file, schema: found)
            let isMade = try DatabaseCopy(copy.path).make(
                of: queue, replacing: true, where: { try Migrator.schema(of: $0) == found })
            // Another process has migrated it since, and keeps what it was.
            guard isMade else { return try migrate(queue, file: file, afterMigrating: afterMigrating) }
            formerState = copy
        }
        try queue.write { database in
            // Asked again under the lock: another process may have migrated it in between.
            let schema = try Migrator.schema(of: database)
            for migration in migrations where migration.number > schema {
                try database.execute(sql: migration.sql)
            }
            if schema > 0, schema < latest {
                let writer = StoreWriter(database)
                try afterMigrating(writer)
                try writer.index.settle()
            }
            try database.execute(sql: "PRAGMA application_id = \(Migrator.applicationID)")
            try database.execute(sql: "PRAGMA user_version = \(max(schema, latest))")
        }
        return formerState
    }

    /// The number of the last migration that the database went through; 0 for a new file.
    static func schema(of database: Database) throws -> Int {
        try Int.fetchOne(database, sql: "PRAGMA user_version") ?? 0
    }
}
