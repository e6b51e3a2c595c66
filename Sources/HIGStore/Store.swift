import CSQLite
import Foundation
import GRDB
import HIGModel
import HIGText

/// The knowledge base's file: everything known about the guidelines, in one SQLite database.
///
/// ```swift
/// let store = try Store.openForReading("hig.sqlite")
/// let (editions, rules) = try store.read { reader in
///     (try reader.editions(), try reader.rules(matching: RuleFilter(topics: ["back-button"])))
/// }
/// ```
public final class Store: Sendable {
    /// The copy that was made before the database was brought to a new schema; `nil` when there was no need.
    public let formerState: FormerState?
    let file: DatabaseFile
    private let queue: DatabaseQueue
    /// Present when the file was opened as immutable: its state at that moment.
    private let stamp: DatabaseFile.Stamp?
    /// Whether the file was made when it was opened.
    private let isNew: Bool

    private init(
        file: DatabaseFile, queue: DatabaseQueue, stamp: DatabaseFile.Stamp?, isNew: Bool = false,
        formerState: FormerState? = nil
    ) {
        self.file = file
        self.queue = queue
        self.stamp = stamp
        self.isNew = isNew
        self.formerState = formerState
    }

    /// The file, as the caller named it.
    public var path: String { file.path }

    /// Closes the file; of a store opened for writing, this also folds a log into it.
    ///
    /// Letting go of the store does the same, but can't report an error.
    public func close() throws {
        try Problem.translatingErrors(at: file.path) { try queue.close() }
    }
}

// MARK: - Opening

extension Store {
    /// Opens an existing database, never changing it or the folder it is in.
    /// - Throws: `Problem`: `.inputMissing` when there is no such file; `.badData` when it isn't a knowledge base, is
    ///   damaged, or is of another schema; `.inputOutput` when it can't be read.
    public static func openForReading(_ path: String) throws -> Store {
        try openForReading(path, migrator: .current)
    }

    static func openForReading(_ path: String, migrator: Migrator) throws -> Store {
        try Problem.translatingErrors(at: path) { try openForReading(DatabaseFile(path), migrator: migrator) }
    }

    /// As above, with SQLite's own errors.
    static func openForReading(_ file: DatabaseFile, migrator: Migrator) throws -> Store {
        let path = file.path
        let found: Int
        // Before anything is read: a log that vanishes and a migration change the file, and so the stamp.
        let stamp = file.stamp()
        switch try file.content() {
        case .missing: throw missing(at: path)
        case .empty: throw empty(at: path)
        case .foreign(let nature):
            throw foreign(nature, at: path)
        case .knowledgeBase(let schema): found = schema
        }
        let isQuiet = !file.hasLog
        let queue = try reading(file, immutable: isQuiet)
        // Of a file without a log, its header tells.
        let schema = isQuiet ? found : try queue.read { try Migrator.schema(of: $0) }
        try migrator.refuseOther(schema: schema, at: path)
        return Store(file: file, queue: queue, stamp: isQuiet ? stamp : nil)
    }

    /// Opens a database for reading and writing; creates it, the folders above it, and the schema where needed.
    /// - Throws: `Problem`: `.badData` when the file isn't a knowledge base or is of a newer schema, in which cases it
    ///   stays as it is to the byte; `.inputOutput` when it can't be written.
    /// - Parameter afterMigrating: brings what the database holds up to date with the program, in the transaction that
    ///   migrates it; not run for a new database.
    public static func openForWriting(
        _ path: String, afterMigrating: (StoreWriter) throws -> Void = { _ in }
    ) throws -> Store {
        try openForWriting(path, migrator: .current, afterMigrating: afterMigrating)
    }

    /// As above, but a database that is missing or empty is refused as it is for reading.
    public static func openForChanging(
        _ path: String, afterMigrating: (StoreWriter) throws -> Void = { _ in }
    ) throws -> Store {
        try openForWriting(path, migrator: .current, creating: false, afterMigrating: afterMigrating)
    }

