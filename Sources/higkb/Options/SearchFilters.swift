import ArgumentParser
import HIGModel
import HIGText

/// What narrows a search, beside its words.
struct SearchFilters: ParsableArguments {
    @Option(help: "An edition, such as ios-2011, 2011, current; repeatable.")
    var edition: [String] = []

    @Option(help: "Only editions of this series, such as ios or mac, and not what they say for other platforms.")
    var series: [String] = []

    @Option(help: "Only this edition, or editions of this date, and later ones.")
    var since: [String] = []

    @Option(help: "Only rules that touch this topic; repeated, all of them.")
    var topic: [String] = []

    @Option(help: "Only rules that bind this strongly; repeatable.")
    var modality: [Modality] = []

    @Option(help: "Only rules given for this platform, such as ipados; repeatable.")
    var platform: [String] = []

    func validate() throws {
        for (option, values) in [("series", series), ("since", since)] {
            let filters = values.map { "\(option):\($0)" }.joined(separator: " ")
            try checkOnce(option, values, or: "for both, type them among the words: \(filters.abridged)")
        }
    }
}
