/// Words that get numbers as they come, 0 the first, so that a word that comes again is known by its bytes.
///
/// They lie one after another, in one array: as strings in a dictionary they take several times as long to look up as the
/// texts take to read.
public struct NumberedWords: Sendable {
    private struct Entry {
        /// The place of its first letters.
        let start: Int
        /// In bytes.
        let length: Int
        let hash: UInt64
    }

    /// Those of all words, eight to a number as they lie in a text, zeros behind a word's last.
    private var letters: [UInt64] = []
    /// By number.
    private var entries: [Entry] = []
    /// A hash table with open addressing: the words' numbers, -1 where there is none. At least half of them are empty.
    private var slots = [Int32](repeating: -1, count: 64)
    /// Drawn anew each time, so that no text can be written whose words take long to find.
    private let seed = UInt64.random(in: .min ... .max)

    public init() {}

    /// The number of a word, a new one where it wasn't seen before; capitals of ASCII count as small letters.
    public mutating func add(_ word: UnsafeBufferPointer<UInt8>) -> Int {
        let spelling = Spelling(word, seed: seed)
        let slot = slot(of: spelling)
        if slots[slot] >= 0 { return Int(slots[slot]) }
        let number = entries.count
        let start = letters.count
        for position in stride(from: 0, to: word.count, by: 8) {
            letters.append(Spelling.letters(of: word, from: position))
        }
        entries.append(Entry(start: start, length: word.count, hash: spelling.hash))
        slots[slot] = Int32(number)
        if entries.count * 2 > slots.count { grow() }
        return number
    }

    /// The number of a word; `nil` where it wasn't seen.
    public func number(of word: UnsafeBufferPointer<UInt8>) -> Int? {
        let number = slots[slot(of: Spelling(word, seed: seed))]
        return number >= 0 ? Int(number) : nil
    }

    /// Lends all words, by number.
    public func withWords<Result>(_ body: ([UnsafeBufferPointer<UInt8>]) throws -> Result) rethrows -> Result {
        try letters.withUnsafeBytes { letters in
            try letters.withMemoryRebound(to: UInt8.self) { letters in
                try body(
                    entries.map { UnsafeBufferPointer(rebasing: letters[($0.start * 8)...].prefix($0.length)) })
            }
        }
    }

    // MARK: The table

    /// Where a word's number stands, or else the empty slot where it would.
    private func slot(of word: Spelling) -> Int {
        var slot = word.hash.slot(among: slots.count)
        while slots[slot] >= 0 {
            let entry = entries[Int(slots[slot])]
            if entry.hash == word.hash, reads(entry, as: word) { break }
            slot = (slot + 1) & (slots.count - 1)
        }
        return slot
    }

    private func reads(_ entry: Entry, as word: Spelling) -> Bool {
        guard entry.length == word.letters.count else { return false }
        guard entry.length > 0 else { return true }
        guard letters[entry.start] == word.first else { return false }
        // Most words are no longer.
        for position in stride(from: 8, to: entry.length, by: 8)
        where letters[entry.start + position / 8] != Spelling.letters(of: word.letters, from: position) {
            return false
        }
        return true
    }

    private mutating func grow() {
        slots = [Int32](repeating: -1, count: slots.count * 2)
        for (number, entry) in entries.enumerated() {
            var slot = entry.hash.slot(among: slots.count)
            while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = Int32(number)
        }
    }
}

/// A word as it is looked up.
private struct Spelling {
    let letters: UnsafeBufferPointer<UInt8>
    /// The first eight letters.
    let first: UInt64
    let hash: UInt64

    @inline(__always)
    init(_ word: UnsafeBufferPointer<UInt8>, seed: UInt64) {
        letters = word
        first = Spelling.letters(of: word, from: 0)
        var hash = Spelling.mixed(seed, first)
        for position in stride(from: 8, to: word.count, by: 8) {
            hash = Spelling.mixed(hash, Spelling.letters(of: word, from: position))
        }
        self.hash = hash
    }

    /// Up to eight letters of a word in lower case, in memory as they lie in a text.
    @inline(__always)
    static func letters(of word: UnsafeBufferPointer<UInt8>, from position: Int) -> UInt64 {
        EightBytes(word, from: position).lowercased.bits.littleEndian
    }

    /// The golden ratio's digits spread the bits. With the product's upper half left out, a letter's upper bits could be made
    /// up for by those of the letters eight further on, whatever the seed.
    private static func mixed(_ hash: UInt64, _ letters: UInt64) -> UInt64 {
        let product = (hash ^ letters).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
        return product.high ^ product.low
    }
}
