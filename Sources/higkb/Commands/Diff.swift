import ArgumentParser
import HIGModel
import HIGRendering

extension Higkb {
    struct Diff: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "diff", _superCommandName: "higkb",
            abstract: "Show how rules changed from one edition to another.",
            usage: "higkb diff [<topic>] <old> <new> [<options>]",
            discussion: guide(
                "higkb diff back-button 2010 2014", "higkb diff 2011 2014 --format side-by-side",
                "higkb diff 2010 2011 --only stronger,weaker", "higkb diff 2011 2014 --only measures",
                "higkb diff 2011 2014 --stat", "higkb diff toolbar 2011 2014 --near",
                no: "something changed, with --exit-code"))

        @Argument(help: "A topic, which may be left out, and two editions.")
        var names: [String]

        @Flag(help: "End with exit code 1 when something changed.")
        var exitCode = false

        @OptionGroup var selection: ChangeSelection
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
            let whole = try database.open().diff(
                topic: topic, from: editions[0], to: editions[1], near: selection.near)
            let comparison = try selection.applied(to: whole)
            try output.write(selection.report(comparison))
            if exitCode, comparison.changes.contains(where: ChangeFilter.changed.admits) {
                throw ExitCode(ExitStatus.no.rawValue)
            }
        }
    }
}
