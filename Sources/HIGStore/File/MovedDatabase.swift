import CSQLite
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
