import ArgumentParser
import HIGModel
import KnowledgeBase

/// Which database to use.
struct DatabaseOptions: ParsableArguments {
    @Option(help: "The database; else $HIGKB_DB, else a file in your data folder.")
    var db: String?

    var place: DatabasePlace { get throws { try DatabasePlace(option: db, variable: System.variable) } }

    /// Opens the database; see `DatabasePlace`.
    func open(_ access: KnowledgeBase.Access = .reading) throws -> KnowledgeBase { try place.open(access) }

    /// What is wrong with the database.
    func check() throws -> [Finding] { try KnowledgeBase.check(path: try place.path) }
}
