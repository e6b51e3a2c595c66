import ArgumentParser
import HIGModel
import HIGRendering

extension Higkb {
    struct Rules: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "rules", _superCommandName: "higkb",
            abstract: "Print the rules on a topic.",
            usage: "higkb rules [<topic>] [<options>]",
            discussion: guide(
                "higkb rules back-button --edition 2011", "higkb rules toolbar --modality must", no: "no such rules"))

        @Argument(help: "A topic; all topics when left out.")
        var topic: String?

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

        func run() throws {
            let base = try database.open()
            let rules = try base.rules(
                topic: topic, editions: edition, modalities: modality, platforms: platform, withMeasures: measures)
            try output.write(Report(rules))
            if rules.isEmpty { throw nothing(on: try topic.flatMap(base.topic(named:))) }
        }

        /// Says what was looked for, as an alias may have been read as another topic than was meant.
        private func nothing(on topic: Topic?) -> Problem {
            let isNarrowed = measures || !(edition.isEmpty && modality.isEmpty && platform.isEmpty)
            let subject = topic.map { " on \($0.slug)" } ?? ""
            return Problem(
                .nothingFound, (isNarrowed ? "no such rules" : "no rules") + subject,
                next: "see which there are: higkb topics, higkb editions; or look for words: higkb search WORDS")
        }
    }
}

extension Modality: ExpressibleByArgument {}
