import GRDB
import HIGModel

/// Weighs all rules against a plan.
///
/// What counts of a concept is where a rule has it, not how often: rules are short. For each concept
/// one query without ranking of its own gives the rules that have it, and in which columns; FTS5's bm25 reads the size of every rule that
/// matches, which for a common word takes several times as long.
///
/// The weights were chosen on judged queries; `Scripts/evaluate-search` measures them.
struct SearchRanking {
    enum Weight {
        /// Of the columns, in their order: statement, body, topics, section.
        static let columns: [Float] = [2, 0.7, 1, 0.7]
        /// How soon more columns add less, as k1 in BM25.
        static let saturation: Float = 1.2
        /// How much a rule's length counts against it, as b in BM25.
        static let length: Float = 0.5
        /// Another name of what a concept asks for, beside 1 for the words themselves.
        static let near: Float = 0.5
        /// A word that is used for it here and there.
        static let loose: Float = 0.3
        /// Two words of the question next to each other.
        static let pair: Float = 0.4
        /// How much of the score depends on the share of the concepts that the rule has.
        static let coverage: Float = 0.6
        /// A rule on a topic that the question names.
        static let topic: Float = 0.1
        /// How much of a statement's weight depends on how soon it says a concept.
        static let early: Float = 0.3
        /// How much of a concept's weight depends on whether rules are filed under it.
        static let subject: Float = 0.8
    }

    /// The share of the rules with a concept that have it in a topic or section, from which on it counts as a subject.
    private static let filed: Float = 0.2
    /// As many rules as are taken to be such before any is seen: of a rare word little is known.
    private static let prior: Float = 10

    /// Behind so many words, what a statement says is not soon said.
    private static let late: Float = 8
    /// The share of the question, by the rarity of its concepts, that counts as most of it.
    static let most: Float = 0.4
    /// The share that still makes an answer where others have most.
    private static let enough: Float = 0.25

    private let reader: StoreReader
    let facts: SearchFacts

    /// By place in the facts.
    private(set) var scores: [Float]
    /// The places of the rules that answer, ascending.
    private(set) var found: [Int] = []
    /// How many concepts each rule has.
    private var concepts: [UInt8]
    /// How many of them it says in the words themselves.
    private var literal: [UInt8]
    /// How many concepts of the question any rule has that may answer.
    private var asked = 0
    /// The concepts that no rule that may answer says in the words themselves.
    private(set) var lacks: [SearchLack] = []
    /// Whether what was found has most of them.
    private(set) var hasMost = false
    /// Whether each rule is among those asked for, and has nothing that is excluded.
    private var mayAnswer: [Bool]
    private var covered: [Float]
    private var hasRequired: [UInt8]
    private var total: Float = 0
    /// What a score is divided by for the rule's length.
    private let norms: [Float]

    /// Kept between the concepts, all zero there.
    private var best: [Float]
    /// Whether a rule has the concept that is looked for, where all are asked for; none in between.
    private var has: [Bool]

    init(reader: StoreReader, facts: SearchFacts) {
        self.reader = reader
        self.facts = facts
        scores = Array(repeating: 0, count: facts.count)
        concepts = Array(repeating: 0, count: facts.count)
        literal = concepts
        mayAnswer = Array(repeating: true, count: facts.count)
        covered = scores
        best = scores
        has = Array(repeating: false, count: facts.count)
        hasRequired = concepts
        let average = max(Float(facts.words) / Float(max(facts.count, 1)), 1)
        norms = (0...255).map { 1 - Weight.length + Weight.length * Float($0) / average }
    }

    /// Sets the scores, and finds the rules that have what is required and nothing that is excluded.
    ///
    /// - Parameters:
    ///   - numbers: the row numbers of the only rules that may answer, ascending; `nil` for all. A question without words
    ///     finds all of them.
    ///   - asksForAll: whether all concepts are asked for, also those that no rule has: who lacks them is worth less.
    mutating func rank(_ plan: SearchPlan, among numbers: [Int]? = nil, asksForAll: Bool = false) throws {
        if let numbers { mayAnswer = isAmong(numbers) }
        let facts = facts
        for number in try SearchExclusion(reader: reader).numbers(holding: plan.excluded) {
            mayAnswer[try facts.place(of: number, from: 0)] = false
        }
        guard !plan.concepts.isEmpty else {
            if numbers != nil { findAll() }
            return
        }
        for concept in plan.concepts { try add(concept) }
        if asksForAll { asked = plan.concepts.count }
        for pair in plan.pairs { try add(pair) }
        let required = plan.concepts.reduce(0) { $0 + ($1.isRequired ? 1 : 0) }
        for place in scores.indices
        where mayAnswer[place] && covered[place] > 0 && Int(hasRequired[place]) == required {
            let share = covered[place] / total
            hasMost = hasMost || share >= SearchRanking.most
            scores[place] = scores[place] / total * SearchRanking.coverage(share)
            if asksForAll { scores[place] *= Float(concepts[place]) / Float(asked) }
            found.append(place)
        }
        for topic in plan.topics {
            try reader.each("SELECT number FROM rules WHERE topic = ?", [topic]) { row in
                scores[try facts.place(of: try row.integer(0), from: 0)] += Weight.topic
            }
        }
        // Where some rules have most of what was asked for, those with little of it are no answers.
        if hasMost { found = found.filter { covered[$0] / total >= SearchRanking.enough } }
    }

