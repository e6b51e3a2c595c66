import HIGModel
import HIGStore

/// The one door to everything the program can do: ingest, diff, history, search, export, check.
///
/// ```swift
/// let base = try KnowledgeBase(path: "hig.sqlite", access: .writing)
/// _ = try base.ingest(Intake(paths: ["seeds"]))
/// let comparison = try base.diff(topic: "back-button", from: "2010", to: "2014")
/// ```
public struct KnowledgeBase: Sendable {
    /// What a caller means to do with the database.
    public enum Access: Sendable {
        /// Never changes the file; the database must exist.
        case reading
        /// Migrates the database where needed; it must exist.
        case changing
        /// Creates and migrates the database where needed.
        case writing
    }

    let store: Store

    /// Opens a database. One of an older schema is migrated when it is opened to be changed, and what is derived from its
    /// sources made anew, in one transaction; a copy of it is left beside it.
    ///
    /// - Parameter path: the database file.
    /// - Throws: `Problem` when the file is missing (unless writing), not a higkb database, or newer than the program.
    public init(path: String, access: Access) throws {
        store =
            switch access {
            case .reading: try Store.openForReading(path)
            case .changing: try Store.openForChanging(path) { try KnowledgeBase.derive($0, at: path) }
            case .writing: try Store.openForWriting(path) { try KnowledgeBase.derive($0, at: path) }
            }
    }

    /// Makes what is derived from the sources anew, by the files of vocabulary and decisions beside the database.
    static func derive(
        _ writer: StoreWriter, at path: String, telling counter: IngestCounter = IngestCounter()
    ) throws {
        _ = try writer.takePinFile(beside: path)
        try Derivation(writer: writer, vocabulary: VocabularyFile.vocabulary(beside: path)).renew(telling: counter)
    }

    /// What was done to the database on opening it; `nil` when nothing was.
    public var note: String? {
        store.formerState.map { "brought the database up to date; as it was, it is kept in \($0.path)" }
    }

    /// Leaves the database open until the process ends, which closes it for nothing: for a program that asks one
    /// question, closing takes a thirtieth of its time.
    public func keepOpen() {
        _ = Unmanaged.passRetained(store)
    }
}
