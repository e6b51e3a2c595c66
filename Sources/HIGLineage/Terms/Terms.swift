import HIGText

/// Words reduced to what two editions can be expected to share.
enum Terms {
    /// What was renamed from one era to the next, so that the renaming is not taken for a change.
    private static let renamed: [String: String] = [
        "application": "app", "applications": "apps", "application's": "app's", "programs": "apps", "program": "app",
        "cannot": "can't",
    ]

    /// The words of a text with product renamings undone, and nothing else.
    static func names(in text: String) -> [String] {
        renamedWords(of: text) { left, right, _ in left == "iphone" && right == "os" ? "ios" : nil }
    }

    /// The words of a text with product renamings undone: `application` reads `app`, `iPhone OS` reads `ios`; spelling
    /// variants are joined: `multi-segment` reads `multisegment`, `do not` reads `don't`, `that is` reads `that's`.
    static func words(of text: String) -> [String] { renamedWords(of: text, joined: joined) }

    /// - Parameter joined: what two neighbours are together, if not two words; told whether a hyphen stands between.
    private static func renamedWords(
        of text: String, joined: (String, String, _ isHyphenated: Bool) -> String?
    ) -> [String] {
        let utf8 = Array(text.utf8)
        var words: [String] = []
        var end = -1
        for word in Word.all(in: text) {
            let isHyphenated =
                end >= 0 && word.bytes.lowerBound == end + 1 && utf8[end] == UInt8(ascii: "-")
            end = word.bytes.upperBound
            let text = renamed[word.text] ?? word.text
            if let last = words.last, let joined = joined(last, text, isHyphenated) {
                words[words.count - 1] = joined
            } else {
                words.append(text)
            }
        }
        return words
    }

    private static let prefixes: Set<String> = [
        "anti", "auto", "co", "drop", "full", "inter", "multi", "non", "off", "on", "over", "pop", "pre", "re", "semi",
        "sub", "un", "under",
    ]

    /// The name under which a thing goes on, of a word that is an earlier one; `nil` for others.
    static func newName(of word: String) -> String? { renamed[word] }

    /// Whether a word may be one with the next.
    static func opensPair(_ word: String) -> Bool { openers.contains(word) || prefixes.contains(word) }

    /// Whether a word may be one with the one before without a hyphen between them.
    static func closesPair(_ word: String) -> Bool { closers.contains(word) }

    private static let openers = Set(["iphone"]).union(contractions.keys)
    private static let closers = Set(["os"]).union(contractions.values.flatMap(\.keys))

    /// What two words are when they are written as one, by the first and the second. `it's not` and `it isn't` are one
    /// as well, since they are the same three.
    private static let contractions: [String: [String: String]] = {
        var contractions: [String: [String: String]] = ["can": ["not": "can't"], "will": ["not": "won't"]]
        for word in [
            "are", "could", "did", "do", "does", "had", "has", "have", "is", "must", "should", "was", "were", "would",
        ] {
            contractions[word] = ["not": word + "n't"]
        }
        func contract(_ subject: String, _ verb: String, _ ending: String, denied: String) {
            contractions[subject, default: [:]][verb] = subject + ending
            contractions[subject, default: [:]][denied] = subject + " " + denied
            contractions[subject + ending] = ["not": subject + " " + denied]
        }
        for subject in Contraction.subjectsOfIs { contract(subject, "is", "'s", denied: "isn't") }
        for subject in Contraction.persons {
            contract(subject, "are", "'re", denied: "aren't")
            contract(subject, "have", "'ve", denied: "haven't")
            contract(subject, "will", "'ll", denied: "won't")
        }
        return contractions
    }()

    /// The words that are special in any of these ways.
    static let variants = openers.union(closers).union(prefixes).union(renamed.keys)

    /// What two neighbours are together, if not two words.
    static func joined(_ left: String, _ right: String, _ isHyphenated: Bool) -> String? {
        if left == "iphone", right == "os" { return "ios" }
        if let contraction = contractions[left]?[right], !isHyphenated { return contraction }
        return isHyphenated && prefixes.contains(left) ? left + right : nil
    }

    /// The stems of the words that carry meaning, in order.
    static func content(of text: String) -> [String] { words(of: text).compactMap(term) }

    /// The stem of a word, or of the first of those that the editions use for it; `nil` for one without meaning.
    static func term(of word: String) -> String? {
        guard !functionWords.contains(word) else { return nil }
        let stem = Stem.of(word)
        return synonyms[stem] ?? stem
    }

    /// Words that the editions use for each other, in all forms of one stem.
    private static let interchangeable = [
        ["provide", "offer", "supply", "give"], ["custom", "customize", "alter"], ["space", "room"],
        ["let", "allow", "enable"], ["interface", "ui"],
    ]

    /// By their stems.
    private static let synonyms: [String: String] = {
        var synonyms: [String: String] = [:]
        for group in interchangeable {
            for word in group.dropFirst() { synonyms[Stem.of(word)] = Stem.of(group[0]) }
        }
        return synonyms
    }()

    private static let functionWords = shortWords.union(contractions.values.flatMap(\.values))

    /// Function words, and words that nearly every rule has; contractions aside.
    private static let shortWords: Set<String> = [
        "a", "about", "also", "am", "an", "and", "any", "are", "as", "at", "be", "because", "been", "being", "both",
        "but", "by", "can", "could", "did", "do", "does", "each", "either", "even", "ever", "every", "for",
        "from", "had", "has", "have", "he", "her", "how", "i", "if", "in", "into", "is", "it", "its",
        "just", "may", "might", "more", "most", "must", "my", "not", "of", "on", "only", "or", "other", "our", "own",
        "shall", "she", "should", "so", "some", "such", "than", "that", "the", "their", "them", "then",
        "there", "these", "they", "this", "those", "through", "to", "too", "very", "was", "we", "were", "what", "when",
        "where", "whether", "which", "while", "who", "why", "will", "with", "within", "would", "you", "your",
        "use", "using", "used", "uses", "make", "makes", "sure", "avoid", "consider", "want", "example",
        "app", "apps", "user", "users", "people", "way", "especially", "generally", "general", "particular",
    ]
}
