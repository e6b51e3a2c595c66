import ArgumentParser

/// Which changes of a comparison are shown, and whether they are listed or counted.
struct ChangeSelection: ParsableArguments {
    @Option(
        help: """
            Only such changes: removed, stronger, moved, measures, …, joined by commas; reversed takes in what perhaps is.
            """)
    var only: [String] = []

    @Flag(help: "Count the changes, a line a topic, the most changed first.")
    var stat = false

    @Flag(help: "Show the likeliest counterpart that was refused, for rules without one.")
    var near = false

    @OptionGroup var mentions: MentionsOption

    func validate() throws {
        if stat, near { throw ValidationError("--stat and --near exclude each other") }
    }

    var view: ChangeView {
        let only = only.isEmpty ? nil : only.joined(separator: ",")
        return ChangeView(only: only, stat: stat, near: near, mentions: mentions.areAskedFor)
    }
}
