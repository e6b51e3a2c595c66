import ArgumentParser
import HIGRendering

extension Higkb {
    struct ExportLineages: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "lineages",
            abstract: "Write each piece of advice with its way through the editions.",
            usage: "higkb export lineages [<options>]",
            discussion: guide("higkb export lineages --topic back-button --output lineages.jsonl"))

        @OptionGroup var export: RecordExport

        func run() throws { try export.write(Report.init(lineagesOf:)) }
    }
}
