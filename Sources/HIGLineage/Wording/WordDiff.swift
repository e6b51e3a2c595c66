import HIGModel

/// Word-level differences that a person would make: whole words, and punctuation apart from them, so that a word stays
/// when only the sign after it changes.
enum WordDiff {
    /// The steps from one text to another. When less than a third of the shorter text's words stays, the texts stand
    /// whole, one deletion and one insertion: marks would hide the words instead of showing what became of them.
    ///
    /// Case, the shapes of quotes and product renamings are no differences.
    ///
    /// ```swift
    /// WordDiff.edits(from: "Don’t crowd your application.", to: "Don't crowd your app.")
    /// // "Don't" (older: "Don’t"), " crowd your", " app" (older: " application"), "."
    /// ```
    static func edits(from old: String, to new: String) -> [Edit] {
        if old == new { return old.isEmpty ? [] : [Edit(.equal, old)] }
        let oldTokens = tokens(of: old)
        let newTokens = tokens(of: new)
        let common = commonPairs(oldTokens, newTokens)
        let pairs = attached(withoutBridges(common, oldTokens, newTokens), oldTokens, newTokens)
        let edits = steps(oldTokens, newTokens, pairs)
        let shared = edits.countWords(.equal)
        guard shared > 0, shared * 2 >= min(edits.countWords(.delete), edits.countWords(.insert)) else {
            return [Edit(.delete, old), Edit(.insert, new)].filter { !$0.text.isEmpty }
        }
        return edits
    }

    /// The places of a token that both texts have.
    private struct Pair: Equatable {
        let old: Int
        let new: Int

        /// The places after it.
        var next: Pair { Pair(old: old + 1, new: new + 1) }
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

        /// Whether it is a word such as "the", "and", "to".
        var isFunctionWord: Bool { isWord && Terms.term(of: key) == nil }

        init(space: String, text: String) {
            self.space = space
            self.text = text
            let words = Terms.words(of: text)
            isWord = !words.isEmpty
            key = isWord ? words.joined() : String(text.map { Token.plain[$0] ?? $0 })
            name =
                isWord
                ? Terms.names(in: text).joined(separator: " ") + Wording.signs(of: text).map { String($0) }.joined()
                : key
        }

        var withoutSpace: Token { Token(space: "", text: text) }

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

    /// The punctuation before a word, the word, the punctuation after it, as far as there is any; a dash that joins two
    /// parts of a sentence, as in `together—otherwise`, stands between words.
    private static func parts(of chunk: Substring) -> [String] {
        var (parts, rest) = ([String](), chunk)
        while let dash = rest.dropFirst().dropLast().firstIndex(of: "—") {
            parts += affixes(of: rest[..<dash]) + ["—"]
            rest = rest[rest.index(after: dash)...]
        }
        return parts + affixes(of: rest)
    }

    private static func affixes(of chunk: Substring) -> [String] {
        let isInner = { (character: Character) in character.isLetter || character.isNumber }
        guard let first = chunk.firstIndex(where: isInner), let last = chunk.lastIndex(where: isInner) else {
            return [String(chunk)]
        }
        let end = chunk.index(after: last)
        return [chunk[..<first], chunk[first..<end], chunk[end...]].filter { !$0.isEmpty }.map { String($0) }
    }

    /// The pairs without those of a word or two such as "and the" in the midst of longer changes, with two changed words
    /// or more on either side and five in all: a reader would write such a stretch anew as a whole.
    private static func withoutBridges(_ pairs: [Pair], _ old: [Token], _ new: [Token]) -> [Pair] {
        func changedWords(from start: Pair, to end: Pair) -> Int {
            old[start.old..<end.old].count(where: \.isWord) + new[start.new..<end.new].count(where: \.isWord)
        }
        let runs = runs(of: pairs)
        let starts = runs.compactMap(\.first).dropFirst() + [Pair(old: old.count, new: new.count)]
        var kept: [Pair] = []
        for (run, next) in zip(runs, starts) {
            let words = run.map { old[$0.old] }.filter(\.isWord)
            if words.count <= 2, words.allSatisfy(\.isFunctionWord), let first = run.first, let last = run.last {
                let before = changedWords(from: kept.last?.next ?? Pair(old: 0, new: 0), to: first)
                let after = changedWords(from: last.next, to: next)
                if min(before, after) >= 2, before + after >= 5 { continue }
            }
            kept += run
        }
        return kept
    }

