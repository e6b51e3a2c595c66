/// What a person typed, read as words; any text makes a valid question.
///
/// | typed | asks for |
/// |---|---|
/// | `back button` | both words, or where nothing has both, either |
/// | `"back button"` | the words next to each other; an unclosed quote reaches to the end |
/// | `-toolbar`, `-"tab bar"` | rules without it |
/// | `navig*` | words that begin so |
/// | `multi-segment` | the parts next to each other, or written as one word |
///
/// All else, such as parentheses, colons, and the words AND, OR and NOT, has no meaning beyond its letters.
struct SearchTerms: Equatable {
    /// One word or phrase.
    struct Term: Hashable {
        /// Never empty; more than one for a phrase and for what was typed with hyphens and the like.
        var words: [String]
        var isPrefix = false
        /// Whether the words may also be written as one.
        var isCompound = false
    }

    /// In the order they were typed, each once.
    private(set) var wanted: [Term] = []
    private(set) var excluded: [Term] = []

    /// FTS5 takes time for every term and fails on very many; nobody types this many words in earnest.
    private static let limit = 64

    init(_ text: String) {
        var scalars = text.unicodeScalars[...]
        while let first = scalars.first {
            if first.properties.isWhitespace {
                scalars.removeFirst()
                continue
            }
            let isExcluded = first == "-"
            if isExcluded { scalars.removeFirst() }
            guard let term = SearchTerms.nextTerm(&scalars) else { continue }
            if isExcluded {
                SearchTerms.add(term, to: &excluded)
            } else {
                SearchTerms.add(term, to: &wanted)
            }
        }
    }

    private static func add(_ term: Term, to terms: inout [Term]) {
        if terms.count < limit && !terms.contains(term) { terms.append(term) }
    }

    /// Reads a phrase in quotes, or up to the next space or quote; `nil` when it holds no word.
    private static func nextTerm(_ scalars: inout Substring.UnicodeScalarView) -> Term? {
        let isQuoted = scalars.first.map(isQuote) ?? false
        if isQuoted { scalars.removeFirst() }
        let typed = scalars.prefix { isQuoted ? !isQuote($0) : !isQuote($0) && !$0.properties.isWhitespace }
        scalars.removeFirst(typed.count)
        var isPrefix = typed.last == "*"
        if isQuoted, let closing = scalars.first, isQuote(closing) {
            scalars.removeFirst()
            isPrefix = scalars.first == "*"
            if isPrefix { scalars.removeFirst() }
        }
        let words = typed.split { !isPartOfWord($0) }.map { String($0) }
        guard !words.isEmpty else { return nil }
        return Term(words: words, isPrefix: isPrefix, isCompound: !isQuoted && words.count > 1 && typed.contains("-"))
    }

    private static func isQuote(_ scalar: Unicode.Scalar) -> Bool {
        "\"“”„«»".unicodeScalars.contains(scalar)
    }

    /// Letters, numbers and the accents that follow them, as FTS5's unicode61 sees it.
    private static func isPartOfWord(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
            .letterNumber, .otherNumber, .nonspacingMark, .spacingMark, .privateUse:
            true
        default: false
        }
    }
}

// MARK: - As FTS5 reads it

extension SearchTerms {
    /// The words as an FTS5 expression; `nil` when there is nothing to look for.
    /// - Parameter all: whether every term must be there, or one is enough.
    func expression(all: Bool) -> String? {
        guard !wanted.isEmpty else { return nil }
        let looked = wanted.map(\.expression).joined(separator: all ? " AND " : " OR ")
        guard !excluded.isEmpty else { return looked }
        return "(\(looked)) NOT (\(excluded.map(\.expression).joined(separator: " OR ")))"
    }
}

extension SearchTerms.Term {
    /// Every word stands in quotes, which leaves none of FTS5's own words and signs a meaning; no word holds a quote.
    fileprivate var expression: String {
        let star = isPrefix ? " *" : ""
        let apart = "\"\(words.joined(separator: " "))\"\(star)"
        return isCompound ? "(\(apart) OR \"\(words.joined())\"\(star))" : apart
    }
}
