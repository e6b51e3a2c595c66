import HIGModel

/// What of an edition's rules is compared: their terms as numbers. It depends on nothing but the rules, so it is made
/// once however many editions are compared with this one.
public struct EditionProfile: Sendable {
    /// In source order.
    public let rules: [Rule]
    /// The terms by their numbers.
    private(set) var terms: [String] = []
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

    public init(_ rules: [Rule]) {
        self.rules = rules
        var numbers = TermNumbers()
        var headingNumbers: [[String]: Int] = [:]
        for rule in rules {
            let sequence = numbers.of(rule.statement)
            let statement = numbers.distinct(sequence)
            var parts: [[Int32]] = []
            for sentence in EditionProfile.sentences(of: rule.body) where !EditionProfile.isPointer(sentence) {
                let part = numbers.distinct(numbers.of(sentence))
                if !part.isEmpty { parts.append(part) }
            }
            sequences.append(sequence.prefix(EditionProfile.longestSequence))
            statements.append(statement)
            texts.append(numbers.distinct(statement + parts.joined()))
            for part in parts { stretches.append(part) }
            for (part, next) in zip(parts, parts.dropFirst()) { stretches.append(numbers.distinct(part + next)) }
            stretchEnds.append(stretches.count)
            let heading = EditionProfile.heading(over: rule)
            if headingNumbers[heading] == nil {
                headingNumbers[heading] = headings.count
                var words: [Int32] = []
                for part in heading { words += numbers.of(part) }
                headings.append(numbers.distinct(words))
            }
            headingOfRule.append(headingNumbers[heading] ?? 0)
        }
        finish(numbers)
    }

    /// Rules of one edition, whose profile is known.
    public struct Part {
        let profile: EditionProfile
        /// Their places in the profile, ascending.
        let places: [Int]

        /// All of the profile's rules.
        public init(_ profile: EditionProfile) {
            self.init(profile: profile, places: Array(profile.rules.indices))
        }

        private init(profile: EditionProfile, places: [Int]) {
            self.profile = profile
            self.places = places
        }

        /// Those of the rules for which a condition holds.
        public func filter(_ holds: (Rule) throws -> Bool) rethrows -> Part {
            Part(profile: profile, places: try places.filter { try holds(profile.rules[$0]) })
        }
    }

    /// The profile of rules of several editions, without reading them anew.
    public init(_ parts: [Part]) {
        rules = parts.flatMap { part in part.places.map { part.profile.rules[$0] } }
        var numbers = TermNumbers()
        var headingNumbers: [[String]: Int] = [:]
        for part in parts {
            let profile = part.profile
            var common = ContiguousArray<Int32>(repeating: -1, count: profile.terms.count)
            func numbered(_ lists: TermLists, _ list: Int) -> [Int32] {
                lists.range(list).map { place in
                    let term = Int(lists.terms[place])
                    if common[term] < 0 {
                        common[term] = numbers.of(term: profile.terms[term])
                    }
                    return common[term]
                }
            }
            for place in part.places {
                statements.append(numbered(profile.statements, place))
                texts.append(numbered(profile.texts, place))
                sequences.append(numbered(profile.sequences, place))
                for stretch in profile.stretchRange(place) { stretches.append(numbered(profile.stretches, stretch)) }
                stretchEnds.append(stretches.count)
                let heading = EditionProfile.heading(over: profile.rules[place])
                if headingNumbers[heading] == nil {
                    headingNumbers[heading] = headings.count
                    headings.append(numbered(profile.headings, profile.headingOfRule[place]))
                }
                headingOfRule.append(headingNumbers[heading] ?? 0)
            }
        }
        finish(numbers)
    }

    private mutating func finish(_ numbers: TermNumbers) {
        terms = numbers.terms
        holders = ContiguousArray(repeating: 0, count: terms.count)
        for term in texts.terms { holders[Int(term)] += 1 }
    }

    /// What says where a rule stands: its headings and its topic.
    private static func heading(over rule: Rule) -> [String] { rule.section + [rule.topic] }

    /// The places in `stretches` of a rule's.
    func stretchRange(_ rule: Int) -> Range<Int> { (rule == 0 ? 0 : stretchEnds[rule - 1])..<stretchEnds[rule] }

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
