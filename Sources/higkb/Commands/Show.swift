import ArgumentParser

extension Higkb {
    struct Show: QuestionCommand {
        static let configuration = CommandConfiguration(
            commandName: "show", _superCommandName: "higkb",
            abstract: "Print a rule with its source and the same advice elsewhere.",
            usage: "higkb show <rule> [<options>]",
            discussion: guide(
                "higkb show ios-2011/back-button/dont-create-multisegment-back-button",
                "higkb show multisegment-back-button --evidence", "higkb show ios-2014-chunk-093.md --passages",
                no: "no such rule or file"))

        @Argument(help: "A rule's id, the end of one, or a lineage's id; a file with --passages.")
        var rule: [String]

        @Flag(help: "Also print the lines of the source, untouched.")
        var raw = false

        @Flag(help: "Print all that was read from a file, in order.")
        var passages = false

        @Flag(help: "Also print what speaks for each link to other editions.")
        var evidence = false

        @OptionGroup var database: DatabaseOptions
        @OptionGroup var output: OutputOptions<ListMenu>

        func validate() throws {
            // The words of a name may stand apart; ids are several names.
            if rule.count > 1, !passages, rule.contains(where: { $0.contains("/") }) {
                throw ValidationError("show takes one rule at a time")
            }
            if raw, passages { throw ValidationError("--raw and --passages exclude each other") }
            if evidence, passages { throw ValidationError("--evidence and --passages exclude each other") }
        }

        var question: ShowQuestion {
            ShowQuestion(name: rule.joined(separator: " "), raw: raw, passages: passages, evidence: evidence)
        }
    }
}