    /// Whether each rule is among those with these row numbers, which are ascending.
    private func isAmong(_ numbers: [Int]) -> [Bool] {
        var isAmong = Array(repeating: false, count: facts.count)
        var last = 0
        for number in numbers {
            guard let place = facts.placeIfAny(of: number, from: last) else { continue }
            isAmong[place] = true
            last = place
        }
        return isAmong
    }

    private mutating func findAll() {
        found = mayAnswer.indices.filter { mayAnswer[$0] }
        for place in found { scores[place] = 1 }
    }

    /// Whether a rule has every concept of the question that any has.
    func hasAll(_ place: Int) -> Bool { Int(concepts[place]) >= asked }

    /// Whether it has them in the words themselves.
    func hasAllWords(_ place: Int) -> Bool { Int(literal[place]) >= asked }

    private mutating func add(_ concept: SearchPlan.Concept) throws {
        // What is required must stand in the rule's own words, not among its topic's other names.
        let own = try gather(
            concept.exact, weight: 1, columns: concept.isRequired ? Column.own : Column.all, isLiteral: true)
        var touched = own.new
        touched += try gather(concept.near.filter { !concept.covers($0) }, weight: Weight.near).new
        // A loose synonym counts as the concept only in the statement or among the topics.
        touched += try gather(
            concept.loose.filter { !concept.covers($0) }, weight: Weight.loose, having: Column.subject
        ).new
        let isHad = touched.contains { mayAnswer[$0] }
        if isHad { asked += 1 }
        if !own.isSaid, !concept.isRequired { try addLack(of: concept, own: own.new, isMadeUpFor: isHad) }
        guard !touched.isEmpty else { return }
        let rarity = own.subjecthood * rarity(of: own.new.isEmpty ? touched.count : own.new.count)
        total += rarity
        for place in touched where best[place] > 0 {
            scores[place] += rarity * best[place]
            covered[place] += rarity
            if has[place] { concepts[place] &+= 1 }
            has[place] = false
            if concept.isRequired { hasRequired[place] &+= 1 }
            best[place] = 0
        }
    }

    /// Notes that no rule that may answer says a concept in the words themselves.
    ///
    /// - Parameters:
    ///   - own: the places of the rules that have the words themselves, if only among the names of their topics.
    ///   - isMadeUpFor: whether a rule that may answer has anything of the concept.
    private mutating func addLack(of concept: SearchPlan.Concept, own: [Int], isMadeUpFor: Bool) throws {
        guard let phrase = concept.exact.first else { return }
        let words = phrase.words.joined(separator: " ") + (phrase.isPrefix ? "*" : "")
        guard !lacks.contains(where: { $0.words == words }) else { return }
        let substitute: SearchLack.Substitute
        if !isMadeUpFor {
            substitute = .nothing
        } else if own.contains(where: { mayAnswer[$0] }) {
            substitute = .topic
        } else {
            let names = try otherNames(of: concept, than: phrase)
            substitute = names.isEmpty ? .parts : .names(names)
        }
        lacks.append(
            SearchLack(words: words, isElsewhere: own.contains { !mayAnswer[$0] }, substitute: substitute))
    }

    /// The names that rules have in the place of words which none has that may answer.
    private func otherNames(of concept: SearchPlan.Concept, than words: SearchPlan.Phrase) throws -> [String] {
        var names: [String] = []
        for phrase in concept.near + concept.loose where !words.words.contains(phrase.words) {
            let name = phrase.words.joined(separator: " ")
            guard !names.contains(name) else { continue }
            var isFound = false
            try reader.each(SearchRanking.match, [phrase.expression]) { row in
                isFound = try isFound || mayAnswer[facts.place(of: row.integer(0), from: 0)]
            }
            if isFound { names.append(name) }
        }
        return names
    }

    private mutating func add(_ pair: SearchPlan.Phrase) throws {
        let touched = try gather([pair], weight: 1, having: Column.none).new
        let weight = Weight.pair * rarity(of: touched.count)
        for place in touched {
            scores[place] += weight * best[place]
            best[place] = 0
        }
    }

