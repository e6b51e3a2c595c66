import CSQLite
import Foundation
import GRDB
import HIGModel

/// The file that is open is no longer the one at its path: it was removed, moved away or replaced.
struct MovedDatabase: Error {
    func problem(at path: String) -> Problem {
        Problem(
            .inputOutput, "the database was removed or replaced while it was written", at: path,
            next: "run the command again")
    }
}

extension Database {
    /// Whether another file, or none, is where this one was opened.
    var hasMoved: Bool {
        var isMoved: Int32 = 0
        let result = sqlite3_file_control(sqliteConnection, nil, SQLITE_FCNTL_HAS_MOVED, &isMoved)
        return result == SQLITE_OK && isMoved != 0
    }

    /// - Throws: `MovedDatabase`: nobody would find what is written now.
    func refuseMoved() throws {
        if hasMoved { throw MovedDatabase() }
    }
}

/// The log that a connection writes to and its shared memory, as they lie beside the database.
///
/// SQLite knows a log by the database's name: beside another file of that name it would be read as that file's, which then
/// looks damaged.
struct OpenLogs {
    private let files: [(path: String, place: FilePlace)]

    /// - Parameter file: a database in which a transaction is open, so that its log is.
    init(of file: DatabaseFile) {
        files = DatabaseFile.sideEndings.map { file.realPath + $0 }
            .map { ($0, FilePlace($0)) }.filter(\.place.isThere)
    }

    /// Removes those that are still there, once all that they hold is in the database, wherever that is now.
    func remove(_ queue: DatabaseQueue) throws {
        let isBusy = try queue.writeWithoutTransaction { database in
            try Bool.fetchOne(database, sql: "PRAGMA wal_checkpoint(TRUNCATE)") ?? true
        }
        guard !isBusy else { return }
        for (path, place) in files {
            let found = FilePlace(path)
            if found.isThere, found.isSame(as: place) { unlink(path) }
        }
    }
}
