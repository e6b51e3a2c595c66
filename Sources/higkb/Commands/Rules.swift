import ArgumentParser
import HIGModel
import HIGRendering
import KnowledgeBase

extension Higkb {
    struct Rules: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "rules", _superCommandName: "higkb",
            abstract: "Print the rules on a topic.",
            usage: "higkb rules [<topic>] [<options>]",
            discussion: guide(
                "higkb rules back-button --edition 2011", "higkb rules toolbar --modality must", no: "no such rules"))

        @Argument(help: ArgumentHelp("A topic; all topics when left out.", valueName: "topic"))
        var topicWords: [String] = []

        @OptionGroup var misplaced: MisplacedTopic
        @OptionGroup var mentions: MentionsOption

        @Option(help: "An edition, such as ios-2011, 2011, current; repeatable.")
        var edition: [String] = []

        @Option(help: "Only rules that bind this strongly; repeatable.")
        var modality: [Modality] = []

        @Option(help: "Only rules limited to this platform; ios takes in iphone and ipad; repeatable.")
        var platform: [String] = []

        @Flag(help: "Only rules that set numbers with units, such as 44 points.")
        var measures = false

        @OptionGroup var database: DatabaseOptions
        @OptionGroup var output: OutputOptions<ListMenu>

        var topic: String? { topicWords.nameOfWords }

        func validate() throws {
            try misplaced.check { "higkb rules \($0)" }
            try mentions.check(topic: topic)
        }

        func run() throws {
            let base = try database.open()
            let rules = try rules(of: base, withMentions: mentions.areAskedFor)
            try output.write(Report(rules))
            if rules.isEmpty {
                let isToldOfOthers = topic != nil && !mentions.areAskedFor
                let others = isToldOfOthers ? try Mentions(rules: self.rules(of: base, withMentions: true).count) : nil
                throw nothing(on: try topic.flatMap(base.topic(named:)), others: others)
            }
        }

        private func rules(of base: KnowledgeBase, withMentions: Bool) throws -> [Rule] {
            try base.rules(
                topic: topic, withMentions: withMentions, editions: edition, modalities: modality, platforms: platform,
                withMeasures: measures)
        }

        /// Says what was looked for, as an alias may have been read as another topic than was meant.
        ///
        /// - Parameter others: the rules on other topics that speak of it.
        private func nothing(on topic: Topic?, others: Mentions?) -> Problem {
            let isNarrowed = measures || !(edition.isEmpty && modality.isEmpty && platform.isEmpty)
            let subject = topic.map { " on \($0.slug)" } ?? ""
            return Problem(
                .nothingFound, (isNarrowed ? "no such rules" : "no rules") + subject,
                next: others?.note()
                    ?? "see which there are: higkb topics, higkb editions; or look for words: higkb search WORDS")
        }
    }
}
