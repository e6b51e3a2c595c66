import HIGModel
import HIGText

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
    /// The first word of the rule for each of `texts`' terms; `unknownWord` where something was left out of the rule's
    /// text, and maybe the word with it.
    private(set) var firstWords: ContiguousArray<Int32> = []
    /// Each sentence or list item of the bodies, and each two that follow each other; pointers to other places are
    /// left out.
    private(set) var stretches = TermLists()
    /// Where each rule's end in `stretches`.
    private(set) var stretchEnds = ListEnds()
    /// The headings over the rules, with the words of the topic.
    private(set) var headings = TermLists()
    /// The place in `headings` of each rule's.
    private(set) var headingOfRule: ContiguousArray<Int> = []

    /// The systems that each rule is for.
    private(set) var systems: ContiguousArray<SystemFamilies> = []
    /// Those that any rule is for.
    private(set) var allSystems: SystemFamilies = []

    static let unknownWord: Int32 = -1

    public init(_ rules: [Rule]) {
        self.rules = rules
        var headingPlaces = HeadingPlaces()
        var reading = Reading()
        for rule in rules.indices {
            addTexts(rules[rule].statement, rules[rule].body, &reading)
            let (heading, isNew) = headingPlaces.place(of: rules[rule].section, rules[rule].topic)
            if isNew { addHeading(rules[rule].section + [rules[rule].topic], &reading) }
            headingOfRule.append(heading)
        }
        countHolders()
        noteSystems()
    }

    private mutating func noteSystems() {
        systems.reserveCapacity(rules.count)
        for rule in rules.indices { systems.append(SystemFamilies(rules[rule].platforms)) }
        allSystems = systems.reduce(into: []) { $0.formUnion($1) }
    }

    /// What texts are read with, one after the other.
    private struct Reading {
        var said: [TermNumbers.Said] = []
        var inText = SeenTerms()
        var inStretch = SeenTerms()
    }

    /// Adds what a rule's statement and body say, each and together.
    private mutating func addTexts(_ statement: String, _ body: String, _ reading: inout Reading) {
        reading.inText.startList()
        let first = texts.terms.count
        var (statement, body) = (statement, body)
        var isWhole = statement.withUTF8 { numbers.read($0, into: &reading.said) }
        sequences.append(reading.said.lazy.prefix(CommonOrder.longest).map(\.term))
        for said in reading.said where reading.inText.insert(said.term) {
            statements.add(said.term)
            texts.add(said.term)
            firstWords.append(said.word)
        }
        statements.endList()
        if !body.utf8.isEmpty { isWhole = body.withUTF8 { addStretches(of: $0, &reading) } && isWhole }
        stretchEnds.append(stretches.count)
        texts.endList()
        guard !isWhole else { return }
        for place in first..<firstWords.count { firstWords[place] = EditionProfile.unknownWord }
    }

    /// Adds the stretches of a rule's body, and their terms to what the rule says.
    /// - Returns: whether their words are all that the body has.
    private mutating func addStretches(of body: UnsafeBufferPointer<UInt8>, _ reading: inout Reading) -> Bool {
        let first = stretches.count
        var isWhole = true
        for sentence in SentenceRanges(body) {
            let sentence = UnsafeBufferPointer(rebasing: body[sentence])
            guard !Reference.isPointer(sentence) else {
                isWhole = false
                continue
            }
            isWhole = numbers.read(sentence, into: &reading.said) && isWhole
            reading.inStretch.startList()
            for said in reading.said where reading.inStretch.insert(said.term) {
                stretches.add(said.term)
                guard reading.inText.insert(said.term) else { continue }
                texts.add(said.term)
                firstWords.append(said.word)
            }
            if stretches.hasOpenList { stretches.endList() }
        }
        for part in (first..<stretches.count).dropLast() {
            reading.inStretch.startList()
            for place in stretches.range(of: part..<part + 2) {
                let term = stretches.terms[place]
                if reading.inStretch.insert(term) { stretches.add(term) }
            }
            stretches.endList()
        }
        return isWhole
    }

    /// Adds what says where a rule stands: its headings and its topic.
    private mutating func addHeading(_ parts: [String], _ reading: inout Reading) {
        reading.inStretch.startList()
        for var part in parts {
            _ = part.withUTF8 { numbers.read($0, into: &reading.said) }
            for said in reading.said where reading.inStretch.insert(said.term) { headings.add(said.term) }
        }
        headings.endList()
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
        numbers.reserveCapacity(parts.reduce(0) { max($0, $1.profile.terms.count) })
        for part in parts {
            let profile = part.profile
            var commonNumbers = CommonNumbers(of: profile.terms)
            var headingPlace = ContiguousArray(repeating: -1, count: profile.headings.count)
            for place in part.places {
                commonNumbers.append(profile.statements, place, to: &statements, by: &numbers)
                commonNumbers.append(profile.texts, place, to: &texts, by: &numbers)
                commonNumbers.append(profile.sequences, place, to: &sequences, by: &numbers)
                for stretch in profile.stretchRange(place) {
                    commonNumbers.append(profile.stretches, stretch, to: &stretches, by: &numbers)
                }
                stretchEnds.append(stretches.count)
                let heading = profile.headingOfRule[place]
                if headingPlace[heading] < 0 {
                    let (common, isNew) = headingPlaces.place(
                        of: profile.rules[place].section, profile.rules[place].topic)
                    if isNew { commonNumbers.append(profile.headings, heading, to: &headings, by: &numbers) }
                    headingPlace[heading] = common
                }
                headingOfRule.append(headingPlace[heading])
            }
        }
        firstWords = ContiguousArray(repeating: EditionProfile.unknownWord, count: texts.terms.count)
        countHolders()
        noteSystems()
    }

    /// What the numbers of one profile's terms are in one made of several.
    private struct CommonNumbers {
        private let terms: [String]
        /// By the profile's numbers; -1 where nobody asked yet.
        private var common: ContiguousArray<Int32>

        init(of terms: [String]) {
            self.terms = terms
            common = ContiguousArray(repeating: -1, count: terms.count)
        }

        mutating func append(
            _ lists: TermLists, _ list: Int, to own: inout TermLists, by numbers: inout TermNumbers
        ) {
            for place in lists.range(list) {
                let term = Int(lists.terms[place])
                if common[term] < 0 { common[term] = numbers.of(term: terms[term]) }
                own.add(common[term])
            }
            own.endList()
        }
    }

    private mutating func countHolders() {
        holders = ContiguousArray(repeating: 0, count: terms.count)
        for term in texts.terms { holders[Int(term)] += 1 }
    }

    /// The terms by their numbers.
    var terms: [String] { numbers.terms }

    /// Places for headings, in the order in which they come.
    private struct HeadingPlaces {
        private var places: [Heading: Int] = [:]
        private var last: (heading: Heading, place: Int)?

        private struct Heading: Hashable {
            let section: [String]
            let topic: String
        }

        /// The place of what stands over a rule, and whether it is the first rule under it.
        mutating func place(of section: [String], _ topic: String) -> (place: Int, isNew: Bool) {
            let heading = Heading(section: section, topic: topic)
            // Most rules stand where the one before stands.
            if let last, last.heading == heading { return (last.place, false) }
            let known = places[heading]
            let place = known ?? places.count
            if known == nil { places[heading] = place }
            last = (heading, place)
            return (place, known == nil)
        }
    }

    /// The places in `stretches` of a rule's.
    @inline(__always)
    func stretchRange(_ rule: Int) -> Range<Int> { stretchEnds.range(rule) }
}
