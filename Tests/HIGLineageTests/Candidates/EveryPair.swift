import HIGModel

@testable import HIGLineage

/// Every pair of two editions' rules, looked at with no shortcut.
struct EveryPair {
    let (old, new): (EditionProfile, EditionProfile)
    let (older, newer): (WeighedProfile, WeighedProfile)
    let terms: PairTerms

    init(_ olderRules: [Rule], _ newerRules: [Rule]) {
        (old, new) = (EditionProfile(olderRules), EditionProfile(newerRules))
        terms = PairTerms(old, new)
        older = WeighedProfile(old, numbers: terms.olderNumbers, weights: terms.weights)
        newer = WeighedProfile(new, numbers: nil, weights: terms.weights)
    }

    /// Made up by chance: a statement of up to nine words, none more than three times, and up to three sentences.
    static func rules(_ edition: String, _ count: Int, _ random: inout Seeded) -> [Rule] {
        let words = "lamp bell gate cow hay moth rope brass oak ink wax town drawer the and".split(separator: " ")
        func text(_ most: Int) -> String {
            let count = Int.random(in: 1...most, using: &random)
            return (words + words + words).shuffled(using: &random).prefix(count).joined(separator: " ") + "."
        }
        return (0..<count).map { number in
            let body = (0..<Int.random(in: 0...3, using: &random)).map { _ in text(8) }.joined(separator: " ")
            let topic = ["yard", "post", "hall"].shuffled(using: &random)[0]
            return Sample.rule(
                "\(edition)/\(topic)/\(number)", text(9), body: body,
                modality: Modality.allCases.shuffled(using: &random)[0],
                section: [["Brass bells"], ["Oak"], []].shuffled(using: &random)[0])
        }
    }

    /// The places of both rules of each pair.
    var all: [(Int, Int)] { old.rules.indices.flatMap { rule in new.rules.indices.map { (rule, $0) } } }

    /// What two rules share, term by term.
    func shared(_ rule: Int, _ other: Int) -> SharedTerms {
        let (statement, otherStatement) = (set(older.statements, rule), set(newer.statements, other))
        let terms = set(older.texts, rule).intersection(set(newer.texts, other)).map { term in
            SharedTerms.Term(
                weight: weight([term]), isInOlder: statement.contains(term), isInNewer: otherStatement.contains(term))
        }
        return terms.reduce(into: SharedTerms()) { $0.add($1) }
    }

    func set(_ lists: TermLists, _ list: Int) -> Set<Int32> { Set(lists.range(list).map { lists.terms[$0] }) }

    func weight(_ terms: Set<Int32>) -> Double { terms.reduce(0) { $0 + self.terms.weights[Int($1)] } }

    private func cosine(_ one: Set<Int32>, _ other: Set<Int32>) -> Double {
        let shared = weight(one.intersection(other))
        return shared > 0 ? shared / (weight(one) * weight(other)).squareRoot() : 0
    }

    private func share(_ one: Set<Int32>, _ other: Set<Int32>) -> Double {
        weight(one.intersection(other)) / weight(one)
    }

    /// What speaks for a pair; `nil` where the rules share nothing, or one states nothing.
    func evidence(_ rule: Int, _ other: Int) -> LinkEvidence? {
        let (statement, text) = (set(older.statements, rule), set(older.texts, rule))
        let (otherStatement, otherText) = (set(newer.statements, other), set(newer.texts, other))
        guard !statement.isEmpty, !otherStatement.isEmpty, !text.isDisjoint(with: otherText) else { return nil }
        let (from, to) = (old.rules[rule], new.rules[other])
        let (told, back) = (new.stretchRange(other), old.stretchRange(rule))
        var evidence = LinkEvidence()
        evidence.statements = cosine(statement, otherStatement)
        evidence.texts = cosine(text, otherText)
        evidence.covered = min(share(statement, otherText), share(otherStatement, text))
        var order = CommonOrder(terms: terms.weights.count)
        evidence.order = order.share(older.sequences, rule, newer.sequences, other)
        evidence.toldByNewer = told.map { cosine(set(newer.stretches, $0), statement) }.max() ?? 0
        evidence.toldByOlder = back.map { cosine(set(older.stretches, $0), otherStatement) }.max() ?? 0
        evidence.absorbed = told.map { cosine(set(newer.stretches, $0), text) }.reduce(evidence.toldByNewer, max)
        evidence.extracted = back.map { cosine(set(older.stretches, $0), otherText) }.reduce(evidence.toldByOlder, max)
        evidence.headings = cosine(
            set(older.headings, old.headingOfRule[rule]), set(newer.headings, new.headingOfRule[other]))
        evidence.isSameTopic = from.topic == to.topic
        evidence.forceApart = abs(from.modality.force - to.modality.force)
        return evidence
    }
}
