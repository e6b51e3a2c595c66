import ArgumentParser
import HIGModel
import HIGRendering
import KnowledgeBase

extension Higkb {
    struct Topics: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "topics", _superCommandName: "higkb",
            abstract: "List the topics and how many rules each edition has on them.",
            usage: "higkb topics [<options>]",
            discussion: guide("higkb topics", "higkb topics --format csv", no: "no topics held"))

        @OptionGroup var surplus: SurplusName
        @OptionGroup var database: DatabaseOptions
        @OptionGroup var output: OutputOptions<ListMenu>

        func validate() throws { try surplus.check(of: "topics") { "higkb rules \($0) shows what is said on one" } }

        func run() throws {
            let topics = try database.open().topics()
            try output.write(Report(topics))
            guard topics.isEmpty else { return }
            throw Problem(.nothingFound, "no topics held", next: "read documents: higkb ingest FOLDER")
        }
    }
}