    /// The pairs in stretches that nothing interrupts.
    private static func runs(of pairs: [Pair]) -> [[Pair]] {
        pairs.reduce(into: []) { runs, pair in
            if runs.last?.last?.next == pair { runs[runs.count - 1].append(pair) } else { runs.append([pair]) }
        }
    }

    /// The pairs without those of punctuation that stands between changed words: only at a word that stays, where words
    /// only went or only came before it, or at the end, does a reader see that it stayed too.
    private static func attached(_ pairs: [Pair], _ old: [Token], _ new: [Token]) -> [Pair] {
        var kept: [Pair] = []
        for (place, pair) in pairs.enumerated() {
            let isBehindWords = old[pair.old].space.isEmpty && new[pair.new].space.isEmpty
            let followsWord =
                kept.last.map(\.next).map { next in
                    next == pair || isBehindWords && (next.old == pair.old || next.new == pair.new)
                } ?? false
            let opensWord =
                pairs.dropFirst(place + 1).first == pair.next && old[pair.next.old].isWord
                && old[pair.next.old].space.isEmpty
            let isEnd = pair.old == old.count - 1 && pair.new == new.count - 1
            if old[pair.old].isWord || followsWord || opensWord || isEnd { kept.append(pair) }
        }
        return kept
    }

    /// The most pairs of tokens that are looked at: two texts of two thousand words, some twenty milliseconds.
    private static let mostPairs = 4_000_000

    /// The longest common subsequence of the tokens, as pairs of positions; of texts that are too long for it, what they
    /// have in common at their beginning and at their end.
    private static func commonPairs(_ old: [Token], _ new: [Token]) -> [Pair] {
        guard old.count * new.count <= mostPairs else { return commonEnds(old, new) }
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
        var pairs: [Pair] = []
        var i = 0
        var j = 0
        while i < old.count, j < new.count {
            if old[i].key == new[j].key {
                pairs.append(Pair(old: i, new: j))
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

    private static func commonEnds(_ old: [Token], _ new: [Token]) -> [Pair] {
        let shorter = min(old.count, new.count)
        let start = zip(old, new).prefix { $0.key == $1.key }.count
        let end = zip(old.reversed(), new.reversed()).prefix(shorter - start).prefix { $0.key == $1.key }.count
        return (0..<start).map { Pair(old: $0, new: $0) }
            + (0..<end).map { Pair(old: old.count - end + $0, new: new.count - end + $0) }
    }

    private static func steps(_ old: [Token], _ new: [Token], _ pairs: [Pair]) -> [Edit] {
        var edits: [Edit] = []
        var i = 0
        var j = 0
        for next in pairs + [Pair(old: old.count, new: new.count)] {
            let (nextOld, nextNew) = (next.old, next.new)
            var (gone, come) = (WordDiff.text(old[i..<nextOld]), WordDiff.text(new[j..<nextNew]))
            guard nextOld < old.count, nextNew < new.count else {
                edits.add(gone, replacedBy: come)
                break
            }
            var (before, after) = (old[nextOld], new[nextNew])
            // A bracket that went or came behind a space: the space stays.
            if come.isEmpty, before.space.isEmpty, !after.space.isEmpty, gone.hasPrefix(after.space) {
                edits.add(Edit(.equal, after.space))
                gone.removeFirst(after.space.count)
                after = after.withoutSpace
            } else if gone.isEmpty, after.space.isEmpty, !before.space.isEmpty, come.hasPrefix(before.space) {
                edits.add(Edit(.equal, before.space))
                come.removeFirst(before.space.count)
                before = before.withoutSpace
            }
            edits.add(gone, replacedBy: come)
            if before.name != after.name {
                edits.add(before.space + before.text, replacedBy: after.space + after.text)
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

extension [Edit] {
    /// Adds what went and what came in its place; as one that stays where spaces and hyphens alone make the difference, as
    /// between `any one` and `anyone`.
    fileprivate mutating func add(_ gone: String, replacedBy come: String) {
        if gone.contains(where: \.isLetter), Wording.isSame(gone, come) {
            add(Edit(.equal, come, older: gone))
        } else {
            add(Edit(.delete, gone))
            add(Edit(.insert, come))
        }
    }
}
