import ArgumentParser
import HIGModel

extension Higkb {
    struct Search: QuestionCommand {
        static let configuration = CommandConfiguration(
            commandName: "search", _superCommandName: "higkb",
            abstract: "Find rules by their words.",
            usage: "higkb search [<query> ...] [<options>]",
            discussion: guide(
                "higkb search multi-segment back button", "higkb search hit target --edition 2011",
                "higkb search 'edition:2014 topic:toolbar must-not'", no: "no rule answers"))

        // Filters alone are a question, too.
        @Argument(
            help: """
                Words, "phrases", beginnings*, -without; edition:, series:, since:, topic:, modality:, platform: narrow \
                as the options do, and -topic: and the like leave out. What follows -- is no option.
                """)
        var query: [String] = []

        @OptionGroup var filters: SearchFilters

        @Flag(help: "Every edition's version, not only the newest.")
        var allEditions = false

        @Flag(help: "Also what defines or describes, beside rules.")
        var descriptions = false

        // The next argument is the number, whatever it begins with: to "-3" is said what is wrong with it.
        @Option(parsing: .unconditional, help: "How many hits to print, 1 or more.")
        var limit = SearchQuery.usualLimit

        @Option(parsing: .unconditional, help: "How many hits to pass over, 0 or more.")
        var offset = 0

        @OptionGroup var database: DatabaseOptions
        @OptionGroup var output: OutputOptions<ListMenu>

        func validate() throws {
            if limit < 1 { throw ValidationError("--limit must be 1 or more") }
            if offset < 0 { throw ValidationError("--offset must be 0 or more") }
        }

        var question: SearchQuery {
            SearchQuery(
                text: ExcludedWords.text(of: query), editions: filters.edition, series: filters.series.first,
                since: filters.since.first, topics: filters.topic, modalities: filters.modality,
                platforms: filters.platform, allEditions: allEditions, descriptions: descriptions, limit: limit,
                offset: offset)
        }
    }
}
