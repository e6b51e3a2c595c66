import ArgumentParser
import HIGRendering

extension Higkb {
    struct Export: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Write rules or changes for other programs.",
            discussion: guide(
                "higkb export rules --edition 2011", "higkb export changes 2011 2014 --format csv"),
            subcommands: [ExportRules.self, ExportChanges.self])
    }

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

    struct ExportChanges: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "changes",
            abstract: "Write the changes from one edition to another.",
            usage: "higkb export changes <old> <new> [<options>]",
            discussion: guide("higkb export changes 2011 2014 --topic back-button"))

        @Argument(help: "The older edition.")
        var old: String

        @Argument(help: "The newer edition.")
        var new: String

        @Option(help: "Only rules on this topic.")
        var topic: String?

        @OptionGroup var target: ExportTarget
        @OptionGroup var database: DatabaseOptions
        @OptionGroup var output: OutputOptions<ExportMenu>

        func run() throws {
            let comparison = try database.open().diff(topic: topic, from: old, to: new)
            try output.write(Report(changesOf: comparison), to: target.output)
        }
    }
}

/// Where an export goes.
struct ExportTarget: ParsableArguments {
    @Option(help: "A file to write in place of standard output.")
    var output: String?
}
