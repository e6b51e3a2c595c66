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
        let hash = hash(of: word)
        let slot = slot(of: word, hash)
        if slots[slot] >= 0 { return Int(slots[slot]) }
        let number = entries.count
        let start = letters.count
        for position in stride(from: 0, to: word.count, by: 8) {
            letters.append(NumberedWords.letters(of: word, from: position).littleEndian)
        }
        entries.append(Entry(start: start, length: word.count, hash: hash))
        slots[slot] = Int32(number)
        if entries.count * 2 > slots.count { grow() }
        return number
    }

    /// The number of a word; `nil` where it wasn't seen.
    public func number(of word: UnsafeBufferPointer<UInt8>) -> Int? {
        let number = slots[slot(of: word, hash(of: word))]
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

    private func hash(of word: UnsafeBufferPointer<UInt8>) -> UInt64 {
        var hash = seed
        for position in stride(from: 0, to: word.count, by: 8) {
            // The golden ratio's digits spread the bits. With the product's upper half left out, a letter's upper bits
            // could be made up for by those of the letters eight further on, whatever the seed.
            let product = (hash ^ NumberedWords.letters(of: word, from: position)).multipliedFullWidth(
                by: 0x9E37_79B9_7F4A_7C15)
            hash = product.high ^ product.low
        }
        return hash
    }

    /// Up to eight letters of a word in lower case, the first in the lowest bits.
    private static func letters(of word: UnsafeBufferPointer<UInt8>, from position: Int) -> UInt64 {
        if let eight = EightBytes(word, at: position) { return eight.lowercased.bits }
        var bits: UInt64 = 0
        for offset in (position..<word.count).reversed() { bits = bits << 8 | UInt64(word[offset]) }
        return EightBytes(bits: bits).lowercased.bits
    }

    /// Where a word's number stands, or else the empty slot where it would.
    private func slot(of word: UnsafeBufferPointer<UInt8>, _ hash: UInt64) -> Int {
        var slot = hash.slot(among: slots.count)
        while slots[slot] >= 0 {
            let entry = entries[Int(slots[slot])]
            if entry.hash == hash, reads(entry, as: word) { break }
            slot = (slot + 1) & (slots.count - 1)
        }
        return slot
    }

    private func reads(_ entry: Entry, as word: UnsafeBufferPointer<UInt8>) -> Bool {
        guard entry.length == word.count else { return false }
        for position in stride(from: 0, to: word.count, by: 8)
        where letters[entry.start + position / 8] != NumberedWords.letters(of: word, from: position).littleEndian {
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
