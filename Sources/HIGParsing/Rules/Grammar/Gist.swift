import HIGModel
import HIGText

/// The words of a statement that carry its meaning.
enum Gist {
    /// Content words in their singular, in order.
    static func words(of text: String) -> [String] {
        var text = text
        return text.withUTF8 { utf8 in
            var words: [String] = []
            for place in WordPlaces(in: utf8) where !functionWords.contains(WordForm(in: utf8, at: place)) {
                words.append(Singular.of(Word(in: utf8, at: place).text))
            }
            return words
        }
    }

    static func isFunctionWord(_ word: String) -> Bool { functionWords.contains(word) }

    private static let functionWords: WordSet = [
        "a", "about", "also", "am", "an", "and", "any", "are", "as", "at", "be", "because", "been", "being", "between",
        "both", "but", "by", "can", "could", "did", "do", "does", "don't", "each", "either", "even", "every", "for",
        "from", "had", "has", "have", "he", "her", "here", "his", "how", "i", "if", "in", "into", "is", "it", "it's",
        "its", "just", "may", "might", "more", "most", "must", "my", "no", "not", "of", "on", "one", "only", "or",
        "other", "our", "out", "over", "own", "people", "shall", "she", "should", "so", "some", "such", "than", "that",
        "the", "their", "them", "then", "there", "these", "they", "this", "those", "through", "to", "too", "under",
        "until", "up", "user", "users", "using", "very", "was", "we", "were", "what", "when", "where", "whether",
        "which", "while", "who", "why", "will", "with", "within", "without", "would", "you", "your", "you're", "sure",
    ]
}
