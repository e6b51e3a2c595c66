import Foundation
import GRDB
import HIGModel

/// A copy of a database in a file of its own, which appears whole or not at all.
struct DatabaseCopy {
    let path: String

    init(_ path: String) { self.path = path }

    /// Pages that are copied between two questions whether to stop: half a megabyte.
    private static let pagesPerStep: CInt = 128

    /// Copies one state of a database, also while others write to it, and makes sure that the copy is sound.
    /// - Parameters:
    ///   - replacing: whether a file that is there is replaced.
    ///   - isStopped: asked often; when it says yes, the work ends with a `CancellationError` or one of SQLite's.
    ///   - isWanted: asked of the copy; when it says no, nothing is left of it.
    /// - Returns: whether the copy is there.
    /// - Throws: `Problem`: `.usage` when there is a file already; `.badData` when the database is damaged;
    ///   `.inputOutput` when the copy can't be written.
    func make(
        of queue: DatabaseQueue, replacing: Bool, until isStopped: @escaping () -> Bool = { false },
        where isWanted: (Database) throws -> Bool = { _ in true }
    ) throws -> Bool {
        try checkTarget(replacing: replacing)
        try checkFolder()
        let draft = "\(path).\(ProcessInfo.processInfo.processIdentifier).partial"
        func removeDraft() {
            for ending in [""] + DatabaseFile.sideEndings { unlink(draft + ending) }
        }
        do {
            let isWanted = try Problem.translatingErrors(at: path) {
                let copy = try DatabaseQueue(path: draft)
                let stop = StopQuestion(isStopped)
                defer { withExtendedLifetime(stop) {} }
                do {
                    try DatabaseCopy.fill(copy, from: queue, until: isStopped)
                    try DatabaseCopy.check(copy, until: stop)
                } catch let error as DatabaseError where error.isDamage {
                    // The copy has what it was made from.
                    throw Problem(error, at: queue.path)
                }
                let isWanted = try copy.read(isWanted)
                try copy.close()
                return isWanted
            }
            if isStopped() { throw CancellationError() }
            if isWanted { try moveIntoPlace(draft, replacing: replacing) } else { removeDraft() }
            return isWanted
        } catch {
            removeDraft()
            throw error
        }
    }

    /// Gives a finished copy its name.
    private func moveIntoPlace(_ draft: String, replacing: Bool) throws {
        // A second name is refused where there is a file by now, which a new name would replace.
        if !replacing {
            if link(draft, path) == 0 {
                unlink(draft)
                return
            }
            if errno == EEXIST { throw taken }
            // Not every file system has second names.
        }
        guard rename(draft, path) == 0 else { throw failure() }
    }

    private func checkTarget(replacing: Bool) throws {
        guard !path.isEmpty else {
            throw Problem(.usage, "the copy's name is empty", next: "name a new file, such as hig-copy.sqlite")
        }
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return }
        guard !isFolder.boolValue else {
            throw Problem(.usage, "this is a folder", at: path, next: "name a new file in it")
        }
        guard replacing else { throw taken }
    }

    private var taken: Problem {
        Problem(.usage, "there is a file already", at: path, next: "name another file, or remove this one")
    }

    /// Within one transaction of the source: between two steps another process may commit, and a copy would begin anew.
    private static func fill(_ copy: DatabaseQueue, from queue: DatabaseQueue, until isStopped: @escaping () -> Bool)
        throws
    {
        try queue.read { source in
            _ = try Int.fetchOne(source, sql: "PRAGMA schema_version")
            try copy.writeWithoutTransaction { target in
                try source.backup(to: target, pagesPerStep: pagesPerStep) { _ in
                    if isStopped() { throw CancellationError() }
                }
            }
        }
    }

    /// SQLite copies damaged pages as they are.
    private static func check(_ copy: DatabaseQueue, until stop: StopQuestion) throws {
        let findings = try copy.read { database in
            stop.ask(in: database)
            return try String.fetchAll(database, sql: "PRAGMA quick_check")
        }
        guard findings == ["ok"] else { throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: findings.first) }
        // Without a log beside it, the copy is one file.
        _ = try copy.writeWithoutTransaction { try String.fetchOne($0, sql: "PRAGMA journal_mode = DELETE") }
    }

    /// SQLite would only say that the file can't be opened.
    private func checkFolder() throws {
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        var isFolder: ObjCBool = false
        guard !FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder) || !isFolder.boolValue else {
            return
        }
        throw Problem(
            .inputOutput, "there is no such folder to write the copy in", at: path,
            next: "make the folder, or name a file in another one")
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
    /// - Parameter isStopped: as for `DatabaseCopy.make`.
    public func backup(to path: String, until isStopped: @escaping () -> Bool = { false }) throws {
        try Problem.translatingErrors(at: file.path) {
            try settled { queue in
                _ = try DatabaseCopy(path).make(of: queue, replacing: false, until: isStopped)
            }
        }
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
