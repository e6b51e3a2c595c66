import Testing

@testable import HIGLineage

@Suite("TermIndex")
struct TermIndexTests {
    @Test("names the rules that have a term, by where they have it, and none that is not asked for")
    func holders() {
        let rules = [
            Sample.rule("a/bar/1", "Keep titles short.", body: "Icons need titles."),
            Sample.rule("a/bar/2", "Draw icons.", body: "Keep them short."), Sample.rule("a/bar/3", "Draw titles."),
        ]
        let profile = EditionProfile(rules)
        let terms = PairTerms(profile, profile)
        let weighed = WeighedProfile(profile, numbers: nil, weights: terms.weights)
        func names(of word: String, where counts: (Int) -> Bool = { _ in true }) -> [[Int32]] {
            let index = TermIndex(weighed, terms: terms.weights.count, where: counts)
            guard let term = Terms.term(of: word).flatMap({ profile.numbers.number(of: $0) }) else { return [] }
            return [index.stating, index.telling].map { Array($0.rules[$0.range(Int(term))]) }
        }
        #expect(names(of: "titles") == [[0, 2], []])
        #expect(names(of: "icons") == [[1], [0]])
        #expect(names(of: "short") == [[0], [1]])
        #expect(names(of: "titles") { $0 != 0 } == [[2], []])
        #expect(names(of: "windows") == [])
    }
}
