import HIGModel

/// What of a rule is compared: its terms as numbers, by statement and by stretch of the body.
struct RuleProfile: Sendable {
    let statement: TermSet
    /// Each sentence or list item of the body, and each two that follow each other; pointers to other places are left
    /// out.
    let stretches: [TermSet]
    /// Statement and body together.
    let all: TermSet

    /// The profile with every set weighed, once all rules have been counted.
    func weighed(by weights: [Double]) -> RuleProfile {
        RuleProfile(
            statement: statement.weighed(by: weights), stretches: stretches.map { $0.weighed(by: weights) },
            all: all.weighed(by: weights))
    }
}

/// Distinct terms with their weight, kept because every set is compared with many others.
struct TermSet: Sendable {
    /// Ascending.
    let terms: [Int]
    /// The sum of the squares of the terms' weights; 0 before it is known.
    var weight = 0.0

    func weighed(by weights: [Double]) -> TermSet {
        TermSet(terms: terms, weight: terms.reduce(0) { $0 + weights[$1] * weights[$1] })
    }
}

/// Gives terms numbers and weighs them by rarity.
struct TermTable: Sendable {
    private var numbers: [String: Int] = [:]
    /// The first word seen of each term.
    private(set) var words: [String] = []
    private var rulesWithTerm: [Int] = []
    private var rules = 0

    mutating func profile(of rule: Rule) -> RuleProfile {
        let statement = numbered(rule.statement)
        let sentences = TermTable.sentences(of: rule.body).filter { !TermTable.isPointer($0) }.map { numbered($0) }
            .filter { !$0.isEmpty }
        let all = Array(Set(statement).union(sentences.joined())).sorted()
        for term in all { rulesWithTerm[term] += 1 }
        rules += 1
        let pairs = zip(sentences, sentences.dropFirst()).map { Array(Set($0).union($1)).sorted() }
        return RuleProfile(
            statement: TermSet(terms: statement), stretches: (sentences + pairs).map { TermSet(terms: $0) },
            all: TermSet(terms: all))
    }

    /// Inverse document frequency, smoothed: 1 for a term of every rule, more for rarer ones.
    func weights() -> [Double] {
        rulesWithTerm.map { 1 + NaturalLogarithm.of(Double(rules + 1) / Double($0 + 1)) }
    }

    private mutating func numbered(_ text: String) -> [Int] {
        var found: Set<Int> = []
        for (term, word) in Terms.stemmed(text) {
            if let number = numbers[term] {
                found.insert(number)
            } else {
                numbers[term] = words.count
                found.insert(words.count)
                words.append(word)
                rulesWithTerm.append(0)
            }
        }
        return found.sorted()
    }

    /// Sentences and list items; where exactly they end matters little here.
    static func sentences(of body: String) -> [String] {
        var sentences: [String] = []
        for paragraph in body.split(separator: "\n") {
            var sentence = ""
            for part in paragraph.split(separator: " ") {
                sentence += sentence.isEmpty ? part : " " + part
                if let last = part.last(where: { !"\")’”".contains($0) }), ".!?:;".contains(last), part.count > 2 {
                    sentences.append(sentence)
                    sentence = ""
                }
            }
            if !sentence.isEmpty { sentences.append(sentence) }
        }
        return sentences
    }

    private static func isPointer(_ sentence: String) -> Bool {
        let words = Word.all(in: sentence).prefix(12).map(\.text)
        guard let first = words.first else { return true }
        return first == "see" || ["for", "to"].contains(first) && words.contains("see")
    }
}
