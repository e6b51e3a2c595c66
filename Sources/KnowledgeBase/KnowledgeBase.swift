import HIGModel
import HIGStore

/// The one door to everything the program can do: ingest, diff, history, search, export, check.
///
/// ```swift
/// let base = try KnowledgeBase(path: "hig.sqlite", access: .writing)
/// _ = try base.ingest(IngestRequest(paths: ["seeds"]))
/// let comparison = try base.diff(topic: "back-button", from: "2010", to: "2014")
/// ```
public struct KnowledgeBase: Sendable {
    /// What a caller means to do with the database.
    public enum Access: Sendable {
        /// Never changes the file; the database must exist.
        case reading
        /// Creates and migrates the database where needed.
        case writing
    }

    let store: Store

    /// - Parameter path: the database file.
    /// - Throws: `Problem` when the file is missing (reading), not a higkb database, or newer than the program.
    public init(path: String, access: Access) throws {
        store =
            switch access {
            case .reading: try Store.openForReading(path)
            case .writing: try Store.openForWriting(path)
            }
    }
}
