import HIGModel
import HIGText

/// What a person typed, read as words; any text makes a valid question.
///
/// | typed | asks for |
/// |---|---|
/// | `back button` | both words, or where nothing has both, most of them |
/// | `"back button"` | the words next to each other; an unclosed quote reaches to the end |
/// | `-toolbar`, `-"tab bar"` | rules without it |
/// | `navig*` | words that begin so |
/// | `multi-segment` | the parts next to each other, or written as one word |
/// | `UITabBar` | what people see of the class: tab bars |
/// | `⌘Z` | the key by its name: Command-Z |
/// | `dont` | the contraction that it is without its apostrophe |
/// | `44x44` | the size however it is written: 44 × 44, 44-by-44 |
///
/// All else, such as parentheses, colons, and the words AND, OR and NOT, has no meaning beyond its letters.
struct SearchTerms: Equatable {
    /// One word or phrase.
    struct Term: Hashable {
        /// In lower case; never empty; more than one for a phrase and for what was typed with hyphens and the like.
        var words: [String]
        var isPrefix = false
        /// Whether the person put it in quotes, and so means these words as they stand.
        var isQuoted = false
        /// What it is written as besides: the class that the words are taken from, `uitabbar` of `tab bar`; a size with
        /// an x.
        var others: [[String]] = []
        /// Whether the words may also be written as one.
        var mayBeGlued = false
        /// Whether it is but a word that every question may hold, such as "can" or "don't".
        var isStopWord = false
    }

    /// In the order they were typed, each once.
    private(set) var wanted: [Term] = []
    private(set) var excluded: [Term] = []
    /// Whether more was typed than is looked for.
    private(set) var isCut = false
    /// The words that join others in the questions of other programs, `AND`, `OR` and `NOT`, in the order they were typed.
    private(set) var operators: [String] = []

    /// In words: FTS5 takes time for each and fails on very many; nobody types so many in earnest. Those behind are
    /// passed over.
    static let limit = 32
    /// Longer than any word; what is longer isn't looked up but stays without an answer.
    private static let longestWord = 64

    init(_ text: String) {
        var scalars = SearchTerms.spelledOut(text.withoutHiddenMarks).unicodeScalars[...]
        // In capitals throughout, words are but words.
        let mayHaveOperators = text != text.uppercased()
        while let first = scalars.first {
            if first.properties.isWhitespace {
                scalars.removeFirst()
                continue
            }
            let start = scalars
            let isExcluded = first == "-"
            if isExcluded { scalars.removeFirst() }
            guard let term = SearchTerms.size(&scalars) ?? SearchTerms.nextTerm(&scalars) else { continue }
            if isExcluded { exclude(term) } else { want(term) }
            if mayHaveOperators, let word = SearchTerms.joiningWord(opening: start), !operators.contains(word) {
                operators.append(word)
            }
        }
    }

    /// The same without what it leaves out.
    var withoutExclusions: SearchTerms {
        var terms = self
        terms.excluded = []
        return terms
    }

    private static func joiningWord(opening text: Substring.UnicodeScalarView) -> String? {
        let word = text.prefix { !$0.properties.isWhitespace }
        return ["AND", "OR", "NOT"].first { word.elementsEqual($0.unicodeScalars) }
    }

    /// Takes a term as far as it fits; what is cut is neither a phrase nor a beginning any more.
    private mutating func want(_ term: Term) {
        let left = SearchTerms.left(behind: wanted)
        var term = term
        if term.words.count > left {
            isCut = true
            guard left > 0 else { return }
            term = Term(words: Array(term.words.prefix(left)))
        }
        if !wanted.contains(term) { wanted.append(term) }
    }

    /// Takes a term whole or not at all: a part of it would exclude more.
    private mutating func exclude(_ term: Term) {
        guard term.words.count <= SearchTerms.left(behind: excluded) else { return isCut = true }
        if !excluded.contains(term) { excluded.append(term) }
    }

    private static func left(behind terms: [Term]) -> Int { limit - terms.reduce(0) { $0 + $1.words.count } }

