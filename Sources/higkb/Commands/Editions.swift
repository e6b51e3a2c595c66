import ArgumentParser
import HIGModel
import HIGRendering
import KnowledgeBase

extension Higkb {
    struct Editions: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "editions", _superCommandName: "higkb",
            abstract: "List the editions held, and how much of each.",
            usage: "higkb editions [<options>]",
            discussion: guide("higkb editions", no: "no editions held"))

        @OptionGroup var surplus: SurplusName
        @OptionGroup var database: DatabaseOptions
        @OptionGroup var output: OutputOptions<ListMenu>

        func validate() throws {
            try surplus.check(of: "editions") { "higkb rules --edition \($0) shows what one says" }
        }

        func run() throws {
            let editions = try database.open().editions()
            try output.write(Report(editions))
            guard editions.isEmpty else { return }
            throw Problem(.nothingFound, "no editions held", next: "read documents: higkb ingest FOLDER")
        }
    }
}
