/// Words at the start of a sentence that speak of what the sentence before it says.
enum BackReference {
    /// Whether a sentence is understood only after the one before it: "The button that cancels this action should be on the
    /// left.", "Instead, use a menu."
    static func opens(_ sentence: String) -> Bool {
        let words = WordForm.all(in: sentence).prefix(reach)
        guard let first = words.first else { return false }
        if first == "it" || first == "they" {
            return verbs.contains(words.dropFirst().first ?? "") && !isImpersonal(words)
        }
        return openers.contains(first)
            || words.indices.contains {
                demonstratives.contains(words[$0]) && (words[$0] != "such" || !isExample(words, $0))
            }
    }

    /// "It should be possible to hide it": about no thing named before.
    private static func isImpersonal(_ words: ArraySlice<WordForm>) -> Bool { words.contains("possible") }

    /// "Such as": an example of what is named here.
    private static func isExample(_ words: ArraySlice<WordForm>, _ index: Int) -> Bool {
        index + 1 >= words.endIndex || words[index + 1] == "as"
    }

    /// How many words are looked at: further on they speak of the sentence's own things.
    private static let reach = 6
    private static let openers: WordSet = ["doing", "instead", "otherwise"]
    private static let verbs: WordSet = ["must", "need", "needs", "should"]
    private static let demonstratives: WordSet = ["such", "these", "this"]
}
