import HIGText

/// The words of many texts, each with a number.
///
/// A word is looked up by a hash of its letters; the hash of two words written together follows from theirs, so that
/// `displays the` is known to be `displaysthe` without a look at the letters.
struct Lexicon: Sendable {
    /// A polynomial over the lower-case letters, modulo 2^64.
    struct Key: Hashable, Sendable {
        private static let base: UInt64 = 0x9E37_79B9_7F4A_7C15

        private(set) var hash: UInt64 = 0
        private(set) var shift: UInt64 = 1

        mutating func append(_ letter: UInt8) {
            hash = hash &* Key.base &+ UInt64(letter | 0x20)
            shift = shift &* Key.base
        }

        /// The key of this word with another behind it.
        func followed(by other: Key) -> Key {
            var key = Key()
            key.hash = hash &* other.shift &+ other.hash
            key.shift = shift &* other.shift
            return key
        }

        /// The key of what stands behind this word in a longer one.
        func rest(of longer: Key, shift: UInt64) -> Key {
            var key = Key()
            key.hash = longer.hash &- hash &* shift
            key.shift = shift
            return key
        }
    }

    /// By number.
    private(set) var keys: [Key] = []
    private var starts: [Int] = [0]
    private var letters: [UInt8] = []
    /// A hash table with open addressing: the words' numbers, -1 where there is none. At least half of them are empty.
    private var slots = [Int32](repeating: -1, count: 1 << 15)
    /// Odd, and drawn anew each time, so that no text can be written whose words take long to find.
    private let factor = UInt64.random(in: .min ... .max) | 1

    var count: Int { keys.count }

    func number(of key: Key) -> Int? { number(ofHash: key.hash) }

    /// The number of a word that is known by the hash of its key.
    func number(ofHash hash: UInt64) -> Int? {
        var slot = firstSlot(hash)
        while slots[slot] >= 0 {
            let number = Int(slots[slot])
            if keys[number].hash == hash { return number }
            slot = (slot + 1) & (slots.count - 1)
        }
        return nil
    }

    mutating func add(_ key: Key, letters word: UnsafeBufferPointer<UInt8>) -> Int {
        if let number = number(of: key) { return number }
        if keys.count * 2 > slots.count { grow() }
        keys.append(key)
        for letter in word { letters.append(letter | 0x20) }
        starts.append(letters.count)
        place(keys.count - 1)
        return keys.count - 1
    }

    /// Takes the words of another lexicon that it doesn't hold.
    /// - Returns: the numbers that the other's words have here, by the other's numbers.
    mutating func add(_ other: Lexicon) -> [Int32] {
        other.keys.indices.map { number in
            let key = other.keys[number]
            return Int32(other.letters(of: number).withUnsafeBufferPointer { add(key, letters: $0) })
        }
    }

    /// The lower-case letters of a word.
    func letters(of number: Int) -> ArraySlice<UInt8> { letters[starts[number]..<starts[number + 1]] }

    func word(_ number: Int) -> String { String(decoding: letters(of: number), as: UTF8.self) }

    private func firstSlot(_ hash: UInt64) -> Int { (hash &* factor).slot(among: slots.count) }

    private mutating func place(_ number: Int) {
        var slot = firstSlot(keys[number].hash)
        while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
        slots[slot] = Int32(number)
    }

    private mutating func grow() {
        slots = [Int32](repeating: -1, count: slots.count * 2)
        for number in keys.indices { place(number) }
    }
}
