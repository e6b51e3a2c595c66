import Foundation
import GRDB
import HIGModel
import HIGText

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
                next: "try again when it is done" + (holder == nil ? "; this names it: lsof \(path.shellWord)" : ""))
        case .SQLITE_FULL:
            self.init(.inputOutput, "no space left for the database", at: path, next: "free some space and try again")
        case .SQLITE_READONLY where error.extendedResultCode == .SQLITE_READONLY_ROLLBACK:
            // Its journal stands beside it, to be played back by whoever writes next.
            self.init(
                .badData, "an ingest that was cut off left the database half written", at: path,
                next: "run it again: higkb ingest FOLDER --db \(path.shellWord)")
        case .SQLITE_READONLY, .SQLITE_PERM, .SQLITE_AUTH:
            self.init(
                .inputOutput, "the database can't be written", at: path,
                next: "check the permissions of the file and of its folder")
        case .SQLITE_CANTOPEN:
            self.init(
                .inputOutput, "the database can't be opened", at: path,
                next: "check the permissions of the file and of its folder, and the limit on open files: ulimit -n")
        case .SQLITE_IOERR, .SQLITE_NOLFS, .SQLITE_NOMEM:
            self.init(
                .inputOutput, "reading or writing the database failed: \(reason)", at: path,
                next: "check the disk, and the limit on the size of files: ulimit -f")
        default:
            self.init(
                .defect, reason, at: error.sql.map(Problem.oneLine) ?? path,
                next: error.isWrongSQL ? nil : Problem.damageHint(at: path))
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
    var isDamage: Bool {
        switch resultCode {
        case .SQLITE_CORRUPT, .SQLITE_NOTADB, .SQLITE_TOOBIG: true
        // A file that is shorter than it says.
        case .SQLITE_IOERR: extendedResultCode == .SQLITE_IOERR_SHORT_READ
        // Tables that aren't there, columns that hold no JSON: all but SQL that is wrong on any database.
        case .SQLITE_ERROR: !isWrongSQL
        default: false
        }
    }

    /// Whether the SQL is to blame, which is the program's own; the messages have no codes.
    fileprivate var isWrongSQL: Bool {
        let signs = [
            "syntax error", "incomplete input", "unrecognized token", "no such function", "wrong number of arguments",
            "ambiguous column name", "misuse of ",
        ]
        return resultCode == .SQLITE_ERROR && signs.contains { message?.contains($0) ?? false }
    }
}
