import HIGModel

/// Word-level differences that a person would make: whole words, and punctuation apart from them, so that a word stays
/// when only the sign after it changes.
public enum WordDiff {
    /// The steps from one text to another. When less than a third of the words is shared, the texts stand whole: one
    /// deletion, one insertion.
    ///
    /// Case, the shapes of quotes and product renamings are no differences.
    ///
    /// ```swift
    /// WordDiff.edits(from: "Don’t crowd your application.", to: "Don't crowd your app.")
    /// // "Don't" (older: "Don’t"), " crowd your", " app" (older: " application"), "."
    /// ```
    public static func edits(from old: String, to new: String) -> [Edit] {
        if old == new { return old.isEmpty ? [] : [Edit(.equal, old)] }
        let oldTokens = tokens(of: old)
        let newTokens = tokens(of: new)
        let pairs = attached(commonPairs(oldTokens, newTokens), oldTokens, newTokens)
        let shared = pairs.filter { oldTokens[$0.old].isWord }.count
        let words = min(oldTokens.filter(\.isWord).count, newTokens.filter(\.isWord).count)
        guard shared * 3 >= words, shared > 0 else {
            return [Edit(.delete, old), Edit(.insert, new)].filter { !$0.text.isEmpty }
        }
        return steps(oldTokens, newTokens, pairs)
    }

    /// A word, or the punctuation before or after one, with the space before it.
    private struct Token {
        let space: String
        let text: String
        let isWord: Bool
        /// What is compared: the word without its case, hyphens, quotes' shapes and product renamings.
        let key: String
        /// What a reader takes for the same: the word without its case, quotes' shapes and product renamings.
        let name: String

        init(space: String, text: String) {
            self.space = space
            self.text = text
            let words = Terms.words(of: text)
            isWord = !words.isEmpty
            key = isWord ? words.joined() : String(text.map { Token.plain[$0] ?? $0 })
            name = isWord ? Terms.names(in: text).joined(separator: " ") : key
        }

        /// The two as one where they are two words for one thing, such as "iPhone OS" and "do not".
        func joined(with next: Token) -> Token? {
            guard isWord, next.isWord, !next.space.isEmpty else { return nil }
            let text = text + next.space + next.text
            return Terms.words(of: text).count == 1 ? Token(space: space, text: text) : nil
        }

        private static let plain: [Character: Character] = ["“": "\"", "”": "\"", "‘": "'", "’": "'"]
    }

    /// The tokens of a text; joined they read as the text, but for the space at its end, which the last one takes.
    private static func tokens(of text: String) -> [Token] {
        var tokens: [Token] = []
        var rest = text[...]
        while !rest.isEmpty {
            let space = rest.prefix(while: \.isWhitespace)
            let chunk = rest[space.endIndex...].prefix { !$0.isWhitespace }
            rest = rest[chunk.endIndex...]
            let isLast = rest.allSatisfy(\.isWhitespace)
            var pieces = parts(of: chunk)
            if isLast { pieces[pieces.count - 1] += rest }
            for (index, piece) in pieces.enumerated() {
                let token = Token(space: index == 0 ? String(space) : "", text: piece)
                if let joined = tokens.last?.joined(with: token) {
                    tokens[tokens.count - 1] = joined
                } else {
                    tokens.append(token)
                }
            }
            if isLast { break }
        }
        return tokens
    }

    /// The punctuation before a word, the word, the punctuation after it, as far as there is any.
    private static func parts(of chunk: Substring) -> [String] {
        let isInner = { (character: Character) in character.isLetter || character.isNumber }
        guard let first = chunk.firstIndex(where: isInner), let last = chunk.lastIndex(where: isInner) else {
            return [String(chunk)]
        }
        let end = chunk.index(after: last)
        return [chunk[..<first], chunk[first..<end], chunk[end...]].filter { !$0.isEmpty }.map { String($0) }
    }

    /// The pairs without those of punctuation that stands between changed words: only at a word that stays, or at the
    /// end, does a reader see that it stayed too.
    private static func attached(
        _ pairs: [(old: Int, new: Int)], _ old: [Token], _ new: [Token]
    ) -> [(old: Int, new: Int)] {
        var kept: [(old: Int, new: Int)] = []
        for (place, pair) in pairs.enumerated() {
            let followsWord = kept.last.map { $0.old == pair.old - 1 && $0.new == pair.new - 1 } ?? false
            let next = pairs.dropFirst(place + 1).first
            let opensWord =
                next.map { $0.old == pair.old + 1 && $0.new == pair.new + 1 && old[$0.old].isWord } ?? false
                && old[pair.old + 1].space.isEmpty
            let isEnd = pair.old == old.count - 1 && pair.new == new.count - 1
            if old[pair.old].isWord || followsWord || opensWord || isEnd { kept.append(pair) }
        }
        return kept
    }

    /// The longest common subsequence of the tokens, as pairs of positions.
    private static func commonPairs(_ old: [Token], _ new: [Token]) -> [(old: Int, new: Int)] {
        let width = new.count + 1
        var lengths = [Int32](repeating: 0, count: (old.count + 1) * width)
        for i in stride(from: old.count - 1, through: 0, by: -1) {
            for j in stride(from: new.count - 1, through: 0, by: -1) {
                lengths[i * width + j] =
                    old[i].key == new[j].key
                    ? lengths[(i + 1) * width + j + 1] + 1
                    : max(lengths[(i + 1) * width + j], lengths[i * width + j + 1])
            }
        }
        var pairs: [(old: Int, new: Int)] = []
        var i = 0
        var j = 0
        while i < old.count, j < new.count {
            if old[i].key == new[j].key {
                pairs.append((i, j))
                i += 1
                j += 1
            } else if lengths[(i + 1) * width + j] >= lengths[i * width + j + 1] {
                i += 1
            } else {
                j += 1
            }
        }
        return pairs
    }

    private static func steps(_ old: [Token], _ new: [Token], _ pairs: [(old: Int, new: Int)]) -> [Edit] {
        var edits: [Edit] = []
        var i = 0
        var j = 0
        for (nextOld, nextNew) in pairs + [(old.count, new.count)] {
            edits.add(Edit(.delete, WordDiff.text(old[i..<nextOld])))
            edits.add(Edit(.insert, WordDiff.text(new[j..<nextNew])))
            guard nextOld < old.count, nextNew < new.count else { break }
            let (before, after) = (old[nextOld], new[nextNew])
            if before.name != after.name {
                edits.add(Edit(.delete, before.space + before.text))
                edits.add(Edit(.insert, after.space + after.text))
            } else if before.space != after.space {
                edits.add(Edit(.delete, before.space))
                edits.add(Edit(.insert, after.space))
                edits.add(Edit(.equal, after.text, older: before.text))
            } else {
                edits.add(Edit(.equal, after.space + after.text, older: before.space + before.text))
            }
            i = nextOld + 1
            j = nextNew + 1
        }
        return edits
    }

    private static func text(_ tokens: ArraySlice<Token>) -> String { tokens.map { $0.space + $0.text }.joined() }
}
