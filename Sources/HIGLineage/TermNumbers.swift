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
    /// The last list that each term was seen in.
    private var seenIn: ContiguousArray<Int> = []
    private var listsSeen = 0

    /// In place of a term's number, for words that carry no meaning.
    private static let none: Int32 = -1
    /// For words whose term was not asked for yet.
    private static let unknown: Int32 = -2

    /// The terms of a text, references aside, in its order.
    mutating func of(_ text: String) -> [Int32] {
        var text = text
        return text.withUTF8 { of($0) }
    }

    /// The terms of a text by its bytes.
    mutating func of(_ text: UnsafeBufferPointer<UInt8>) -> [Int32] {
        words.beside(text).compactMap { word in
            let known = term(of: word)
            if known != TermNumbers.unknown { return known == TermNumbers.none ? nil : known }
            let text = words.words[Int(word)]
            let isASCII = text.utf8.allSatisfy { $0 < 0x80 }
            let number =
                (isASCII ? nil : termOfSpelling[text]) ?? Terms.term(of: text).map { of(term: $0) } ?? TermNumbers.none
            if !isASCII { termOfSpelling[text] = number }
            termOfWord[Int(word)] = number
            return number == TermNumbers.none ? nil : number
        }
    }

    private mutating func term(of word: Int32) -> Int32 {
        while termOfWord.count <= Int(word) { termOfWord.append(TermNumbers.unknown) }
        return termOfWord[Int(word)]
    }

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

    /// The words of a text, references and all, each with its term, as far as other texts have that.
    mutating func knownTerms(of text: String) -> [(word: Int32, term: Int32)] {
        var text = text
        return text.withUTF8 { words.of($0) }.compactMap { word in
            if term(of: word) == TermNumbers.unknown {
                let term = Terms.term(of: words.words[Int(word)])
                termOfWord[Int(word)] = term.flatMap { numbers[$0] } ?? TermNumbers.none
            }
            return term(of: word) == TermNumbers.none ? nil : (word, term(of: word))
        }
    }

    /// A word by its number.
    func word(_ number: Int32) -> String { words.words[Int(number)] }

    /// The terms of a list, each once, in the order of their first appearance.
    mutating func distinct(_ list: some Sequence<Int32>) -> [Int32] {
        listsSeen += 1
        while seenIn.count < terms.count { seenIn.append(0) }
        var found: [Int32] = []
        for term in list where seenIn[Int(term)] != listsSeen {
            seenIn[Int(term)] = listsSeen
            found.append(term)
        }
        return found
    }
}
