import HIGModel

/// Numbers for words by their letters, so that a word that comes again is known without making a string of it.
struct WordTable: Sendable {
    /// By number; in lower case, with straight apostrophes.
    private(set) var words: [String] = []
    private var hashes: ContiguousArray<UInt64> = []
    /// The bytes of all words, end to end.
    private var letters: ContiguousArray<UInt8> = []
    /// Where in `letters` the next word's begin.
    private var ends: ContiguousArray<Int> = []
    /// The words' numbers, from the place on that their hash says; -1 where there is none.
    private var slots = ContiguousArray<Int32>(repeating: -1, count: 64)

    /// The number of a word of a text, a new one where it wasn't seen before.
    mutating func number(of bytes: UnsafeBufferPointer<UInt8>, at place: Range<Int>) -> Int32 {
        var letters = FoldedLetters(UnsafeBufferPointer(rebasing: bytes[place]))
        let hash = WordTable.hash(of: &letters)
        guard letters.isASCII else { return number(of: Word(in: bytes, at: place).text) }
        var slot = firstSlot(hash)
        while slots[slot] >= 0 {
            let number = Int(slots[slot])
            if hashes[number] == hash, has(number, FoldedLetters(UnsafeBufferPointer(rebasing: bytes[place]))) {
                return Int32(number)
            }
            slot = (slot + 1) & (slots.count - 1)
        }
        return add(Word(in: bytes, at: place).text, hash, at: slot)
    }

    /// The number of a word as `Word` gives it.
    mutating func number(of word: String) -> Int32 {
        let hash = word.utf8.reduce(WordTable.seed, WordTable.mixed)
        var slot = firstSlot(hash)
        while slots[slot] >= 0 {
            let number = Int(slots[slot])
            if hashes[number] == hash, letters[range(number)].elementsEqual(word.utf8) { return Int32(number) }
            slot = (slot + 1) & (slots.count - 1)
        }
        return add(word, hash, at: slot)
    }

    private mutating func add(_ word: String, _ hash: UInt64, at slot: Int) -> Int32 {
        let number = Int32(words.count)
        words.append(word)
        hashes.append(hash)
        letters.append(contentsOf: word.utf8)
        ends.append(letters.count)
        slots[slot] = number
        if words.count * 2 > slots.count { grow() }
        return number
    }

    private mutating func grow() {
        slots = ContiguousArray(repeating: -1, count: slots.count * 2)
        for number in words.indices {
            var slot = firstSlot(hashes[number])
            while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = Int32(number)
        }
    }

    private func firstSlot(_ hash: UInt64) -> Int {
        // The upper bits depend on all letters.
        Int(truncatingIfNeeded: hash >> 32) & (slots.count - 1)
    }

    /// The places in `letters` of a word's.
    private func range(_ number: Int) -> Range<Int> { (number == 0 ? 0 : ends[number - 1])..<ends[number] }

    private func has(_ number: Int, _ letters: FoldedLetters) -> Bool {
        var letters = letters
        for place in range(number) where letters.next() != self.letters[place] { return false }
        return letters.next() == nil
    }

    private static let seed: UInt64 = 0xCBF2_9CE4_8422_2325

    private static func mixed(_ hash: UInt64, _ letter: UInt8) -> UInt64 {
        (hash ^ UInt64(letter)) &* 0x9E37_79B9_7F4A_7C15
    }

    private static func hash(of letters: inout FoldedLetters) -> UInt64 {
        var hash = seed
        while let letter = letters.next() { hash = mixed(hash, letter) }
        return hash
    }
}

/// The letters of a word in lower case, with straight apostrophes, as far as they are ASCII.
private struct FoldedLetters: IteratorProtocol {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var place = 0
    /// Whether nothing else was met.
    private(set) var isASCII = true

    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    mutating func next() -> UInt8? {
        guard place < bytes.count else { return nil }
        let byte = bytes[place]
        place += 1
        guard byte < 0x80 else {
            // U+2019 is the only sign in a word that is no letter.
            guard byte == 0xE2 else {
                isASCII = false
                return nil
            }
            place += 2
            return UInt8(ascii: "'")
        }
        return byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
    }
}
