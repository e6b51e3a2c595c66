import HIGModel
import HIGText

/// Numbers for words by their letters, so that a word that comes again is known without making a string of it.
struct WordTable: Sendable {
    /// By number; in lower case, with straight apostrophes.
    private(set) var words: [String] = []
    private var numbers = NumberedWords()

    /// The number of a word of a text, a new one where it wasn't seen before.
    mutating func number(of bytes: UnsafeBufferPointer<UInt8>, at place: Range<Int>) -> Int32 {
        let letters = UnsafeBufferPointer(rebasing: bytes[place])
        guard letters.allSatisfy({ $0 < 0x80 }) else { return number(of: Word(in: bytes, at: place).text) }
        let number = numbers.add(letters)
        if number == words.count { words.append(Word(in: bytes, at: place).text) }
        return Int32(number)
    }

    /// The number of a word as `Word` gives it.
    mutating func number(of word: String) -> Int32 {
        var word = word
        let number = word.withUTF8 { numbers.add($0) }
        if number == words.count { words.append(word) }
        return Int32(number)
    }
}
