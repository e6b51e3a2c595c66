import HIGModel

/// The words in which a rule says some terms.
///
/// What each word stands for is kept: the rules of an edition have few words among them, and say them often.
struct TermWords {
    /// By the word; `nil` for one without meaning.
    private var terms: [String: String?] = [:]

    /// The first word of a rule for each term, in the terms' order; terms that it doesn't have are left out.
    mutating func words(of wanted: [String], in rule: Rule) -> [String] {
        var words: [String: String] = [:]
        // Most stand in the statement: few bodies are looked at.
        for text in [rule.statement, rule.body] where words.count < wanted.count {
            for word in Terms.words(of: text) {
                guard let term = term(of: word), words[term] == nil, wanted.contains(term) else { continue }
                words[term] = word
            }
        }
        return wanted.compactMap { words[$0] }
    }

    private mutating func term(of word: String) -> String? {
        if let known = terms[word] { return known }
        let term = Terms.term(of: word)
        terms[word] = .some(term)
        return term
    }
}
