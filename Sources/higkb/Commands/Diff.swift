import ArgumentParser
import HIGText

extension Higkb {
    struct Diff: QuestionCommand {
        static let configuration = CommandConfiguration(
            commandName: "diff", _superCommandName: "higkb",
            abstract: "Show how rules changed from one edition to another.",
            usage: usage,
            discussion: guide(
                "higkb diff back-button 2010 2014", "higkb diff 2011 2014 --format side-by-side",
                "higkb diff 2010 2011 --only stronger,weaker", "higkb diff 2011 2014 --only measures",
                "higkb diff 2011 2014 --stat", "higkb diff toolbar 2011 2014 --near",
                no: "something changed, with --exit-code"))

        static let usage = "higkb diff [<topic>] <old> <new> [<options>]"

        @Argument(help: "A topic, which may be left out, and two editions.")
        var names: [String] = []

        @Flag(help: "End with exit code 1 when something changed.")
        var exitCode = false

        @OptionGroup var misplaced: MisplacedTopic
        @OptionGroup var selection: ChangeSelection
        @OptionGroup var database: DatabaseOptions
        @OptionGroup var output: OutputOptions<DiffMenu>

        func validate() throws {
            try misplaced.check { (["higkb diff", $0] + names.map(\.abridged.shellWord)).joined(separator: " ") }
            guard DiffQuestion.admits(names) else {
                throw ValidationError("diff takes two editions, or a topic and two editions")
            }
            try selection.mentions.check(topic: question.topic)
        }

        var question: DiffQuestion { DiffQuestion(names, view: selection.view, exitCode: exitCode) }
    }
}
