import Foundation
import GRDB
import HIGModel

/// A copy of a database in a file of its own, which appears whole or not at all.
struct DatabaseCopy {
    let path: String

    init(_ path: String) { self.path = path }

    /// Copies one state of a database, also while others write to it, and makes sure that the copy is sound.
    /// - Parameter replacing: whether a file that is there is replaced.
    /// - Throws: `Problem`: `.usage` when there is a file already; `.badData` when the database is damaged;
    ///   `.inputOutput` when the copy can't be written.
    func make(of queue: DatabaseQueue, replacing: Bool) throws {
        guard replacing || !FileManager.default.fileExists(atPath: path) else {
            throw Problem(.usage, "there is a file already", at: path, next: "name another file, or remove this one")
        }
        let draft = "\(path).\(ProcessInfo.processInfo.processIdentifier).partial"
        do {
            try Problem.translatingErrors(at: path) {
                let copy = try DatabaseQueue(path: draft)
                try queue.backup(to: copy)
                try DatabaseCopy.check(copy)
                try copy.close()
            }
            guard rename(draft, path) == 0 else { throw failure() }
        } catch {
            for file in [draft, draft + "-journal", draft + "-wal", draft + "-shm"] { unlink(file) }
            throw error
        }
    }

    /// SQLite copies damaged pages as they are.
    private static func check(_ copy: DatabaseQueue) throws {
        let findings = try copy.read { try String.fetchAll($0, sql: "PRAGMA quick_check") }
        guard findings == ["ok"] else { throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: findings.first) }
        // Without a log beside it, the copy is one file.
        _ = try copy.writeWithoutTransaction { try String.fetchOne($0, sql: "PRAGMA journal_mode = DELETE") }
    }

    private func failure() -> Problem {
        Problem(
            .inputOutput, "cannot write the copy: \(String(cString: strerror(errno)))", at: path,
            next: "name a file in a folder that can be written")
    }
}

extension Store {
    /// Copies the database to a new file with SQLite's online backup: one state of it, also while another process
    /// writes.
    /// - Throws: `Problem`: `.usage` when there is a file of that name; `.badData` when the database is damaged;
    ///   `.inputOutput` when the copy can't be written.
    public func backup(to path: String) throws {
        try settled { try DatabaseCopy(path).make(of: $0, replacing: false) }
    }

    /// A copy of one state of the whole database in memory, on which commands that write do no harm.
    func copyInMemory() throws -> DatabaseQueue {
        try settled { queue in
            let copy = try DatabaseQueue()
            try queue.backup(to: copy)
            return copy
        }
    }
}