    static func openForWriting(
        _ path: String, migrator: Migrator, creating: Bool = true,
        afterMigrating: (StoreWriter) throws -> Void = { _ in }
    ) throws -> Store {
        let file = DatabaseFile(path)
        var isNew = false
        switch try file.content() {
        case .missing:
            guard creating else { throw missing(at: path) }
            isNew = true
            try createFolder(of: file)
        case .empty:
            // What SQLite itself calls a new database, and what mktemp makes.
            guard creating else { throw empty(at: path) }
        case .foreign(let nature):
            throw foreign(nature, at: path)
        case .knowledgeBase(let schema):
            try migrator.refuseNewer(schema: schema, at: path)
        }
        return try Problem.translatingErrors(at: path) {
            do {
                return try openForWriting(file, migrator: migrator, isNew: isNew, afterMigrating: afterMigrating)
            } catch let error as DatabaseError
                where isNew && ![.SQLITE_BUSY, .SQLITE_LOCKED].contains(error.resultCode)
            {
                try file.removeIfEmpty(after: Problem(error, at: path))
                throw error
            }
        }
    }

    /// As above, with SQLite's own errors.
    private static func openForWriting(
        _ file: DatabaseFile, migrator: Migrator, isNew: Bool, afterMigrating: (StoreWriter) throws -> Void
    ) throws -> Store {
        let queue = try DatabaseQueue(path: file.uri(immutable: false), configuration: writing)
        let formerState = try migrator.migrate(queue, file: file, afterMigrating: afterMigrating)
        // A log would write the first run of a new database twice, and there is no old state to read meanwhile.
        // Not within the migration: SQLite can't change the journal in a transaction.
        if try !isNew && queue.read({ try String.fetchOne($0, sql: "PRAGMA journal_mode") }) != "wal" {
            // Changing the journal does not wait for another process that writes; beginning to write does.
            try queue.write { _ in }
            try keepLog(queue)
        }
        return Store(file: file, queue: queue, stamp: nil, isNew: isNew, formerState: formerState)
    }

    /// Has SQLite write to a log, so that readers see the old state while the new one is written.
    private static func keepLog(_ queue: DatabaseQueue) throws {
        _ = try queue.writeWithoutTransaction { try String.fetchOne($0, sql: "PRAGMA journal_mode = WAL") }
    }

    /// Once for the process. Where another part of it has opened a connection before, SQLite refuses, and goes on counting
    /// its memory at the price of a lock for each allocation.
    private static let memoryIsUncounted: Void = { _ = sqlite3_config_without_memory_counts() }()

    /// How a connection that writes behaves; GRDB turns foreign keys on by itself.
    private static var writing: Configuration {
        memoryIsUncounted
        var configuration = Configuration()
        // A second writer waits for the first one's commit so long, then says who holds the lock.
        configuration.busyMode = .timeout(5)
        configuration.prepareDatabase { database in
            // In bytes, for a new file: half as many pages to write and to look up as with SQLite's own 4,096.
            try database.execute(sql: "PRAGMA page_size = 8192")
            // A run is one commit, so that waiting for the disk once costs little; with NORMAL, a power cut could
            // take back a run that was reported as done.
            try database.execute(sql: "PRAGMA synchronous = FULL")
            // In KiB. A run that outgrows the cache writes its pages out before they are full, and again after.
            try database.execute(sql: "PRAGMA cache_size = -65536")
            try database.addMatchedPlaces()
        }
        return configuration
    }

    /// A connection that can't write.
    ///
    /// Even a read-only connection to a database in WAL mode creates the log and its shared memory, leaves them behind,
    /// and fails in a folder that it may not write to. While nobody writes there is no log, and the file can be read
    /// as immutable: without locks, without a trace, and quicker. `read` makes up for the missing locks.
    private static func reading(_ file: DatabaseFile, immutable: Bool) throws -> DatabaseQueue {
        var configuration = Configuration()
        configuration.readonly = true
        configuration.foreignKeysEnabled = false
        configuration.busyMode = .timeout(1)
        configuration.prepareDatabase { database in
            database.withoutAuthorizer()
            try database.addMatchedPlaces()
        }
        return try DatabaseQueue(path: file.uri(immutable: immutable), configuration: configuration)
    }

    private static func missing(at path: String) -> Problem {
        Problem(
            .inputMissing, "no knowledge base at \(path)", next: "make one: higkb ingest FOLDER --db \(path.shellWord)")
    }

    private static func empty(at path: String) -> Problem {
        Problem(
            .badData, "\(path) is empty, not a knowledge base",
            next: "fill it: higkb ingest FOLDER --db \(path.shellWord)")
    }

    private static func foreign(_ nature: String, at path: String) -> Problem {
        Problem(.badData, "\(path) is \(nature), not a knowledge base", next: "name another file with --db")
    }

    private static func createFolder(of file: DatabaseFile) throws {
        let folder = URL(fileURLWithPath: file.realPath).deletingLastPathComponent()
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw Problem(
                .inputOutput, "cannot create the folder \(folder.path): \(error.reason)", at: file.path,
                next: "name another file with --db")
        }
    }
}

