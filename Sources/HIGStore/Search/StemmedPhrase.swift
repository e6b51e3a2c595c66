import GRDB

/// A phrase as the index sees words, for texts that it does not hold as they stand.
struct StemmedPhrase {
    private let stems: ArraySlice<String>
    private let isPrefix: Bool

    init(_ phrase: SearchPlan.Phrase, _ stemmer: any FTS5Tokenizer) throws {
        stems = try stemmer.stems(of: phrase.words.joined(separator: " "))[...]
        isPrefix = phrase.isPrefix
    }

    /// Whether its words stand next to each other in a text.
    /// - Parameter text: in stems.
    func stands(in text: [String]) -> Bool {
        text.indices.contains { start in
            let words = text[start...].prefix(stems.count)
            guard isPrefix, words.count == stems.count, let last = words.last, let beginning = stems.last else {
                return words.elementsEqual(stems)
            }
            return words.dropLast().elementsEqual(stems.dropLast()) && last.hasPrefix(beginning)
        }
    }
}
