import HIGModel
import HIGText

/// Which words are English, and how common each is.
///
/// The words are SCOWL's, by size class: 10 holds the commonest, then 20, 35, 40, 50, 55, 60 and 70. Only words of the
/// letters a to z are held: no contractions, no proper names, and of the two rarest classes no words of fewer than seven
/// letters, which glued words could be taken for. The text itself is constant data of the binary; the index over it is built
/// at the first look-up, so a command that never looks a word up pays nothing.
public struct EnglishWords: Sendable {
    static let shared = EnglishWords()
    /// The rarest class of words that any child knows.
    static let commonest = 20
    /// The rarest class of words that nobody looks up.
    static let everyday = 35

    /// No word of the list has more bytes; anything longer is not looked up.
    private static let longestWord = 31
    /// A power of two, more than twice the number of words.
    private static let slotCount = 1 << 18

    /// A hash table with open addressing. Zero is an empty slot; see `entry(offset:length:rank:)` for the others.
    private let slots: [UInt32]

    private init() {
        var slots = [UInt32](repeating: 0, count: Self.slotCount)
        for (rank, (_, words)) in Self.classes.enumerated() {
            var start = 0
            let bytes = UnsafeBufferPointer(start: words.utf8Start, count: words.utf8CodeUnitCount)
            for end in 0...bytes.count where end == bytes.count || bytes[end] < UInt8(ascii: "a") {
                if end > start {
                    let word = UnsafeBufferPointer(rebasing: bytes[start..<end])
                    var slot = Self.firstSlot(of: word)
                    while slots[slot] != 0 { slot = (slot + 1) & (Self.slotCount - 1) }
                    slots[slot] = Self.entry(offset: start, length: word.count, rank: rank)
                }
                start = end + 1
            }
        }
        self.slots = slots
    }

    /// The commonness class of a word: 10, 20, 35, 40, 50, 55, 60 or 70, the rarest; `nil` when SCOWL's lists do not
    /// hold it.
    public static func commonness(of word: String) -> Int? { shared.commonness(of: word) }

    /// The commonness class of a word (10 is the commonest, 70 the rarest), whatever the case of its letters.
    ///
    /// - Returns: `nil` when the list does not hold the word.
    func commonness(of word: some StringProtocol) -> Int? {
        word.utf8.withContiguousStorageIfAvailable { commonness(ofUTF8: $0) }
            ?? Array(word.utf8).withUnsafeBufferPointer { commonness(ofUTF8: $0) }
    }

    /// The same for a word that is held as bytes, so that a part of a longer word can be asked for without copying it.
    func commonness(ofUTF8 word: UnsafeBufferPointer<UInt8>) -> Int? {
        guard !word.isEmpty, word.count <= Self.longestWord else { return nil }
        var slot = Self.firstSlot(of: word)
        while slots[slot] != 0 {
            let (offset, length, rank) = Self.parts(of: slots[slot])
            let (commonness, words) = Self.classes[rank]
            if length == word.count, Self.equal(word, words.utf8Start + offset) { return commonness }
            slot = (slot + 1) & (Self.slotCount - 1)
        }
        return nil
    }

    /// Whether a common word opens so many compounds that one more would be no surprise: "space", "over".
    func opensCompounds(_ word: String) -> Bool { Self.openersOfCompounds.contains(word) }

    /// Whether a common word closes so many compounds that one more would be no surprise: "bar", "able".
    func closesCompounds(_ word: String) -> Bool { Self.closersOfCompounds.contains(word) }

    private static let openersOfCompounds = set(openers)
    private static let closersOfCompounds = set(closers)

    private static func set(_ words: StaticString) -> Set<String> {
        Set("\(words)".split(whereSeparator: \.isWhitespace).map(String.init))
    }

    // MARK: - The table

    /// Rank in the low 3 bits, length in the next 5, offset into the class's text above.
    private static func entry(offset: Int, length: Int, rank: Int) -> UInt32 {
        UInt32(offset << 8 | length << 3 | rank)
    }

    private static func parts(of entry: UInt32) -> (offset: Int, length: Int, rank: Int) {
        (Int(entry >> 8), Int(entry >> 3 & 31), Int(entry & 7))
    }

    /// FNV-1a over the lower-case letters. It can be the same each time: how far a search goes is settled by the list, whatever
    /// is looked up.
    private static func firstSlot(of word: UnsafeBufferPointer<UInt8>) -> Int {
        var hash: UInt32 = 2_166_136_261
        for byte in word { hash = (hash ^ UInt32(byte.lowercased)) &* 16_777_619 }
        return Int(hash ^ hash >> 15) & (slotCount - 1)
    }

    private static func equal(_ word: UnsafeBufferPointer<UInt8>, _ other: UnsafePointer<UInt8>) -> Bool {
        for index in word.indices where word[index].lowercased != other[index] { return false }
        return true
    }
}
