/// Numbers for the terms of texts, in the order in which they come.
struct TermNumbers: Sendable {
    /// The terms by their numbers.
    private(set) var terms: [String] = []

    private var numbers: [String: Int32] = [:]
    private var words = WordNumbers()
    /// The number of each word's term, by the word's.
    private var termOfWord: ContiguousArray<Int32> = []
    /// Those of words beyond ASCII, which may be written in several ways.
    private var termOfSpelling: [String: Int32] = [:]
    /// Those of the text that is being read; kept for their place in memory.
    private var wordsRead: [Int32] = []

    /// A term of a text with the word that stands for it there.
    typealias Said = (word: Int32, term: Int32)

    /// In place of a term's number, for words that carry no meaning.
    private static let none: Int32 = -1
    /// For words whose term was not asked for yet.
    private static let unknown: Int32 = -2

    /// Reads the terms of a text, references aside, in its order.
    /// - Returns: whether the text has nothing but these words, and more text behind it would not change the last one.
    mutating func read(_ text: UnsafeBufferPointer<UInt8>, into said: inout [Said]) -> Bool {
        let isWhole = words.readBeside(text, into: &wordsRead)
        said.removeAll(keepingCapacity: true)
        for word in wordsRead {
            let known = term(of: word)
            let term = known == TermNumbers.unknown ? newTerm(of: word) : known
            if term != TermNumbers.none { said.append((word, term)) }
        }
        return isWhole
    }

    /// The number of the term of a word that comes the first time.
    private mutating func newTerm(of word: Int32) -> Int32 {
        let text = words.words[Int(word)]
        let isASCII = text.utf8.allSatisfy { $0 < 0x80 }
        let number =
            (isASCII ? nil : termOfSpelling[text]) ?? Terms.term(of: text).map { of(term: $0) } ?? TermNumbers.none
        if !isASCII { termOfSpelling[text] = number }
        termOfWord[Int(word)] = number
        return number
    }

    private mutating func term(of word: Int32) -> Int32 {
        while termOfWord.count <= Int(word) { termOfWord.append(TermNumbers.unknown) }
        return termOfWord[Int(word)]
    }

    /// Makes room for a number of terms.
    mutating func reserveCapacity(_ count: Int) { numbers.reserveCapacity(count) }

    /// The number of a term, a new one where it wasn't seen before.
    mutating func of(term: String) -> Int32 {
        if let known = numbers[term] { return known }
        let number = Int32(terms.count)
        numbers[term] = number
        terms.append(term)
        return number
    }

    /// The number of a term; `nil` where no text has it.
    func number(of term: String) -> Int32? { numbers[term] }

    /// Reads the terms of a text, references and all, as far as other texts have them.
    mutating func readKnown(_ text: UnsafeBufferPointer<UInt8>, into said: inout [Said]) {
        words.read(text, into: &wordsRead)
        said.removeAll(keepingCapacity: true)
        for word in wordsRead {
            if term(of: word) == TermNumbers.unknown {
                let term = Terms.term(of: words.words[Int(word)])
                termOfWord[Int(word)] = term.flatMap { numbers[$0] } ?? TermNumbers.none
            }
            if term(of: word) != TermNumbers.none { said.append((word, term(of: word))) }
        }
    }

    /// A word by its number.
    func word(_ number: Int32) -> String { words.words[Int(number)] }
}
