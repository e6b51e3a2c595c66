import ArgumentParser
import HIGModel
import HIGRendering

extension Higkb {
    struct Show: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "show", _superCommandName: "higkb",
            abstract: "Print a rule with its source and the same advice elsewhere.",
            usage: "higkb show <rule> [<options>]",
            discussion: guide(
                "higkb show ios-2011/back-button/dont-create-multisegment-back-button", no: "no such rule"))

        @Argument(help: "A rule's id, the end of one, or a lineage's id.")
        var rule: String

        @Flag(help: "Also print the lines of the source, untouched.")
        var raw = false

        @OptionGroup var database: DatabaseOptions
        @OptionGroup var output: OutputOptions<ListMenu>

        func run() throws {
            let dossiers = try database.open().show(rule, raw: raw)
            try output.write(Report(dossiers))
            guard dossiers.isEmpty else { return }
            throw Problem(.nothingFound, "no rule is called “\(rule)”", next: "look for it: higkb search WORDS")
        }
    }
}
