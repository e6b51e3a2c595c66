import ArgumentParser
import HIGRendering

extension Higkb {
    struct ExportRules: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "rules",
            abstract: "Write the rules.",
            usage: "higkb export rules [<options>]",
            discussion: guide("higkb export rules --edition 2011 --output rules.jsonl"))

        @OptionGroup var export: RecordExport

        func run() throws { try export.write(Report.init(rulesOf:)) }
    }
}
