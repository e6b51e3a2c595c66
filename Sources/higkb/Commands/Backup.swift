import ArgumentParser
import HIGModel
import KnowledgeBase

extension Higkb {
    struct Backup: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "backup",
            abstract: "Copy the database to a new file, also while documents are read into it.",
            usage: "higkb backup <path> [<options>]",
            discussion: guide("higkb backup hig-copy.sqlite"))

        @Argument(help: "The new file.")
        var path: String

        @OptionGroup var database: DatabaseOptions

        func run() throws {
            guard path != "-" else {
                throw Problem(
                    .usage, "a backup is a file, and - stands for standard output",
                    next: "name the file, such as: higkb backup hig-copy.sqlite")
            }
            Interruption.watch()
            Interruption.deferEnd()
            do {
                try database.open().backup(to: path) { Interruption.isAsked }
            } catch {
                // SQLite ends with an error of its own when it is stopped; the interruption is the reason.
                try Interruption.checkWriting()
                throw error
            }
        }
    }
}
