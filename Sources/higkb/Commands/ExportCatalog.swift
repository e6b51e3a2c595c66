import ArgumentParser
import HIGRendering

extension Higkb {
    struct ExportCatalog: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "catalog",
            abstract: "Write editions, topics, rules, links and lineages, all in one.",
            usage: "higkb export catalog [<options>]",
            discussion: guide("higkb export catalog --output catalog.jsonl"))

        @OptionGroup var view: ViewOptions
        @OptionGroup var target: ExportTarget
        @OptionGroup var database: DatabaseOptions
        @OptionGroup var output: OutputOptions<CatalogMenu>

        func validate() throws {
            try target.check(output.name, isFolder: [.csv, .markdown, .docset].contains(output.name))
        }

        func run() throws {
            try database.withCatalog(view, for: target) { try output.export($0, to: target) }
        }
    }
}
