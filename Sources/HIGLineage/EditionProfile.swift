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

    public init(_ rules: [Rule]) {
        self.rules = rules
        var headingNumbers: [[String]: Int] = [:]
        var rulesSeen: ContiguousArray<Int> = []
        for (index, rule) in rules.enumerated() {
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
                headings.append(distinct(heading.flatMap { numbered($0) }))
            }
            headingOfRule.append(headingNumbers[heading] ?? 0)
            while rulesSeen.count < terms.count {
                rulesSeen.append(-1)
                holders.append(0)
            }
            for term in text where rulesSeen[Int(term)] != index {
                rulesSeen[Int(term)] = index
                holders[Int(term)] += 1
            }
        }
    }

    /// The places in `stretches` of a rule's.
    func stretchRange(_ rule: Int) -> Range<Int> { (rule == 0 ? 0 : stretchEnds[rule - 1])..<stretchEnds[rule] }

    private func distinct(_ list: [Int32]) -> [Int32] {
        var seen: Set<Int32> = []
        return list.filter { seen.insert($0).inserted }
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
        var sentences: [String] = []
        for paragraph in body.split(separator: "\n") {
            var sentence = paragraph.startIndex
            for part in paragraph.split(separator: " ") {
                if let last = part.last(where: { !"\")’”".contains($0) }), ".!?:;".contains(last), part.count > 2 {
                    sentences.append(String(paragraph[sentence..<part.endIndex]))
                    sentence = part.endIndex
                }
            }
            if sentence < paragraph.endIndex { sentences.append(String(paragraph[sentence...])) }
        }
        return sentences
    }

    private static func isPointer(_ sentence: String) -> Bool {
        let words = Word.all(in: String(sentence.prefix(120))).prefix(12).map(\.text)
        guard let first = words.first else { return true }
        return first == "see" || ["for", "to"].contains(first) && words.contains("see")
    }
}
