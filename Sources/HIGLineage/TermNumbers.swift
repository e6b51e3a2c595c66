/// Numbers for the terms of texts, in the order in which they come.
struct TermNumbers {
    /// The terms by their numbers.
    private(set) var terms: [String] = []

    private var numbers: [String: Int32] = [:]
    /// The number of each word's term; -1 for words that carry no meaning.
    private var numberOfWord: [String: Int32] = [:]
    /// The last list that each term was seen in.
    private var seenIn: ContiguousArray<Int> = []
    private var listsSeen = 0

    /// The terms of a text, references aside, in its order.
    mutating func of(_ text: String) -> [Int32] {
        var found: [Int32] = []
        for word in Reference.wordsBeside(text) {
            if let known = numberOfWord[word] {
                if known >= 0 { found.append(known) }
            } else if let term = Terms.term(of: word) {
                let number = of(term: term)
                numberOfWord[word] = number
                found.append(number)
            } else {
                numberOfWord[word] = -1
            }
        }
        return found
    }

    /// The number of a term, a new one where it wasn't seen before.
    mutating func of(term: String) -> Int32 {
        if let known = numbers[term] { return known }
        let number = Int32(terms.count)
        numbers[term] = number
        terms.append(term)
        return number
    }

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
