/// A database as it was before a migration.
public struct FormerState: Equatable, Sendable {
    /// The file that holds it: `hig.sqlite.schema-1`, beside the database itself.
    public let path: String

    /// - Parameter schema: the number of the last migration that it went through.
    init(of file: DatabaseFile, schema: Int) { path = "\(file.realPath).schema-\(schema)" }
}
