/// Words at the start of a sentence that speak of what the sentence before it says.
enum BackReference {
    /// Whether a sentence is understood only after the one before it: "The lamp that ends this task should hang low.",
    /// "Instead, use a menu."
    static func opens(_ sentence: String) -> Bool {
        let clause = Clause(sentence, words: 2 * reach)
        switch clause[0] {
        case "it", "they": return isOfThing(clause)
        case "doing", "that": return true
        case "instead", "otherwise": return opensAlternative(clause)
        case _ where clause.has("if", "so", at: 0) || clause.has("in", "that", at: 0): return true
        default: return clause.tokens.indices.prefix(reach).contains { demonstrates(clause, $0) }
        }
    }

    /// How many words are looked at: further on they speak of the sentence's own things.
    private static let reach = 6

    /// "It should hang low", not "it should be noted that" nor "it must be easy to reach": about no thing named before.
    private static func isOfThing(_ clause: Clause) -> Bool {
        let verb = clause.skipping(DirectiveReader.adverbs, from: 1)
        guard ["must", "need", "needs", "should"].contains(clause[verb]) else { return false }
        let be = clause.skipping(DirectiveReader.adverbs, from: verb + 1)
        return clause[0] == "they" || clause[be] != "be"
            || !impersonal.contains(clause[clause.skipping(DirectiveReader.adverbs, from: be + 1)])
    }
    private static let impersonal: WordSet = [
        "clear", "difficult", "easy", "enough", "hard", "necessary", "noted", "obvious", "possible", "remembered",
    ]

    /// "Instead, use a candle", "instead use a candle", not "instead of a lamp" nor "otherwise identical lamps".
    private static func opensAlternative(_ clause: Clause) -> Bool {
        guard clause.tokens.count > 1 else { return false }
        return clause.tokens[1].gap == .comma || clause[0] == "instead" && Verbs.isBase(clause[1])
    }

    /// "This", "these" and "such" of something said before: not "this way" and "these days", "this chapter" and "figure",
    /// "such as", nor what the clause before a comma says.
    private static func demonstrates(_ clause: Clause, _ index: Int) -> Bool {
        guard ["such", "these", "this"].contains(clause[index]) else { return false }
        if index > 0, clause.tokens[index].gap == .comma { return false }
        if clause[index] == "such" {
            return !(index + 1...index + 3).contains { clause[$0] == "as" } && index + 1 < clause.tokens.count
        }
        return !ownWords.contains(clause[index + 1])
    }
    private static let ownWords: WordSet = [
        "appendix", "book", "chapter", "days", "document", "edition", "figure", "guide", "part", "release", "section",
        "table", "time", "version", "way",
    ]
}
