import ArgumentParser
import CAllocator

/// The root command: what one sees who types `higkb`.
@main
struct Higkb: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "higkb",
        abstract: "Design guidelines as rules, followed across their editions.",
        discussion: """
            Start with the documents, then ask:
              higkb ingest seeds
              higkb diff back-button 2010 2014
            """,
        version: "0.1.0",
        groupedSubcommands: [
            CommandGroup(
                name: "Ask",
                subcommands: [Rules.self, Show.self, Diff.self, Whatsnew.self, History.self, Search.self, Topics.self]),
            CommandGroup(
                name: "Keep", subcommands: [Ingest.self, Forget.self, Editions.self, Check.self, Backup.self]),
            CommandGroup(name: "Decide", subcommands: [Link.self, Unlink.self, Pins.self]),
            CommandGroup(name: "Share", subcommands: [Export.self, Schema.self]),
        ])

    /// Parses, runs, and turns whatever went wrong into one message and an exit code.
    static func main() {
        System.ignoreSignalsOfWrites()
        allocate_in_large_steps()
        do {
            let arguments = ExcludedWords.marked(CommandLine.arguments.dropFirst())[...]
            if let plain = PlainQuestion(arguments) {
                try plain.answer()
            } else {
                var command = try question(arguments) ?? anyCommand(arguments)
                try command.run()
            }
        } catch {
            var ending = Ending(of: error, nextStep: NextStep(after: CommandLine.arguments.dropFirst()))
            do { try StandardStream.output.tell(ending.output) } catch { ending = Ending(of: error) }
            StandardStream.error.write(ending.message)
            System.exit(ending.status.rawValue)
        }
    }

    private static func anyCommand(_ arguments: ArraySlice<String>) throws -> any ParsableCommand {
        try CommandPath(arguments).checkNames()
        return try parseAsRoot(Array(arguments))
    }

    private static let questions: [any ParsableCommand.Type] = [
        Rules.self, Show.self, Diff.self, Whatsnew.self, History.self, Search.self, Topics.self, Editions.self,
    ]

    /// The question that the arguments ask, parsed alone: reading them with the tree of all commands takes as long as
    /// answering. (A command that knows its `_superCommandName` is not searched for requests of completion scripts.)
    ///
    /// - Returns: `nil` for whatever else the arguments are: other commands, help, mistakes. The whole tree has the
    ///   words for those.
    private static func question(_ arguments: ArraySlice<String>) -> (any ParsableCommand)? {
        guard let name = arguments.first,
            let question = questions.first(where: { $0.configuration.commandName == name }),
            !arguments.contains(where: { ["-h", "--help", "--version"].contains($0) })
        else { return nil }
        do {
            return try question.parseAsRoot(Array(arguments.dropFirst()))
        } catch {
            return nil
        }
    }
}
