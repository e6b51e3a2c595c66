import GRDB
import HIGModel

/// Finds in a text the words that a plan asks for, in any of their forms.
///
/// Here and not by FTS5's `highlight`, which reads every text of a rule again and runs the whole question for each.
struct SnippetMarker {
    /// The stems of the words asked for, those of names of several words included.
    private let stems: Set<String>
    /// The stems of those that are asked for by themselves.
    private let alone: Set<String>
    private let names: Set<Name>
    /// What words begin with that were asked for by their beginning.
    private let starts: [String]
    /// The first bytes of either: most words begin otherwise, and need no second look.
    private let beginnings: [UInt8]
    private let stemmer: any FTS5Tokenizer
    /// Takes accents away and leaves words whole.
    private let unaccented: any FTS5Tokenizer

    /// A name of several words, which tell nothing apart: of a "more menu" no "more" does.
    private struct Name: Hashable {
        let stems: [String]
        /// Whether each is marked: of "at the same time" the stop words tell nothing, unless there are no others.
        let isMarked: [Bool]
    }

    /// In words, of a body.
    private static let window = 24

    init(_ plan: SearchPlan, database: Database) throws {
        let stemmer = try database.makeStemmer()
        self.stemmer = stemmer
        unaccented = try database.makeTokenizer(.unicode61(diacritics: .remove))
        var alone: Set<String> = []
        var names: Set<Name> = []
        var starts: Set<String> = []
        for phrase in plan.concepts.flatMap({ $0.exact + $0.near + $0.loose }) {
            if phrase.isPrefix, let last = phrase.words.last, let start = try unaccented.tokenize(document: last).last {
                starts.insert(start.token)
            }
            let words = try phrase.words.map { word in
                (stems: try stemmer.stems(of: word), tells: !StopWords.contains(word.unicodeScalars))
            }
            let areAllSilent = !words.contains(where: \.tells)
            if phrase.words.count > 1, !phrase.isPrefix {
                let tells = words.flatMap { word in word.stems.map { _ in word.tells || areAllSilent } }
                names.insert(Name(stems: words.flatMap(\.stems), isMarked: tells))
            } else {
                for word in words where word.tells || areAllSilent { alone.formUnion(word.stems) }
            }
        }
        self.alone = alone
        self.names = names
        stems = names.reduce(alone) { $0.union($1.stems) }
        self.starts = starts.sorted()
        beginnings = (stems.sorted() + self.starts).compactMap(\.utf8.first)
    }

    /// The statement, or where the words stand only in the body, a part of that.
    func snippet(of rule: Rule) throws -> Snippet {
        let text = try stretch(of: rule.statement)
        let statement = try mark(text)
        if !statement.contains(where: \.isMatch) {
            let text = try stretch(of: rule.body)
            let body = try mark(text)
            if let first = body.firstIndex(where: \.isMatch) {
                return SnippetMarker.cut(body, of: text, around: first)
            }
        }
        return SnippetMarker.snippet(statement[...], of: text)
    }

    /// A text of any length; of a long one the part that matches.
    func snippet(of text: String) throws -> Snippet {
        let text = try stretch(of: text)
        var tokens = try mark(text)
        // A description may have the words of a name apart from each other.
        if !tokens.contains(where: \.isMatch) { tokens = try mark(text, namesApart: true) }
        guard let first = tokens.firstIndex(where: \.isMatch) else {
            return SnippetMarker.snippet(tokens[...], of: text)
        }
        return SnippetMarker.cut(tokens, of: text, around: first)
    }

    // MARK: - Very long texts

    /// In bytes: how much of a text is marked at once. Real ones are shorter; the words of one of many megabytes would take
    /// gigabytes.
    static let longest = 1 << 16

    /// The text, or of a very long one the first stretch that matches, else its beginning.
    private func stretch(of text: String) throws -> String {
        guard text.utf8.count > SnippetMarker.longest else { return text }
        var start = text.startIndex
        var beginning: Substring?
        while start < text.endIndex {
            let end = SnippetMarker.end(of: text, from: start)
            let stretch = text[start..<end]
            beginning = beginning ?? stretch
            if try mark(String(stretch)).contains(where: \.isMatch) {
                return (start > text.startIndex ? "…" : "") + stretch + (end < text.endIndex ? "…" : "")
            }
            start = end
        }
        return (beginning ?? "") + "…"
    }

    /// The end of the word at which a stretch is long enough, or where that word is too long, a place in it.
    private static func end(of text: String, from start: String.Index) -> String.Index {
        let scalars = text.unicodeScalars
        guard let limit = text.utf8.index(start, offsetBy: longest, limitedBy: text.endIndex), limit < text.endIndex
        else {
            return text.endIndex
        }
        let after = scalars[scalars.index(after: limit)...].prefix(longest)
        return after.firstIndex { !SearchTerms.isPartOfWord($0) } ?? after.endIndex
    }

