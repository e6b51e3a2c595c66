import HIGModel

/// The words in which an edition's rules say some terms.
struct TermWords {
    private let profile: EditionProfile
    private var numbers: TermNumbers
    private var said: [TermNumbers.Said] = []

    /// - Parameter profile: the edition's, which knows nearly all of its words already.
    init(_ profile: EditionProfile) {
        self.profile = profile
        numbers = profile.numbers
    }

    /// The first word of a rule for each term, in the terms' order; terms that it doesn't have are left out.
    ///
    /// - Parameter places: the terms' among those of the profile's texts.
    mutating func words(of places: [Int], inRule rule: Int) -> [String] {
        let words = places.map { profile.firstWords[$0] }
        if !words.contains(EditionProfile.unknownWord) { return words.map { numbers.word($0) } }
        return self.words(of: places.map { profile.texts.terms[$0] }, in: profile.rules[rule])
    }

    private mutating func words(of wanted: [Int32], in rule: Rule) -> [String] {
        var words = [Int32?](repeating: nil, count: wanted.count)
        // Most stand in the statement: few bodies are looked at.
        for var text in [rule.statement, rule.body] where words.contains(nil) {
            text.withUTF8 { numbers.readKnown($0, into: &said) }
            for (word, term) in said {
                guard let place = wanted.firstIndex(of: term), words[place] == nil else { continue }
                words[place] = word
            }
        }
        return words.compactMap { $0 }.map { numbers.word($0) }
    }
}
