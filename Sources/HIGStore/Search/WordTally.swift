import HIGModel
import HIGText

/// How often each of many words occurs.
struct WordTally {
    private var words = NumberedWords()
    /// By the words' numbers.
    private var times: [Int] = []

    var isEmpty: Bool { times.isEmpty }

    /// Counts a word; capitals of ASCII count as small letters.
    mutating func add(_ word: UnsafeBufferPointer<UInt8>, times: Int = 1) {
        let number = words.add(word)
        if number == self.times.count {
            self.times.append(times)
        } else {
            self.times[number] += times
        }
    }

    /// Counts every word of another tally as often as that has it.
    mutating func add(_ other: WordTally) {
        other.words.withWords { words in
            for (word, times) in zip(words, other.times) { add(word, times: times) }
        }
    }

    /// Hands over the words, in the order of their bytes.
    func forEach(_ body: (BorrowedText, Int) throws -> Void) rethrows {
        try words.withWords { words in
            for number in words.indices.sorted(by: { words[$0].lexicographicallyPrecedes(words[$1]) }) {
                try body(BorrowedText(bytes: words[number]), times[number])
            }
        }
    }
}
