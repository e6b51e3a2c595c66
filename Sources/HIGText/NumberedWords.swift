/// Words that get numbers as they come, 0 the first, so that a word that comes again is known by its bytes.
///
/// They lie one after another, in one array: as strings in a dictionary they take several times as long to look up as the
/// texts take to read.
public struct NumberedWords: Sendable {
    private struct Entry {
        let letters: Range<Int>
        let hash: UInt64
    }

    /// Those of all words, as bytes.
    private var letters: [UInt8] = []
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
        for byte in word { letters.append(byte.lowercased) }
        entries.append(Entry(letters: start..<letters.count, hash: hash))
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
        try letters.withUnsafeBufferPointer { letters in
            try body(entries.map { UnsafeBufferPointer(rebasing: letters[$0.letters]) })
        }
    }

    // MARK: The table

    private func hash(of word: UnsafeBufferPointer<UInt8>) -> UInt64 {
        var hash = seed
        // The golden ratio's digits spread the bits.
        for byte in word { hash = (hash ^ UInt64(byte.lowercased)) &* 0x9E37_79B9_7F4A_7C15 }
        return hash
    }

    /// Where a word's number stands, or else the empty slot where it would.
    private func slot(of word: UnsafeBufferPointer<UInt8>, _ hash: UInt64) -> Int {
        var slot = hash.slot(among: slots.count)
        while slots[slot] >= 0 {
            let entry = entries[Int(slots[slot])]
            if entry.hash == hash, reads(entry.letters, as: word) { break }
            slot = (slot + 1) & (slots.count - 1)
        }
        return slot
    }

    private func reads(_ range: Range<Int>, as word: UnsafeBufferPointer<UInt8>) -> Bool {
        guard range.count == word.count else { return false }
        for offset in 0..<word.count where letters[range.lowerBound + offset] != word[offset].lowercased {
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
