/// A list of words that others are looked up in.
struct WordSet: Sendable {
    /// A hash table with open addressing; the empty word marks an empty slot. The list is the program's own, so no text can
    /// make a search in it longer than the list does.
    private var slots: [WordForm]
    /// The words' marks: most words that a short list has not are told by them.
    private var marks: UInt64 = 0
    private let words: [WordForm]

    init(_ words: [WordForm]) {
        self.words = words
        // A power of two; at least a third is empty, so that the search for a word that is missing is short.
        var count = 2
        while count * 2 < words.count * 3 { count *= 2 }
        slots = Array(repeating: "", count: count)
        for word in words where !contains(word) {
            slots[slot(of: word)] = word
            marks |= WordSet.mark(of: word)
        }
    }

    func contains(_ word: WordForm) -> Bool {
        marks & WordSet.mark(of: word) != 0 && !word.isEmpty && slots[slot(of: word)] == word
    }

    func contains(_ word: some StringProtocol) -> Bool { contains(WordForm(word)) }

    func union(_ others: WordSet) -> WordSet { WordSet(words + others.words) }

    func subtracting(_ others: WordSet) -> WordSet { WordSet(words.filter { !others.contains($0) }) }

    func isDisjoint(with others: some Sequence<WordForm>) -> Bool { !others.contains { contains($0) } }

    /// One of 64 bits, by those of the hash that choose no slot.
    private static func mark(of word: WordForm) -> UInt64 { 1 &<< (word.hash &>> 26) }

    /// Where a word stands, or else the empty slot where it would.
    private func slot(of word: WordForm) -> Int {
        let last = slots.count - 1
        var slot = Int(truncatingIfNeeded: word.hash) & last
        while !slots[slot].isEmpty, slots[slot] != word { slot = (slot + 1) & last }
        return slot
    }
}

extension WordSet: ExpressibleByArrayLiteral {
    init(arrayLiteral words: String...) { self.init(words.map { WordForm($0) }) }
}
