import ArgumentParser
import HIGModel
import HIGRendering

extension Higkb {
    struct Search: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "search", _superCommandName: "higkb",
            abstract: "Find rules by their words.",
            usage: "higkb search <query> ... [<options>]",
            discussion: guide(
                "higkb search multi-segment back button", "higkb search hit target --edition 2011",
                no: "no rule answers"))

        @Argument(help: "Words; after -- they may begin with a hyphen.")
        var query: [String]

        @Option(help: "An edition, such as ios-2011, 2011, current; repeatable.")
        var edition: [String] = []

        @Option(help: "Only rules on this topic.")
        var topic: String?

        @Option(help: "Only rules that bind this strongly.")
        var modality: Modality?

        @Flag(help: "Every edition's version, not only the newest.")
        var allEditions = false

        @Option(help: "How many hits to print, 1 or more.")
        var limit = 20

        @Option(help: "How many hits to pass over, 0 or more.")
        var offset = 0

        @OptionGroup var database: DatabaseOptions
        @OptionGroup var output: OutputOptions<ListMenu>

        func validate() throws {
            if limit < 1 { throw ValidationError("--limit must be 1 or more") }
            if offset < 0 { throw ValidationError("--offset must be 0 or more") }
        }

        func run() throws {
            let hits = try database.open().search(question)
            try output.write(Report(hits))
            guard hits.isEmpty else { return }
            throw Problem(
                .nothingFound, "no rule answers “\(question.text.abridged)”",
                next: "try fewer or other words, or higkb topics")
        }

        private var question: SearchQuery {
            SearchQuery(
                text: query.joined(separator: " "), editions: edition, topic: topic, modality: modality,
                allEditions: allEditions, limit: limit, offset: offset)
        }
    }
}
