import ArgumentParser

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
                subcommands: [Rules.self, Show.self, Diff.self, History.self, Search.self, Topics.self]),
            CommandGroup(name: "Keep", subcommands: [Ingest.self, Forget.self, Editions.self, Check.self]),
            CommandGroup(name: "Share", subcommands: [Export.self, Schema.self]),
        ])

    /// Parses, runs, and turns whatever went wrong into one message and an exit code.
    static func main() {
        System.ignoreClosedPipes()
        do {
            var command = try parseAsRoot()
            try command.run()
        } catch {
            let ending = Ending(of: error)
            System.write(ending.output, to: .output)
            System.write(ending.message, to: .error)
            System.exit(ending.status.rawValue)
        }
    }
}