    /// Reads a size, where one stands next, and the hyphen that joins it to its unit.
    private static func size(_ scalars: inout Substring.UnicodeScalarView) -> Term? {
        guard let spellings = TypedSize(takenFrom: &scalars)?.spellings else { return nil }
        if scalars.first == "-", scalars.dropFirst().first.map(isPartOfWord) ?? false { scalars.removeFirst() }
        return Term(words: spellings[0], others: Array(spellings.dropFirst()))
    }

    /// Reads a phrase in quotes, or up to the next space or quote; `nil` when it holds no word.
    private static func nextTerm(_ scalars: inout Substring.UnicodeScalarView) -> Term? {
        let isQuoted = scalars.first?.isDoubleQuote ?? false
        if isQuoted { scalars.removeFirst() }
        let typed = scalars.prefix { !$0.isDoubleQuote && (isQuoted || !$0.properties.isWhitespace) }
        scalars.removeFirst(typed.count)
        var isPrefix = typed.last == "*"
        if isQuoted, let closing = scalars.first, closing.isDoubleQuote {
            scalars.removeFirst()
            isPrefix = scalars.first == "*"
            if isPrefix { scalars.removeFirst() }
        }
        if !isQuoted, !isPrefix {
            if StopWords.contains(typed) { return stopWord(typed) }
            if let words = StopWords.contraction(of: typed) { return Term(words: words, isStopWord: true) }
        }
        let bare = isQuoted ? typed : withoutPossessive(typed)
        let parts = bare.split { !isPartOfWord($0) }.map { String($0.prefix(longestWord)) }
        if !isQuoted, !isPrefix, parts.count == 1, let term = element(ofClass: parts[0]) { return term }
        let words = parts.map { $0.lowercased() }
        guard !words.isEmpty else { return nil }
        let isStopWord = !isQuoted && !isPrefix && words.allSatisfy { StopWords.contains($0.unicodeScalars[...]) }
        return Term(
            words: words, isPrefix: isPrefix, isQuoted: isQuoted, mayBeGlued: !isQuoted && words.count > 1,
            isStopWord: isStopWord)
    }

    /// `UITabBar` asks for tab bars; what controls them is no part of what people see.
    private static func element(ofClass name: String) -> Term? {
        ClassName(name).flatMap { $0.elements.first { $0.last != "controller" } ?? $0.elements.last }
            .map { Term(words: $0, others: [[name.lowercased()]], mayBeGlued: $0.count > 1) }
    }

    /// The names of keys in the place of their signs: `⌘Z` is `command-Z`.
    private static func spelledOut(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: { keys[$0] != nil }) else { return text }
        return text.unicodeScalars.reduce(into: "") { spelled, scalar in
            if let key = keys[scalar] { spelled += key + "-" } else { spelled.unicodeScalars.append(scalar) }
        }
    }

    private static let keys: [Unicode.Scalar: String] = [
        "⌘": "command", "⌥": "option", "⇧": "shift", "⌃": "control",
    ]

    private static func stopWord(_ typed: Substring.UnicodeScalarView) -> Term? {
        let words = typed.split { !isPartOfWord($0) }.map { String($0).lowercased() }
        return words.isEmpty ? nil : Term(words: words, isStopWord: true)
    }

    /// `iPhone's` asks for the iPhone.
    private static func withoutPossessive(_ typed: Substring.UnicodeScalarView) -> Substring.UnicodeScalarView {
        guard let mark = typed.lastIndex(where: { "'’".unicodeScalars.contains($0) }) else { return typed }
        let rest = typed[typed.index(after: mark)...]
        let letters = rest.prefix(while: isPartOfWord)
        return String(letters).lowercased() == "s" ? typed[..<mark] : typed
    }

    /// Letters, numbers and the accents that follow them, as FTS5's unicode61 sees it.
    static func isPartOfWord(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        // Told first, as looking up Unicode properties is slow.
        case "a"..."z", "A"..."Z", "0"..."9": return true
        case "\0"..."\u{7F}": return false
        default: break
        }
        return switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
            .letterNumber, .otherNumber, .nonspacingMark, .spacingMark, .privateUse:
            true
        default: false
        }
    }
}

extension SearchTerms.Term {
    /// Any of which will do: the words next to each other, or where they were joined by a hyphen or the like, also
    /// written as one.
    var spellings: [[String]] { [words] + (mayBeGlued ? [[words.joined()]] : []) + others }
}
