/// How often each of many words occurs.
///
/// The words lie one after another as bytes, in one array: as strings in a dictionary they take several times as long to
/// count as the texts take to read.
struct WordTally {
    private struct Entry {
        let letters: Range<Int>
        let hash: UInt64
        var times: Int
    }

    private var letters: [UInt8] = []
    private var entries: [Entry] = []
    /// One more than the place of an entry, at its hash or behind it; 0 where there is none. At least half of them are.
    private var slots = [Int32](repeating: 0, count: 256)
    /// Drawn anew each time, so that no text can be written that counts slowly.
    private let seed = UInt64.random(in: .min ... .max)

    var isEmpty: Bool { entries.isEmpty }

    /// Counts a word; capitals of ASCII count as small letters.
    mutating func add(_ word: UnsafeBufferPointer<UInt8>, times: Int = 1) {
        let hash = hash(of: word)
        var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
        while slots[slot] > 0 {
            let place = Int(slots[slot]) - 1
            if entries[place].hash == hash, reads(entries[place].letters, as: word) {
                entries[place].times += times
                return
            }
            slot = (slot + 1) & (slots.count - 1)
        }
        let start = letters.count
        for byte in word { letters.append(WordTally.small(byte)) }
        entries.append(Entry(letters: start..<letters.count, hash: hash, times: times))
        slots[slot] = Int32(entries.count)
        if entries.count * 2 > slots.count { grow() }
    }

    /// Counts every word of another tally as often as that has it.
    mutating func add(_ other: WordTally) {
        other.letters.withUnsafeBufferPointer { letters in
            for entry in other.entries {
                add(UnsafeBufferPointer(rebasing: letters[entry.letters]), times: entry.times)
            }
        }
    }

    /// Hands over the words, in the order of their bytes.
    func forEach(_ body: (BorrowedText, Int) throws -> Void) rethrows {
        try letters.withUnsafeBufferPointer { letters in
            let sorted = entries.sorted { letters[$0.letters].lexicographicallyPrecedes(letters[$1.letters]) }
            for entry in sorted {
                try body(BorrowedText(bytes: UnsafeBufferPointer(rebasing: letters[entry.letters])), entry.times)
            }
        }
    }

    private func hash(of word: UnsafeBufferPointer<UInt8>) -> UInt64 {
        var hash = seed
        for byte in word { hash = (hash ^ UInt64(WordTally.small(byte))) &* 0x9E37_79B9_7F4A_7C15 }
        return hash ^ hash >> 32
    }

    private func reads(_ range: Range<Int>, as word: UnsafeBufferPointer<UInt8>) -> Bool {
        guard range.count == word.count else { return false }
        for offset in 0..<word.count where letters[range.lowerBound + offset] != WordTally.small(word[offset]) {
            return false
        }
        return true
    }

    private mutating func grow() {
        slots = [Int32](repeating: 0, count: slots.count * 2)
        for (place, entry) in entries.enumerated() {
            var slot = Int(truncatingIfNeeded: entry.hash) & (slots.count - 1)
            while slots[slot] > 0 { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = Int32(place + 1)
        }
    }

    private static func small(_ byte: UInt8) -> UInt8 {
        byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
    }
}
