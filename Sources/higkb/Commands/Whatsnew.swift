import ArgumentParser
import HIGModel
import HIGRendering
import HIGText
import KnowledgeBase

extension Higkb {
    struct Whatsnew: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "whatsnew", _superCommandName: "higkb",
            abstract: "Show what an edition changed against the one before it.",
            usage: usage,
            discussion: guide(
                "higkb whatsnew 2011", "higkb whatsnew current --series ios --stat",
                "higkb whatsnew 2014 --only not-found", no: "nothing before it"))

        private static let usage = "higkb whatsnew <edition> [<topic>] [<options>]"

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

        func run() throws {
            let place = try database.place
            let news = place.nextStep.completed(try news(in: try place.open()))
            // What is not found is no news for a reader; programs get all, as not every format of theirs has notes.
            let isCounted = output.name.isForReading && selection.only.isEmpty && !selection.stat
            let told = isCounted ? news.withoutNotFound : news
            try output.write(selection.view.report(try selection.view.applied(to: told)))
        }

        /// - Throws: where a topic stands in the edition's place, a usage `Problem` that says so.
        private func news(in base: KnowledgeBase) throws -> Comparison {
            do {
                return try base.whatsNew(
                    in: edition, series: series.first, topic: topic, withMentions: selection.mentions.areAskedFor,
                    near: selection.near)
            } catch let problem as Problem where problem.kind == .usage {
                let words = [edition] + topicWords
                let readings = [edition, words.dropLast().joined(separator: " ")]
                guard let subject = try readings.first(where: base.isTopicAlone) else { throw problem }
                throw Problem(
                    .usage, "\(subject.abridged) is a topic, which stands after the edition",
                    next: "usage: \(Whatsnew.usage)")
            }
        }
    }
}
