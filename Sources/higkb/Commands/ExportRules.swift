import ArgumentParser
import HIGRendering

extension Higkb {
    struct ExportRules: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "rules",
            abstract: "Write the rules.",
            usage: "higkb export rules [<options>]",
            discussion: guide("higkb export rules --edition 2011 --output rules.jsonl"))

        @OptionGroup var view: ViewOptions
        @OptionGroup var target: ExportTarget
        @OptionGroup var database: DatabaseOptions
        @OptionGroup var output: OutputOptions<ExportMenu>

        func validate() throws { try target.check(output.name, isFolder: output.name == .datapackage) }

        func run() throws {
            try database.withCatalog(view) { try output.export(Report(rulesOf: $0), to: target) }
        }
    }
}
