import ArgumentParser

extension Higkb {
    struct History: QuestionCommand {
        static let configuration = CommandConfiguration(
            commandName: "history", _superCommandName: "higkb",
            abstract: "Follow a topic's advice, or one rule, through the editions.",
            usage: "higkb history <name> [<options>]",
            discussion: guide(
                "higkb history back-button", "higkb history toolbar --since 2011",
                "higkb history undo --mentions", no: "no rule or record on it"))

        @Argument(
            help: "A topic, a rule's id or the end of one, a lineage's id; or an edition's id, for its own change log.")
        var name: [String] = []

        @Option(help: "Only this edition, or editions of this date, and later ones.")
        var since: [String] = []

        @Option(help: "Only editions of this series, such as ios or mac.")
        var series: [String] = []

        @OptionGroup var misplaced: MisplacedTopic
        @OptionGroup var mentions: MentionsOption

        @Flag(help: "Show the likeliest counterpart that was refused, for what is told as removed or first.")
        var near = false

        @OptionGroup var database: DatabaseOptions
        @OptionGroup var output: OutputOptions<ListMenu>

        func validate() throws {
            try checkOnce("since", since)
            try checkOnce("series", series)
            try misplaced.check { "higkb history \($0)" }
            guard !name.isEmpty else { throw ValidationError("history needs a topic, a rule or an edition") }
        }

        var question: HistoryQuestion {
            HistoryQuestion(
                name: name.joined(separator: " "), since: since.first, series: series.first,
                mentions: mentions.areAskedFor,
                near: near)
        }
    }
}