    // MARK: - Words

    /// A word, or what stands between two.
    private struct Token {
        let range: Range<String.Index>
        let isWord: Bool
        var isMatch: Bool
    }

    /// - Parameter namesApart: whether the words of names are marked wherever they stand.
    private func mark(_ text: String, namesApart: Bool = false) throws -> [Token] {
        var tokens: [Token] = []
        // Of each word so far, its place among the tokens and its stem where that is asked for.
        var words: [(place: Int, stem: String?)] = []
        let scalars = text.unicodeScalars
        var start = scalars.startIndex
        while start < scalars.endIndex {
            let isWord = SearchTerms.isPartOfWord(scalars[start])
            var end = scalars.index(after: start)
            while end < scalars.endIndex, SearchTerms.isPartOfWord(scalars[end]) == isWord {
                end = scalars.index(after: end)
            }
            var isMatch = false
            if isWord {
                let (stem, begins) = try known(text[start..<end])
                isMatch = begins || stem.map { namesApart || alone.contains($0) } ?? false
                words.append((tokens.count, stem))
            }
            tokens.append(Token(range: start..<end, isWord: isWord, isMatch: isMatch))
            start = end
        }
        markNames(in: &tokens, words)
        return tokens
    }

    /// - Parameter words: of each word, its place among the tokens and its stem where that is asked for.
    private func markNames(in tokens: inout [Token], _ words: [(place: Int, stem: String?)]) {
        for name in names where words.count >= name.stems.count {
            for first in 0...(words.count - name.stems.count) {
                let run = words[first..<(first + name.stems.count)]
                guard zip(run, name.stems).allSatisfy({ $0.stem == $1 }) else { continue }
                for (word, isMarked) in zip(run, name.isMarked) where isMarked { tokens[word.place].isMatch = true }
            }
        }
    }

    /// The stem of a word, where it is asked for, and whether the word begins as one that was asked for by its beginning.
    private func known(_ word: Substring) throws -> (stem: String?, begins: Bool) {
        // Digits and small letters have this bit, capitals get it.
        guard let first = word.utf8.first, first >= 0x80 || beginnings.contains(first | 0x20) else {
            return (nil, false)
        }
        let lower = word.lowercased()
        let isPlain = lower.utf8.allSatisfy { $0 < 0x80 }
        var begins = false
        if !starts.isEmpty {
            let folded = isPlain ? lower : try unaccented.tokenize(document: lower).first?.token ?? lower
            begins = starts.contains { folded.hasPrefix($0) }
        }
        // A stem begins as its words do, but for the last letter ("kei" of "key") or an accent: the stemmer need not see most
        // words.
        let isLikely = stems.contains { stem in
            lower.utf8.starts(with: stem.utf8.dropLast(stem.utf8.count > 2 ? 1 : 0)) || !isPlain
        }
        guard isLikely else { return (nil, begins) }
        return (try stemmer.stems(of: lower).first { stems.contains($0) }, begins)
    }

    // MARK: - Pieces

    private static func cut(_ tokens: [Token], of text: String, around match: Int) -> Snippet {
        let words = tokens.indices.filter { tokens[$0].isWord }
        guard words.count > window, let place = words.firstIndex(of: match) else {
            return snippet(tokens[...], of: text)
        }
        let first = max(0, min(place - window / 4, words.count - window))
        let start = first == 0 ? 0 : words[first]
        let isEnd = first + window >= words.count
        let end = isEnd ? tokens.count : words[first + window - 1] + 1
        var snippet = snippet(tokens[start..<end], of: text).pieces
        if start > 0 { snippet.insert(Snippet.Piece("…", isMatch: false), at: 0) }
        if !isEnd { snippet.append(Snippet.Piece("…", isMatch: false)) }
        return Snippet(pieces: snippet)
    }

    /// Joins neighbours.
    private static func snippet(_ tokens: ArraySlice<Token>, of text: String) -> Snippet {
        var pieces: [Snippet.Piece] = []
        var rest = tokens
        while let first = rest.first {
            let run = rest.prefix { $0.isMatch == first.isMatch }
            let end = run.last?.range.upperBound ?? first.range.upperBound
            pieces.append(Snippet.Piece(String(text[first.range.lowerBound..<end]), isMatch: first.isMatch))
            rest = rest.dropFirst(run.count)
        }
        return Snippet(pieces: pieces)
    }
}
