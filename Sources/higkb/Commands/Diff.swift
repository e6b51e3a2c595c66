import ArgumentParser
import HIGRendering

extension Higkb {
    struct Diff: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "diff", _superCommandName: "higkb",
            abstract: "Show how rules changed from one edition to another.",
            usage: "higkb diff [<topic>] <old> <new> [<options>]",
            discussion: guide(
                "higkb diff back-button 2010 2014", "higkb diff 2011 2014 --format side-by-side",
                no: "something changed, with --exit-code"))

        @Argument(help: "A topic, which may be left out, and two editions.")
        var names: [String]

        @Flag(help: "End with exit code 1 when something changed.")
        var exitCode = false

        @OptionGroup var database: DatabaseOptions
        @OptionGroup var output: OutputOptions<DiffMenu>

        func validate() throws {
            guard (2...3).contains(names.count) else {
                throw ValidationError("diff takes two editions, or a topic and two editions")
            }
        }

        func run() throws {
            let topic = names.count == 3 ? names[0] : nil
            let editions = Array(names.suffix(2))
            let comparison = try database.open().diff(topic: topic, from: editions[0], to: editions[1])
            try output.write(Report(comparison))
            let isChanged = comparison.changes.contains { $0.relation != .identical || $0.moved }
            if exitCode, isChanged { throw ExitCode(ExitStatus.no.rawValue) }
        }
    }
}
