import ArgumentParser
import HIGModel
import HIGRendering
import KnowledgeBase

extension Higkb {
    struct Forget: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "forget",
            abstract: "Remove an edition or a source from the database.",
            usage: "higkb forget <name> [<options>]",
            discussion: guide("higkb forget ios-2011", "higkb forget ios-2011-chunk-108.md"))

        @Argument(help: "An edition, or a source's file.")
        var name: String

        @OptionGroup var database: DatabaseOptions
        @OptionGroup var output: OutputOptions<SummaryMenu>

        func run() throws {
            let summary = try Interruption.duringChange { asking in
                try database.open(.changing).forget(name, progress: asking)
            }
            Remarks.warn(summary.warnings)
            try output.write(Report(summary), ofStored: "it is forgotten")
        }
    }
}