// MARK: - Using

extension Store {
    /// Reads one state of the database.
    /// - Parameter body: all that belongs together, so that a writer that comes by can't mix two states. It runs a
    ///   second time when the file changed under an immutable connection; let it do nothing but read.
    public func read<T>(_ body: (StoreReader) throws -> T) throws -> T {
        try Problem.translatingErrors(at: file.path) {
            try settled { queue in try queue.read { try body(StoreReader($0)) } }
        }
    }

    /// Runs `body` on a connection; once more, on one with locks, when the file changed under an immutable one.
    func settled<T>(_ body: (DatabaseQueue) throws -> T) throws -> T {
        guard let stamp else { return try body(queue) }
        let answer = Result { try body(queue) }
        let newStamp = file.stamp()
        if newStamp == stamp { return try answer.get() }
        guard newStamp != nil else { throw Store.missing(at: file.path) }
        let locked = try Store.reading(file, immutable: false)
        // Whoever changed it may have been another release.
        let schema = try locked.read { try Migrator.schema(of: $0) }
        try Migrator.current.refuseOther(schema: schema, at: file.path)
        return try body(locked)
    }

    /// Reads one state of the database for a body that hands on what it reads, and so runs once.
    /// - Throws: `Problem` of kind `.inputOutput` when the file changed meanwhile: what was handed on may be of two states.
    public func readOnce<T>(_ body: (StoreReader) throws -> T) throws -> T {
        try Problem.translatingErrors(at: file.path) {
            let answer = Result { try queue.read { try body(StoreReader($0)) } }
            guard let stamp, file.stamp() != stamp else { return try answer.get() }
            throw Problem(
                .inputOutput, "the database changed while it was read", at: file.path, next: "run the command again")
        }
    }

    /// Changes the database in one transaction: all of `body` or, when it throws, nothing.
    /// - Throws: what `body` throws; `Problem` of kind `.inputOutput` when another process writes for longer than five
    ///   seconds, when the file was removed or replaced meanwhile, or when the disk is full.
    public func write<T>(_ body: (StoreWriter) throws -> T) throws -> T {
        try Problem.translatingErrors(at: file.path) {
            var logs: OpenLogs?
            do {
                // GRDB begins a write with BEGIN IMMEDIATE: the lock is taken, or refused, before any work is done.
                let answer = try queue.write { database in
                    try database.refuseMoved()
                    logs = OpenLogs(of: file)
                    let changes = database.totalChangesCount
                    let writer = StoreWriter(database)
                    let answer = try body(writer)
                    // What ranks a rule in a search depends on all others; a run that changed nothing leaves it as it is.
                    if database.totalChangesCount != changes { try writer.index.settle() }
                    try database.refuseMoved()
                    return answer
                }
                try queue.inDatabase { try $0.refuseMoved() }
                if isNew { try keepLogFromNow() }
                return answer
            } catch let error as MovedDatabase {
                let problem = error.problem(at: file.path)
                do { try logs?.remove(queue) } catch { throw problem.leaving("its log stays: \(error.reason)") }
                throw problem
            } catch let error as DatabaseError where error.extendedResultCode == .SQLITE_READONLY_DBMOVED {
                throw MovedDatabase().problem(at: file.path)
            } catch let error as DatabaseError where error.resultCode == .SQLITE_CONSTRAINT {
                // What is in the way may be ours, or rows that a damaged file holds.
                guard try isDamaged() else { throw error }
                throw Problem(damageFoundBy: error, at: file.path)
            }
        }
    }

    /// While somebody reads, the journal can't be changed; then the next opening does it.
    private func keepLogFromNow() throws {
        do {
            try Store.keepLog(queue)
        } catch let error as DatabaseError where error.resultCode == .SQLITE_BUSY {}
    }

    private func isDamaged() throws -> Bool {
        try queue.read { database in
            let integrity = try String.fetchOne(database, sql: "PRAGMA integrity_check(1)")
            return try integrity != "ok" || Row.fetchOne(database, sql: "PRAGMA foreign_key_check") != nil
        }
    }

    /// Removes the file again if it was made for this store and nothing was put into it; to be called when what it was
    /// made for has failed. The store is of no use afterwards.
    public func discardIfNew() throws {
        guard isNew, try read({ try $0.editions().isEmpty }) else { return }
        // What lies there then is somebody else's.
        let hasMoved = queue.inDatabase { $0.hasMoved }
        try close()
        if !hasMoved { try file.remove() }
    }
}
