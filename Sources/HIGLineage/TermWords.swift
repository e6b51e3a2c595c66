import HIGModel

/// The words in which an edition's rules say some terms.
struct TermWords {
    private var numbers: TermNumbers

    /// - Parameter profile: the edition's, which knows nearly all of its words already.
    init(_ profile: EditionProfile) { numbers = profile.numbers }

    /// The first word of a rule for each term, in the terms' order; terms that it doesn't have are left out.
    mutating func words(of wanted: [Int32], in rule: Rule) -> [String] {
        var words = [Int32?](repeating: nil, count: wanted.count)
        // Most stand in the statement: few bodies are looked at.
        for text in [rule.statement, rule.body] where words.contains(nil) {
            for (word, term) in numbers.knownTerms(of: text) {
                guard let place = wanted.firstIndex(of: term), words[place] == nil else { continue }
                words[place] = word
            }
        }
        return words.compactMap { $0 }.map { numbers.word($0) }
    }
}
