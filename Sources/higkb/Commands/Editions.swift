import ArgumentParser
import HIGRendering

extension Higkb {
    struct Editions: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "editions", _superCommandName: "higkb",
            abstract: "List the editions held, and how much of each.",
            usage: "higkb editions [<options>]",
            discussion: guide("higkb editions"))

        @OptionGroup var database: DatabaseOptions
        @OptionGroup var output: OutputOptions<ListMenu>

        func run() throws {
            try output.write(Report(try database.open().editions()))
        }
    }
}
