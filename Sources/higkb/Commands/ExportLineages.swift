import ArgumentParser
import HIGRendering

extension Higkb {
    struct ExportLineages: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "lineages",
            abstract: "Write each piece of advice with its way through the editions.",
            usage: "higkb export lineages [<options>]",
            discussion: guide("higkb export lineages --topic back-button --output lineages.jsonl"))

        @OptionGroup var view: ViewOptions
        @OptionGroup var target: ExportTarget
        @OptionGroup var database: DatabaseOptions
        @OptionGroup var output: OutputOptions<ExportMenu>

        func validate() throws { try target.check(output.name, isFolder: output.name == .datapackage) }

        func run() throws {
            try database.withCatalog(view) { try output.export(Report(lineagesOf: $0), to: target) }
        }
    }
}
