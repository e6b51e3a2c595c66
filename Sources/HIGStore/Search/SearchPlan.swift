import HIGModel

/// What a question asks of the index: its concepts, each with all the words that stand for it.
struct SearchPlan {
    /// One thing asked for. A rule has it when one of the phrases matches.
    struct Concept {
        /// As it was typed, or corrected.
        let typed: String
        /// The words themselves, in their spellings.
        var exact: [Phrase]
        /// Other names: of the topic, of other eras and platforms.
        var near: [Phrase] = []
        /// What often but not always means the same.
        var loose: [Phrase] = []
        /// Whether a rule must have it in its own words: what was typed in quotes.
        var isRequired = false

        /// Whether every match of `phrase` also matches one of the words themselves, which weigh more: next to "button",
        /// "push button" adds nothing.
        func covers(_ phrase: Phrase) -> Bool {
            // What is required must stand in other columns than its other names.
            !isRequired && exact.contains { $0.words.count == 1 && !$0.isPrefix && phrase.words.contains($0.words[0]) }
        }
    }

    struct Phrase: Hashable {
        let words: [String]
        var isPrefix = false

        /// As FTS5 reads it: in quotes, which leaves none of FTS5's own words and signs a meaning; no word holds a quote.
        var expression: String {
            (words.count == 1 ? "\"" + words[0] : "\"" + words.joined(separator: " ")) + (isPrefix ? "\" *" : "\"")
        }

        /// What finds the rules that have one of some phrases in their own words, not among their topics' names.
        static func said(_ phrases: [Phrase]) -> String {
            "{statement body section} : (\(phrases.map(\.expression).joined(separator: " OR ")))"
        }
    }

    var concepts: [Concept] = []
    /// Neighbours in the question, which count more as neighbours in a rule.
    var pairs: [Phrase] = []
    /// The slugs of the topics that the question names.
    var topics: [String] = []
    /// What must not match.
    var excluded: [Phrase] = []
    /// What the person should know of how the question was understood.
    var notes: [String] = []
}
