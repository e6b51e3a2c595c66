import Foundation
import GRDB
import HIGModel

extension Problem {
    /// Runs `body` and turns what SQLite throws into a `Problem`; other errors pass.
    /// - Parameter path: the database, for the message.
    static func translatingErrors<T>(at path: String, _ body: () throws -> T) throws -> T {
        do {
            return try body()
        } catch let error as DatabaseError {
            throw Problem(error, at: path)
        }
    }

    /// What an error of SQLite means to the person at the keyboard.
    init(_ error: DatabaseError, at path: String) {
        let reason = error.reason
        guard !error.isDamage else {
            self.init(damageFoundBy: error, at: path)
            return
        }
        switch error.resultCode {
        case .SQLITE_BUSY, .SQLITE_LOCKED:
            let holder = LockHolder(of: DatabaseFile(path))
            self.init(
                .inputOutput, "\(holder?.description ?? "another process") is writing to the database", at: path,
                next: "try again when it is done" + (holder == nil ? "; this names it: lsof '\(path)'" : ""))
        case .SQLITE_FULL:
            self.init(.inputOutput, "no space left for the database", at: path, next: "free some space and try again")
        case .SQLITE_READONLY, .SQLITE_PERM, .SQLITE_AUTH:
            self.init(
                .inputOutput, "the database can't be written", at: path,
                next: "check the permissions of the file and of its folder")
        case .SQLITE_CANTOPEN:
            self.init(
                .inputOutput, "the database can't be opened", at: path,
                next: "check the permissions of the file and of its folder")
        case .SQLITE_IOERR, .SQLITE_NOLFS, .SQLITE_NOMEM:
            self.init(
                .inputOutput, "reading or writing the database failed: \(reason)", at: path,
                next: "check the disk, and the limit on the size of files: ulimit -f")
        default:
            self.init(
                .defect, reason, at: error.sql.map(Problem.oneLine) ?? path, next: Problem.damageHint(at: path))
        }
    }

    init(damageFoundBy error: DatabaseError, at path: String) {
        self.init(.badData, "the database is damaged: \(error.reason)", at: path, next: Problem.damageHint(at: path))
    }

    /// What to do about a database that can't be read.
    static func damageHint(at path: String) -> String { "see what is damaged: higkb check --db \(path.shellWord)" }

    private static func oneLine(_ sql: String) -> String {
        sql.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}

extension DatabaseError {
    /// The message; where SQLite has none, as of a copy that failed, what the code means.
    fileprivate var reason: String {
        guard let message, message != "not an error" else {
            return DatabaseError(resultCode: resultCode).message ?? "\(resultCode)"
        }
        return message
    }

    /// Whether the file is to blame: no query of a sound database gives these.
    fileprivate var isDamage: Bool {
        switch resultCode {
        case .SQLITE_CORRUPT, .SQLITE_NOTADB, .SQLITE_TOOBIG: true
        // A file that is shorter than it says.
        case .SQLITE_IOERR: extendedResultCode == .SQLITE_IOERR_SHORT_READ
        // The program's own SQL is the same on every database; what it finds missing, or not to be JSON, is the file's. Else
        // the SQL is wrong.
        case .SQLITE_ERROR: DatabaseError.signsOfDamage.contains { message?.hasPrefix($0) ?? false }
        default: false
        }
    }

    /// The beginnings of SQLite's messages that have no code of their own.
    private static let signsOfDamage = [
        "no such table", "no such column", "malformed JSON", "vtable constructor failed",
    ]
}
