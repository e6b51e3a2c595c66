import ArgumentParser
import HIGRendering

extension Higkb {
    struct ExportRules: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "rules",
            abstract: "Write the catalog of rules.",
            usage: "higkb export rules [<options>]",
            discussion: guide("higkb export rules --edition 2011 --output rules.jsonl"))

        @Option(help: "An edition, such as ios-2011, 2011, current; repeatable.")
        var edition: [String] = []

        @Option(help: "Only rules on this topic.")
        var topic: String?

        @OptionGroup var target: ExportTarget
        @OptionGroup var database: DatabaseOptions
        @OptionGroup var output: OutputOptions<ExportMenu>

        func run() throws {
            let rules = try database.open().rules(topic: topic, editions: edition, modality: nil)
            try output.write(Report(rules), to: target.output)
        }
    }
}
