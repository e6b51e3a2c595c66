/// Words with a number each, looked up by their bytes, so that a text is searched for them without taking it apart.
public struct KnownWords: Sendable {
    private var words = NumberedWords()
    /// What the words are known by, by their numbers in `words`.
    private var numbers: [Int] = []
    /// Those of its words, in bytes.
    private let lengths: Range<Int>
    /// A bit for each outline that one of the words has, which rules most others out.
    private var outlines = [UInt64](repeating: 0, count: 1 << 15 / 64)

    /// - Parameter words: each once, in lower case and with straight apostrophes.
    public init(_ words: [(word: String, number: Int)]) {
        let lengths = words.map(\.word.utf8.count)
        self.lengths = (lengths.min() ?? 0)..<(lengths.max() ?? -1) + 1
        for (var word, number) in words {
            word.withUTF8 { word in
                let outline = KnownWords.outline(word)
                outlines[outline / 64] |= 1 << UInt64(outline % 64)
                if self.words.add(word) == numbers.count { numbers.append(number) }
            }
        }
    }

    /// For words that need no numbers.
    public init(of words: [String]) { self.init(words.map { (word: $0, number: 0) }) }

    /// The number of a word of letters, digits and straight apostrophes; those of ASCII may be in any case.
    public func number(of word: UnsafeBufferPointer<UInt8>) -> Int? {
        guard lengths.contains(word.count), mayHold(word) else { return nil }
        return words.number(of: word).map { numbers[$0] }
    }

    /// Whether a run of letters in a text is one of the words; it may be a part of a longer word. Spares most texts a
    /// closer look.
    public func mayOccur(in text: String) -> Bool {
        var text = text
        return text.withUTF8 { bytes in
            var place = 0
            while place < bytes.count {
                let end = EightBytes.endOfLetters(in: bytes, from: place)
                if number(of: UnsafeBufferPointer(rebasing: bytes[place..<end])) != nil { return true }
                place = end + 1
            }
            return false
        }
    }

    private func mayHold(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
        let outline = KnownWords.outline(word)
        return outlines[outline / 64] & 1 << UInt64(outline % 64) != 0
    }

    /// The first two letters and the last, of each the bits that the case doesn't change.
    private static func outline(_ word: UnsafeBufferPointer<UInt8>) -> Int {
        guard let first = word.first, let last = word.last else { return 0 }
        let second = word.count > 1 ? word[1] : last
        return Int(first & 31) | Int(second & 31) << 5 | Int(last & 31) << 10
    }
}
