import ArgumentParser
import HIGRendering

extension Higkb {
    struct Topics: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "topics", _superCommandName: "higkb",
            abstract: "List the topics and how many rules each edition has on them.",
            usage: "higkb topics [<options>]",
            discussion: guide("higkb topics", "higkb topics --format csv"))

        @OptionGroup var database: DatabaseOptions
        @OptionGroup var output: OutputOptions<ListMenu>

        func run() throws {
            try output.write(Report(try database.open().topics()))
        }
    }
}
