import ArgumentParser
import HIGModel

extension Higkb {
    struct Rules: QuestionCommand {
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

        var question: RulesQuestion {
            RulesQuestion(
                topic: topic, mentions: mentions.areAskedFor, editions: edition, modalities: modality,
                platforms: platform, measures: measures)
        }
    }
}
