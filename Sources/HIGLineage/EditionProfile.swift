import HIGModel

/// What of an edition's rules is compared: their terms as numbers. It depends on nothing but the rules, so it is made
/// once however many editions are compared with this one.
public struct EditionProfile: Sendable {
    /// In source order.
    public let rules: [Rule]
    /// Which terms there are, and the words that stand for them.
    private(set) var numbers = TermNumbers()
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
        var headingPlaces = HeadingPlaces()
        for rule in rules.indices {
            let sequence = numbers.of(rules[rule].statement)
            let statement = numbers.distinct(sequence)
            sequences.append(sequence.prefix(EditionProfile.longestSequence))
            statements.append(statement)
            addTexts(statement, rules[rule].body)
            let (heading, isNew) = headingPlaces.place(of: rules[rule].section, rules[rule].topic)
            if isNew {
                var words: [Int32] = []
                for part in EditionProfile.heading(rules[rule].section, rules[rule].topic) { words += numbers.of(part) }
                headings.append(numbers.distinct(words))
            }
            headingOfRule.append(heading)
        }
        countHolders()
    }

    /// Adds what a rule's statement and body say together, and the stretches of its body.
    private mutating func addTexts(_ statement: [Int32], _ body: String) {
        let first = stretches.count
        var body = body
        body.withUTF8 { body in
            for sentence in EditionProfile.sentences(in: body) {
                let sentence = UnsafeBufferPointer(rebasing: body[sentence])
                guard !EditionProfile.isPointer(sentence) else { continue }
                let part = numbers.distinct(numbers.of(sentence))
                if !part.isEmpty { stretches.append(part) }
            }
        }
        let parts = first..<stretches.count
        let all = parts.isEmpty ? statement : numbers.distinct(statement + stretches.terms[stretches.range(of: parts)])
        texts.append(all)
        for part in parts.dropLast() {
            let both = numbers.distinct(stretches.terms[stretches.range(of: part..<part + 2)])
            stretches.append(both)
        }
        stretchEnds.append(stretches.count)
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

        /// Those of the rules for whose ids a condition holds.
        public func filter(_ holds: (_ id: String) throws -> Bool) rethrows -> Part {
            Part(profile: profile, places: try places.filter { try holds(profile.rules[$0].id) })
        }
    }

    /// The profile of rules of several editions, without reading them anew.
    public init(_ parts: [Part]) {
        var rules: [Rule] = []
        rules.reserveCapacity(parts.reduce(0) { $0 + $1.places.count })
        for part in parts { rules += part.places.lazy.map { part.profile.rules[$0] } }
        self.rules = rules
        var headingPlaces = HeadingPlaces()
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
                let (heading, isNew) = headingPlaces.place(
                    of: profile.rules[place].section, profile.rules[place].topic)
                if isNew { headings.append(numbered(profile.headings, profile.headingOfRule[place])) }
                headingOfRule.append(heading)
            }
        }
        countHolders()
    }

    private mutating func countHolders() {
        holders = ContiguousArray(repeating: 0, count: terms.count)
        for term in texts.terms { holders[Int(term)] += 1 }
    }

    /// The terms by their numbers.
    var terms: [String] { numbers.terms }

    /// Places for headings, in the order in which they come.
    private struct HeadingPlaces {
        private var places: [[String]: Int] = [:]
        private var last: (section: [String], topic: String, place: Int)?

        /// The place of what stands over a rule, and whether it is the first rule under it.
        mutating func place(of section: [String], _ topic: String) -> (place: Int, isNew: Bool) {
            // Most rules stand where the one before stands.
            if let last, last.section == section, last.topic == topic { return (last.place, false) }
            let heading = EditionProfile.heading(section, topic)
            let known = places[heading]
            let place = known ?? places.count
            places[heading] = place
            last = (section, topic, place)
            return (place, known == nil)
        }
    }

    /// What says where a rule stands: its headings and its topic.
    private static func heading(_ section: [String], _ topic: String) -> [String] { section + [topic] }

    /// The places in `stretches` of a rule's.
    func stretchRange(_ rule: Int) -> Range<Int> { (rule == 0 ? 0 : stretchEnds[rule - 1])..<stretchEnds[rule] }

    /// Sentences and list items; where exactly they end matters little here.
    static func sentences(of body: String) -> [String] {
        var body = body
        return body.withUTF8 { body in sentences(in: body).map { String(decoding: body[$0], as: UTF8.self) } }
    }

    /// Where among its bytes they stand.
    private static func sentences(in body: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
        var sentences: [Range<Int>] = []
        var start = 0
        var word = 0
        func end(at place: Int) {
            if start < place { sentences.append(start..<place) }
            start = place + 1
        }
        for place in body.indices {
            guard body[place] == UInt8(ascii: " ") || body[place] == UInt8(ascii: "\n") else { continue }
            if body[place] == UInt8(ascii: "\n") || isEnd(body[word..<place]) { end(at: place) }
            word = place + 1
        }
        end(at: body.count)
        return sentences
    }

    /// Whether a word ends a sentence: a sign after it, quotes and brackets aside. `A.` and `-` don't.
    private static func isEnd(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        guard word.count > 2 else { return false }
        var rest = word
        while let last = rest.last, last == UInt8(ascii: "\"") || last == UInt8(ascii: ")") || last >= 0x80 {
            rest.removeLast()
        }
        switch rest.last {
        case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: ":"), UInt8(ascii: ";"): return true
        default: return false
        }
    }

    private static func isPointer(_ sentence: UnsafeBufferPointer<UInt8>) -> Bool {
        let start = sentence.prefix(120)
        // Most sentences are done with their first letters: S for see, F for for, T for to.
        guard let first = start.first(where: \.isLetter) else { return true }
        guard "sft".utf8.contains(first.lowercased), mentionsSee(start) else { return false }
        let words = Word.all(in: String(decoding: start, as: UTF8.self)).prefix(12).map(\.text)
        return words.first == "see" || ["for", "to"].contains(words.first ?? "") && words.contains("see")
    }

    private static func mentionsSee(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        zip(bytes, zip(bytes.dropFirst(), bytes.dropFirst(2))).contains { first, next in
            first.lowercased == UInt8(ascii: "s") && next.0.lowercased == UInt8(ascii: "e")
                && next.1.lowercased == UInt8(ascii: "e")
        }
    }
}
