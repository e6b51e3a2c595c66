import HIGModel
import Testing

@testable import HIGLineage

@Suite("A judged pair")
struct JudgedPairTests {
    /// The first pair of two editions, of a confidence of .1 by the model.
    ///
    /// - Parameters:
    ///   - terms: how many terms the older and the newer statement have.
    ///   - rivals: the places of likelier pairs with the same evidence.
    private func pair(
        _ terms: (Int, Int), confidence: Double = 0.1, isSoleTwin: Bool = false, rivals: [(Int, Int)] = [],
        _ change: (inout LinkEvidence) -> Void
    ) -> JudgedPair {
        let words = ["Paint", "brass", "hinges", "green", "before", "winter", "comes"]
        func profile(_ edition: String, _ count: Int) -> EditionProfile {
            EditionProfile([
                Sample.rule("\(edition)/gate/1", words.prefix(count).joined(separator: " ")),
                Sample.rule("\(edition)/cow/2", "Milk cows."),
            ])
        }
        var evidence = LinkEvidence()
        change(&evidence)
        let places = [(0, 0)] + rivals
        let candidates = places.enumerated().map { number, place in
            Candidate(older: place.0, newer: place.1, evidence: evidence, likeness: Double(number))
        }
        return JudgedPair(
            candidates[0], confidence: confidence, neighbours: 0, at: 0, among: Rivalry(candidates, older: 2, newer: 2),
            isSoleTwin: isSoleTwin, profile("a", terms.0), profile("b", terms.1))
    }

    /// A pair of a statement and a body that says a share of it; the other statement is one word.
    private func inBody(
        _ bond: Link.Bond, _ terms: Int, _ told: Double, sameTopic: Bool = false, rivals: [(Int, Int)] = []
    ) -> JudgedPair {
        pair(bond == .absorbed ? (terms, 1) : (1, terms), rivals: rivals) { evidence in
            evidence.isSameTopic = sameTopic
            if bond == .absorbed { (evidence.absorbed, evidence.toldByNewer) = (1, told) }
            if bond == .extracted { (evidence.extracted, evidence.toldByOlder) = (1, told) }
        }
    }

    @Test(
        "a body keeps a statement of four terms that it says nearly whole; of six or more some may differ",
        arguments: [
            (4, 0.9, true), (4, 0.89, false), (3, 1, false), (5, 0.89, false), (6, 0.75, true), (6, 0.74, false),
        ] as [(Int, Double, Bool)], [Link.Bond.absorbed, .extracted])
    func kept(example: (terms: Int, told: Double, isKept: Bool), bond: Link.Bond) {
        let pair = inBody(bond, example.terms, example.told)
        #expect(pair.keepsStatement == example.isKept)
        #expect(pair.confidence == (example.isKept ? 0.8 : 0.1))
    }

    @Test("an older statement of three terms lives on in a body of its topic, a newer one was not drawn from it")
    func livesOn() {
        #expect(inBody(.absorbed, 3, 0.7, sameTopic: true).keepsStatement)
        #expect(!inBody(.absorbed, 3, 0.69, sameTopic: true).keepsStatement)
        #expect(!inBody(.absorbed, 2, 1, sameTopic: true).keepsStatement)
        #expect(!inBody(.absorbed, 3, 0.7).keepsStatement)
        #expect(!inBody(.extracted, 3, 0.7, sameTopic: true).keepsStatement)
    }

    @Test("a body keeps only what is said best there; the rule with the body may have better partners")
    func best() {
        #expect(!inBody(.absorbed, 7, 1, rivals: [(0, 1)]).keepsStatement)
        #expect(inBody(.absorbed, 7, 1, rivals: [(1, 0)]).keepsStatement)
        #expect(!inBody(.extracted, 7, 1, rivals: [(1, 0)]).keepsStatement)
        #expect(inBody(.extracted, 7, 1, rivals: [(0, 1)]).keepsStatement)
    }

    @Test("two statements that are the same are kept in no body")
    func statements() {
        let same = pair((7, 7)) { $0.statements = 1 }
        #expect(!same.keepsStatement)
        #expect(same.confidence == 0.1)
    }

    @Test(
        "a statement that says all of another of its topic, of four terms at least, is likely the same advice",
        arguments: [
            (0.8, 0, (4, 7), [], true), (0.79, 0, (4, 7), [], false), (1, 0, (3, 7), [], false),
            (0.9, 0, (4, 7), [(0, 1)], true), (0.89, 0, (4, 7), [(0, 1)], false), (0.8, 0, (4, 7), [(1, 0)], true),
            (0, 0.8, (7, 4), [], true), (0, 0.79, (7, 4), [], false), (0, 1, (7, 3), [], false),
            (0, 1, (7, 4), [(1, 0)], false), (0, 0.8, (7, 4), [(0, 1)], true),
        ] as [(Double, Double, (Int, Int), [(Int, Int)], Bool)])
    func whole(takenIn: Double, givenOut: Double, terms: (Int, Int), rivals: [(Int, Int)], isWhole: Bool) {
        func confidence(sameTopic: Bool, absorbed: Double = 0) -> Double {
            pair(terms, rivals: rivals) { evidence in
                (evidence.takenIn, evidence.givenOut, evidence.statements) = (takenIn, givenOut, 0.5)
                (evidence.isSameTopic, evidence.absorbed) = (sameTopic, absorbed)
            }.confidence
        }
        #expect(confidence(sameTopic: true) == (isWhole ? 0.75 : 0.1))
        #expect(confidence(sameTopic: false) == 0.1, "under another topic")
        #expect(confidence(sameTopic: true, absorbed: 1) == 0.1, "where a body carries it")
    }

    @Test("what speaks for a pair makes it no less sure than it is")
    func surer() {
        #expect(pair((7, 7), isSoleTwin: true) { $0.statements = 0.9 }.confidence == 0.8)
        #expect(pair((7, 7), confidence: 0.95, isSoleTwin: true) { $0.statements = 0.9 }.confidence == 0.95)
        #expect(pair((7, 7), confidence: 0.6) { $0.statements = 0.9 }.asFollower.confidence == 0.88)
        #expect(pair((7, 7), confidence: 0.95) { $0.statements = 0.9 }.asFollower.confidence == 0.95)
    }

    @Test(
        "a pair that was refused though likely is no surer than such pairs are; an unlikely one stays as it is",
        arguments: [(1, 0.25), (0.4, 0.25), (0.39, 0.39), (0.1, 0.1)])
    func refused(confidence: Double, expected: Double) {
        #expect(pair((7, 7), confidence: confidence) { _ in }.refused(below: 0.4).confidence == expected)
    }
}
