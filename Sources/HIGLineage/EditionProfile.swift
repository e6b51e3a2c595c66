import HIGModel

/// What of an edition's rules is compared: their terms as numbers. It depends on nothing but the rules, so it is made
/// once however many editions are compared with this one.
public struct EditionProfile: Sendable {
    /// In source order.
    public let rules: [Rule]
    /// The terms by their numbers.
    private(set) var terms: [String] = []
    /// The first word seen of each term.
    private(set) var words: [String] = []
    /// How many rules have each term.
    private(set) var holders: ContiguousArray<Int> = []
    /// Each statement's terms in the order of the text; of a very long one the first.
    private(set) var sequences = TermLists()
    /// Each statement's terms, each once.
    private(set) var statements = TermLists()
    /// The terms of each statement and its body together, each once.
    private(set) var texts = TermLists()
    /// Each sentence or list item of the bodies, and each two that follow each other; pointers to other places are
    /// left out.
    private(set) var stretches = TermLists()
    /// Where in `stretches` the next rule's begin.
    private(set) var stretchEnds: ContiguousArray<Int> = []
    /// The headings over the rules, with the words of the topic.
    private(set) var headings = TermLists()
    /// The place in `headings` of each rule's.
    private(set) var headingOfRule: ContiguousArray<Int> = []

    /// Sixty terms say what a statement says; more only cost.
    private static let longestSequence = 60

    private var numbers: [String: Int32] = [:]
    /// The number of each word's term; -1 for words that carry no meaning.
    private var numberOfWord: [String: Int32] = [:]
    /// The last list that each term was seen in.
    private var seenIn: ContiguousArray<Int> = []
    private var listsSeen = 0

    public init(_ rules: [Rule]) {
        self.rules = rules
        var headingNumbers: [[String]: Int] = [:]
        for rule in rules {
            let sequence = numbered(rule.statement)
            let statement = distinct(sequence)
            var parts: [[Int32]] = []
            for sentence in EditionProfile.sentences(of: rule.body) where !EditionProfile.isPointer(sentence) {
                let part = distinct(numbered(sentence))
                if !part.isEmpty { parts.append(part) }
            }
            let text = distinct(statement + parts.joined())
            sequences.append(sequence.prefix(EditionProfile.longestSequence))
            statements.append(statement)
            texts.append(text)
            for part in parts { stretches.append(part) }
            for (part, next) in zip(parts, parts.dropFirst()) { stretches.append(distinct(part + next)) }
            stretchEnds.append(stretches.count)
            let heading = rule.section + [rule.topic]
            if headingNumbers[heading] == nil {
                headingNumbers[heading] = headings.count
                var words: [Int32] = []
                for part in heading { words += numbered(part) }
                headings.append(distinct(words))
            }
            headingOfRule.append(headingNumbers[heading] ?? 0)
            while holders.count < terms.count { holders.append(0) }
            for term in text { holders[Int(term)] += 1 }
        }
    }

    /// The places in `stretches` of a rule's.
    func stretchRange(_ rule: Int) -> Range<Int> { (rule == 0 ? 0 : stretchEnds[rule - 1])..<stretchEnds[rule] }

    /// The terms of a list, each once, in the order of their first appearance.
    private mutating func distinct(_ list: some Sequence<Int32>) -> [Int32] {
        listsSeen += 1
        while seenIn.count < terms.count { seenIn.append(0) }
        var found: [Int32] = []
        for term in list where seenIn[Int(term)] != listsSeen {
            seenIn[Int(term)] = listsSeen
            found.append(term)
        }
        return found
    }

    private mutating func numbered(_ text: String) -> [Int32] {
        var found: [Int32] = []
        for word in Terms.words(of: text) {
            if let known = numberOfWord[word] {
                if known >= 0 { found.append(known) }
            } else if let term = Terms.term(of: word) {
                let number = numbers[term] ?? Int32(terms.count)
                if Int(number) == terms.count {
                    numbers[term] = number
                    terms.append(term)
                    words.append(word)
                }
                numberOfWord[word] = number
                found.append(number)
            } else {
                numberOfWord[word] = -1
            }
        }
        return found
    }

    /// Sentences and list items; where exactly they end matters little here.
    static func sentences(of body: String) -> [String] {
        let bytes = Array(body.utf8)
        var sentences: [String] = []
        var start = 0
        var word = 0
        func end(at place: Int) {
            if start < place { sentences.append(String(decoding: bytes[start..<place], as: UTF8.self)) }
            start = place + 1
        }
        for place in bytes.indices {
            guard bytes[place] == UInt8(ascii: " ") || bytes[place] == UInt8(ascii: "\n") else { continue }
            if bytes[place] == UInt8(ascii: "\n") || isEnd(bytes[word..<place]) { end(at: place) }
            word = place + 1
        }
        end(at: bytes.count)
        return sentences
    }

    /// Whether a word ends a sentence: a sign after it, quotes and brackets aside. `A.` and `-` don't.
    private static func isEnd(_ word: ArraySlice<UInt8>) -> Bool {
        guard word.count > 2 else { return false }
        var rest = word
        while let last = rest.last, last == UInt8(ascii: "\"") || last == UInt8(ascii: ")") || last >= 0x80 {
            rest.removeLast()
        }
        return rest.last.map { ".!?:;".utf8.contains($0) } ?? false
    }

    private static func isPointer(_ sentence: String) -> Bool {
        let start = sentence.utf8.prefix(120)
        // Most sentences are done with their first letters: S for see, F for for, T for to.
        guard let first = start.first(where: { ($0 | 0x20) >= UInt8(ascii: "a") && ($0 | 0x20) <= UInt8(ascii: "z") })
        else { return true }
        guard "sft".utf8.contains(first | 0x20) else { return false }
        let words = Word.all(in: String(decoding: start, as: UTF8.self)).prefix(12).map(\.text)
        return words.first == "see" || ["for", "to"].contains(words.first ?? "") && words.contains("see")
    }
}
