import ArgumentParser
import HIGText

extension Higkb {
    struct Whatsnew: QuestionCommand {
        static let configuration = CommandConfiguration(
            commandName: "whatsnew", _superCommandName: "higkb",
            abstract: "Show what an edition changed against the one before it.",
            usage: usage,
            discussion: guide(
                "higkb whatsnew 2011", "higkb whatsnew current --series ios --stat",
                "higkb whatsnew 2014 --only not-found", no: "nothing before it"))

        static let usage = "higkb whatsnew <edition> [<topic>] [<options>]"

        @Argument(help: "An edition, such as ios-2011, 2011, latest.")
        var edition: String

        @Argument(help: ArgumentHelp("A topic; all topics when left out.", valueName: "topic"))
        var topicWords: [String] = []

        @Option(help: "The series to look back in, for an edition that continues several.")
        var series: [String] = []

        @OptionGroup var misplaced: MisplacedTopic
        @OptionGroup var selection: ChangeSelection
        @OptionGroup var database: DatabaseOptions
        @OptionGroup var output: OutputOptions<DiffMenu>

        var topic: String? { topicWords.nameOfWords }

        func validate() throws {
            try checkOnce("series", series)
            try misplaced.check { "higkb whatsnew \(edition.abridged.shellWord) \($0)" }
            try selection.mentions.check(topic: topic)
        }

        var question: WhatsnewQuestion {
            WhatsnewQuestion(
                [edition] + topicWords, series: series.first, view: selection.view,
                leavesOutNotFound: output.name.isForReading && selection.only.isEmpty && !selection.stat)
        }
    }
}
