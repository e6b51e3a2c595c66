import HIGModel

/// Word-level differences that a person would make: whole words, punctuation kept with its word.
public enum WordDiff {
    /// The steps from one text to another. When less than a third of the words is shared, the texts stand whole: one
    /// deletion, one insertion.
    public static func edits(from old: String, to new: String) -> [Edit] {
        if old == new { return old.isEmpty ? [] : [Edit(.equal, old)] }
        let oldTokens = tokens(of: old)
        let newTokens = tokens(of: new)
        let pairs = commonPairs(oldTokens, newTokens)
        guard pairs.count * 3 >= min(oldTokens.count, newTokens.count) else {
            return [Edit(.delete, old), Edit(.insert, new)].filter { !$0.text.isEmpty }
        }
        return steps(oldTokens, newTokens, pairs)
    }

    /// A word with the punctuation at it and the space after it.
    private struct Token {
        let text: String
        /// What is compared: the word without its case and quotes' shapes.
        let key: String
    }

    private static func tokens(of text: String) -> [Token] {
        var tokens: [Token] = []
        var current = ""
        var hasSpace = false
        func flush() {
            guard !current.isEmpty else { return }
            tokens.append(Token(text: current, key: key(of: current)))
            current = ""
        }
        for character in text {
            if character.isWhitespace {
                hasSpace = true
            } else if hasSpace {
                flush()
                hasSpace = false
            }
            current.append(character)
        }
        flush()
        return tokens
    }

    private static func key(of token: String) -> String {
        let words = Word.all(in: token).map(\.text)
        return words.isEmpty ? token.filter { !$0.isWhitespace } : words.joined()
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
            append(.delete, old[i..<nextOld], to: &edits)
            append(.insert, new[j..<nextNew], to: &edits)
            guard nextOld < old.count, nextNew < new.count else { break }
            if old[nextOld].text == new[nextNew].text {
                append(.equal, new[nextNew...nextNew], to: &edits)
            } else {
                append(.delete, old[nextOld...nextOld], to: &edits)
                append(.insert, new[nextNew...nextNew], to: &edits)
            }
            i = nextOld + 1
            j = nextNew + 1
        }
        return edits
    }

    /// Adds tokens to the last edit where the operation is the same; a deletion is kept before the insertion that
    /// stands in its place.
    private static func append(_ operation: Edit.Operation, _ tokens: ArraySlice<Token>, to edits: inout [Edit]) {
        guard !tokens.isEmpty else { return }
        let text = tokens.map(\.text).joined()
        if let last = edits.last, last.op == operation {
            edits[edits.count - 1] = Edit(operation, last.text + text)
        } else if operation == .delete, edits.count > 1, edits[edits.count - 1].op == .insert,
            edits[edits.count - 2].op == .delete
        {
            edits[edits.count - 2] = Edit(.delete, edits[edits.count - 2].text + text)
        } else if operation == .delete, let last = edits.last, last.op == .insert {
            edits.insert(Edit(.delete, text), at: edits.count - 1)
            _ = last
        } else {
            edits.append(Edit(operation, text))
        }
    }
}
