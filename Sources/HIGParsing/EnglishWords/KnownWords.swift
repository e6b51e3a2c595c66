/// Words with a number each, looked up by their bytes, so that a text is searched for them without taking it apart.
struct KnownWords: Sendable {
    private struct Entry {
        /// Of its letters among those of all words.
        let range: Range<Int>
        let number: Int
    }

    private var entries: [Entry] = []
    /// Of all words, in lower case.
    private var letters: [UInt8] = []
    /// A hash table with open addressing: indices of entries, -1 where none is.
    private var slots: [Int32]
    /// Those of its words, in bytes.
    private let lengths: Range<Int>
    /// A bit for each outline that one of the words has, which rules most others out.
    private var outlines = [UInt64](repeating: 0, count: 1 << 15 / 64)

    /// - Parameter words: each once, in lower case and with straight apostrophes.
    init(_ words: some Sequence<(word: String, number: Int)>) {
        for (word, number) in words {
            let start = letters.count
            letters += word.utf8
            let outline = letters[start...].withUnsafeBufferPointer(KnownWords.outline)
            outlines[outline / 64] |= 1 << UInt64(outline % 64)
            entries.append(Entry(range: start..<letters.count, number: number))
        }
        let lengths = entries.map(\.range.count)
        self.lengths = (lengths.min() ?? 0)..<(lengths.max() ?? -1) + 1
        var size = 64
        while size < entries.count * 4 { size *= 2 }
        slots = [Int32](repeating: -1, count: size)
        for (index, entry) in entries.enumerated() {
            var slot = letters[entry.range].withUnsafeBufferPointer(KnownWords.hash) & (size - 1)
            while slots[slot] >= 0 { slot = (slot + 1) & (size - 1) }
            slots[slot] = Int32(index)
        }
    }

    /// For words that need no numbers.
    init(of words: [String]) { self.init(words.map { (word: $0, number: 0) }) }

    /// The number of a word of letters, digits and straight apostrophes; those of ASCII may be in any case.
    func number(of word: UnsafeBufferPointer<UInt8>) -> Int? {
        guard lengths.contains(word.count), mayHold(word) else { return nil }
        var slot = KnownWords.hash(word) & (slots.count - 1)
        while slots[slot] >= 0 {
            let entry = entries[Int(slots[slot])]
            if isSame(entry.range, word) { return entry.number }
            slot = (slot + 1) & (slots.count - 1)
        }
        return nil
    }

    /// Whether a run of letters in a text is one of the words; it may be a part of a longer word. Spares most texts a
    /// closer look.
    func mayOccur(in text: String) -> Bool {
        var text = text
        return text.withUTF8 { bytes in
            var start = 0
            for end in 0...bytes.count where end == bytes.count || !WordStream.isLetter(bytes[end]) {
                if number(of: UnsafeBufferPointer(rebasing: bytes[start..<end])) != nil { return true }
                start = end + 1
            }
            return false
        }
    }

    private func isSame(_ range: Range<Int>, _ word: UnsafeBufferPointer<UInt8>) -> Bool {
        guard range.count == word.count else { return false }
        for index in word.indices where letters[range.lowerBound + index] != KnownWords.folded(word[index]) {
            return false
        }
        return true
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

    /// FNV-1a.
    private static func hash(_ word: UnsafeBufferPointer<UInt8>) -> Int {
        var hash: UInt32 = 2_166_136_261
        for byte in word { hash = (hash ^ UInt32(folded(byte))) &* 16_777_619 }
        return Int(hash ^ hash >> 15)
    }

    /// A letter in lower case; digits and apostrophes have the bit already.
    private static func folded(_ byte: UInt8) -> UInt8 { byte < 0x80 ? byte | 0x20 : byte }
}
