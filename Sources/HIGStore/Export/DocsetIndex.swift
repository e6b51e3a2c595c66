import GRDB
import HIGModel

/// The search index of a docset: a database of names, kinds and paths (https://kapeli.com/docsets#createsqlite).
public struct DocsetIndex {
    private let database: Database

    /// Makes the file and fills it in one transaction.
    ///
    /// - Parameter fill: adds the entries.
    /// - Throws: `Problem` of kind `.inputOutput` when the file can't be written; what `fill` throws.
    public static func write(to path: String, _ fill: (DocsetIndex) throws -> Void) throws {
        try Problem.translatingErrors(at: path) {
            let queue = try DatabaseQueue(path: path)
            try queue.write { database in
                try database.execute(
                    sql: """
                        CREATE TABLE searchIndex (id INTEGER PRIMARY KEY, name TEXT, type TEXT, path TEXT);
                        CREATE UNIQUE INDEX anchor ON searchIndex (name, type, path);
                        """)
                try fill(DocsetIndex(database: database))
            }
            try queue.close()
        }
    }

    /// Adds an entry; a second one of the same name, kind and path is the same entry.
    public func add(name: String, type: String, path: String) throws {
        try database.cachedStatement(
            sql: "INSERT OR IGNORE INTO searchIndex (name, type, path) VALUES (?, ?, ?)"
        ).execute(arguments: [name, type, path])
    }
}
