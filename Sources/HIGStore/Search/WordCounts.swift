/// The words of texts in lower case, and how often they have each; words of one letter and numbers are no use against
/// typing errors.
struct WordCounts {
    /// Those of ASCII, which nearly all are.
    private var plain = WordTally()
    /// Those that need Unicode to be told apart and put into lower case.
    private var others: [String: Int] = [:]

    /// In bytes; what is longer is an address or an accident.
    private static let longestWord = 40

    /// All words, by their bytes.
    var tally: WordTally {
        var tally = plain
        for (word, times) in others {
            var word = word
            word.withUTF8 { tally.add($0, times: times) }
        }
        return tally
    }

    /// Counts the words of one more text.
    mutating func count(in text: UnsafeBufferPointer<UInt8>) {
        var position = 0
        while position < text.count {
            let start = position
            var (isPlain, hasLetter) = (true, false)
            scan: while position < text.count {
                switch text[position] {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): hasLetter = true
                case UInt8(ascii: "0")...UInt8(ascii: "9"): break
                case 0x80...: (isPlain, hasLetter) = (false, true)
                default: break scan
                }
                position += 1
            }
            let length = position - start
            if length > 1, length <= WordCounts.longestWord, hasLetter {
                let word = UnsafeBufferPointer(rebasing: text[start..<position])
                if isPlain { plain.add(word) } else { countParts(of: word) }
            }
            position += 1
        }
    }

    /// Counts what punctuation beyond ASCII parts: `“keep`, `app’s`, `on—off`.
    private mutating func countParts(of word: UnsafeBufferPointer<UInt8>) {
        // One letter or mark alone, such as what stands between topics' names, is no word.
        guard word.dropFirst().contains(where: { $0 & 0xC0 != 0x80 }) else { return }
        guard WordCounts.isPartedByPunctuation(word) else {
            let scalars = String(decoding: word, as: UTF8.self).unicodeScalars
            for part in scalars.split(whereSeparator: { !SearchTerms.isPartOfWord($0) }) where part.count > 1 {
                others[String(part).lowercased(), default: 0] += 1
            }
            return
        }
        var start = 0
        for end in 0...word.count where end == word.count || word[end] >= 0x80 {
            if end - start > 1 { plain.add(UnsafeBufferPointer(rebasing: word[start..<end])) }
            start = end + 1
        }
    }

    /// Whether all that isn't ASCII is of U+2000 to U+203F: dashes, quotation marks and spaces.
    private static func isPartedByPunctuation(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
        var position = 0
        while position < word.count {
            if word[position] < 0x80 {
                position += 1
            } else if word[position] == 0xE2, position + 2 < word.count, word[position + 1] == 0x80 {
                position += 3
            } else {
                return false
            }
        }
        return true
    }
}