    /// Sets `best` of the rules that match one of the phrases, where that is more than it was.
    ///
    /// - Parameters:
    ///   - wanted: the columns that match.
    ///   - having: those in which the phrases count as having the concept.
    ///   - isLiteral: whether the phrases are the words asked for, so that who has them has one more of those.
    private mutating func gather(
        _ phrases: [SearchPlan.Phrase], weight: Float, columns wanted: Int = Column.all, having: Int = Column.all,
        isLiteral: Bool = false
    ) throws -> Matches {
        var matches = Matches()
        guard !phrases.isEmpty else { return matches }
        var expressions: [String] = []
        for phrase in phrases where !expressions.contains(phrase.expression) { expressions.append(phrase.expression) }
        let expression = expressions.joined(separator: " OR ")
        var last = 0
        let (facts, norms, mayAnswer) = (facts, norms, mayAnswer)
        try reader.each(SearchRanking.columns, [expression]) { row in
            let place = try facts.place(of: try row.integer(0), from: last)
            last = place
            let places = try row.integer(1)
            let columns = places & wanted
            guard columns != 0 else { return }
            matches.count += 1
            if columns & Column.filing != 0 { matches.filed += 1 }
            let value =
                weight * SearchRanking.impact(columns, before: places >> 8, norm: norms[facts.length(place)])
            if best[place] == 0 { matches.new.append(place) }
            has[place] = has[place] || columns & having != 0
            if isLiteral, columns & Column.own != 0 {
                literal[place] &+= 1
                matches.isSaid = matches.isSaid || mayAnswer[place]
            }
            best[place] = max(best[place], value)
        }
        return matches
    }

    /// The rules that match some phrases.
    private struct Matches {
        /// The places of those that had nothing of the concept before.
        var new: [Int] = []
        /// Whether one that may answer says the words asked for.
        var isSaid = false
        var count = 0
        /// How many have the phrases in a topic or section.
        var filed = 0

        /// How far the phrases name a subject, up to 1. What rules are hardly ever filed under, such as "many" or
        /// "worded", fills questions more than it tells what they ask for.
        var subjecthood: Float {
            let share = (Float(filed) + prior * SearchRanking.filed) / (Float(count) + prior)
            return 1 - Weight.subject + Weight.subject * min(share / SearchRanking.filed, 1)
        }
    }

    /// What a concept in these columns is worth, up to 1 + saturation.
    ///
    /// - Parameter before: how many words of the statement stand before it, if it is there.
    private static func impact(_ columns: Int, before: Int = 0, norm: Float) -> Float {
        var sum: Float = 0
        for column in 0..<4 where columns & (1 << column) != 0 { sum += Weight.columns[column] }
        if columns & Column.statement != 0 {
            sum -= Weight.columns[0] * Weight.early * min(Float(before) / SearchRanking.late, 1)
        }
        sum /= norm
        return sum * (Weight.saturation + 1) / (sum + Weight.saturation)
    }

    /// What a score is multiplied with for the share of the question, by the rarity of its concepts, that is there.
    static func coverage(_ share: Float) -> Float { 1 - Weight.coverage + Weight.coverage * share }

    /// What a concept in the statement of a rule of average length is worth.
    static let impactOfStatement = impact(Column.statement, norm: 1)

    private func rarity(of matches: Int) -> Float { SearchRanking.rarity(of: matches, among: facts.count) }

    /// The inverse document frequency of BM25.
    static func rarity(of matches: Int, among count: Int) -> Float {
        let (all, matching) = (Double(count), Double(matches))
        return Float(SearchRanking.log2(1 + (all - matching + 0.5) / (matching + 0.5)))
    }

    /// The logarithm, exact at powers of two and straight between them: the same on every platform, and no ranking
    /// needs it better.
    static func log2(_ number: Double) -> Double {
        number < 1 ? 0 : Double(number.exponent) + number.significand - 1
    }
}

// MARK: - Asking

extension SearchRanking {
    private static let match = "SELECT rowid FROM rule_index WHERE rule_index MATCH ?"
    private static let columns = "SELECT rowid, matched_places(rule_index) FROM rule_index WHERE rule_index MATCH ?"

    /// Columns of the index as bits, in their order: statement, body, topics, section.
    private enum Column {
        static let none = 0
        static let statement = 0b0001
        static let all = 0b1111
        /// The rule's own words, not its topics' other names.
        static let own = 0b1011
        /// The statement and the topics, which say what a rule is about.
        static let subject = 0b0101
        /// The topics and the section, under which a rule is filed.
        static let filing = 0b1100
    }
}
