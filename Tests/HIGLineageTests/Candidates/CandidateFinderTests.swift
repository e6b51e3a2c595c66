import HIGModel
import Testing

@testable import HIGLineage

@Suite("Candidates for a link")
struct CandidateFinderTests {
    private func candidates(_ pairs: EveryPair) -> [Candidate] {
        CandidateFinder(
            pairs.old, pairs.new, terms: pairs.terms, without: UnchangedRules(pairs.old.rules, pairs.new.rules)
        ).candidates()
    }

    private func candidates(_ older: [Rule], _ newer: [Rule]) -> [Candidate] { candidates(EveryPair(older, newer)) }

    @Test("are the pairs that are likely enough when each is looked at by itself", arguments: [3, 20, 140], 0..<5)
    func everyPair(count: Int, seed: UInt64) throws {
        var random = Seeded(seed)
        let pairs = EveryPair(EveryPair.rules("a", count, &random), EveryPair.rules("b", 12, &random))
        // By chance some stay word for word.
        let unchanged = UnchangedRules(pairs.old.rules, pairs.new.rules)
        let changed = pairs.all.filter { !unchanged.hasOlder($0) && !unchanged.hasNewer($1) }
        let expected = changed.compactMap { rule, other in
            pairs.evidence(rule, other).map { evidence in
                Candidate(older: rule, newer: other, evidence: evidence, likeness: LinkModel.likeness(evidence))
            }
        }.filter { $0.likeness >= LinkModel.leastLikeness }
        let found = candidates(pairs)
        try #require(found.map { [$0.older, $0.newer] } == expected.map { [$0.older, $0.newer] })
        #expect(count < 20 || found.count > count)
        for (found, expected) in zip(found, expected) {
            #expect(abs(found.likeness - expected.likeness) < 1e-9)
            for piece in [
                \.statements, \.texts, \.covered, \.order, \.absorbed, \.extracted, \.toldByNewer, \.toldByOlder,
                \.headings,
            ] as [KeyPath<LinkEvidence, Double>] {
                #expect(abs(found.evidence[keyPath: piece] - expected.evidence[keyPath: piece]) < 1e-9)
            }
        }
    }

    @Test("what two rules share counts by its weight, and what only a body says does not count for the statements")
    func evidence() throws {
        let older = Sample.rule("a/gate/1", "Paint brass gates.", modality: .may)
        let newer = Sample.rule("b/gate/1", "Paint brass lamps.", body: "Dry gates.", modality: .must)
        let found = try #require(candidates([older], [newer]).first)
        // Of two rules, a term of both weighs 1.
        let alone = (1 + Logarithm.of(1.5)) * (1 + Logarithm.of(1.5))
        for (piece, expected) in [
            (\.statements, 2 / (3 * (2 + alone)).squareRoot()), (\.texts, 3 / (3 * (3 + 2 * alone)).squareRoot()),
            (\.covered, 2 / (2 + alone)), (\.takenIn, 2 / 3), (\.givenOut, 2 / (2 + alone)), (\.order, 2 / 3),
            (\.toldByNewer, 1 / (3 * (1 + alone)).squareRoot()), (\.toldByOlder, 0), (\.extracted, 0),
            (\.headings, 1),
        ] as [(KeyPath<LinkEvidence, Double>, Double)] {
            #expect(abs(found.evidence[keyPath: piece] - expected) < 1e-9)
        }
        #expect(found.evidence.forceApart == 3)
    }

    @Test(
        "a body says a statement in a sentence, or in two that follow each other; or the other rule's body with it",
        arguments: [
            ("", "Oil the gate and ring the bell.", true, true), ("", "Cows sleep. Oil gates. Ring bells.", true, true),
            ("", "Oil the gate. Cows sleep. Ring the bell.", false, false),
            ("Moths come.", "Oil the gate, ring the bell, moths come.", false, true),
            ("Moths come.", "Oil the gate, ring the bell.", true, true),
        ])
    func bodies(other: String, body: String, statement: Bool, all: Bool) throws {
        func rule(_ id: String) -> Rule { Sample.rule(id, "Oil the gate and ring the bell.", body: other) }
        func teller(_ id: String) -> Rule { Sample.rule(id, "Walk home.", body: body) }
        let absorbed = try #require(candidates([rule("a/yard/1")], [teller("b/yard/2")]).first).evidence
        let extracted = try #require(candidates([teller("a/yard/1")], [rule("b/yard/2")]).first).evidence
        #expect([absorbed.toldByNewer, extracted.toldByOlder].map { $0 > 0.999 } == [statement, statement])
        #expect([absorbed.absorbed, extracted.extracted].map { $0 > 0.999 } == [all, all])
        #expect(absorbed.toldByOlder == 0 && extracted.toldByNewer == 0)
    }

    @Test("a body that says most of a statement is enough, however much else is stated beside it")
    func drawn() {
        let older = Sample.rule("a/lamp/1", "Pass oaks, barns, walls, wells, pigs, ten hens.", body: "Dim brass lamps.")
        #expect(candidates([older], [Sample.rule("b/lamp/1", "Dim brass lamps overnight.")]).count == 1)
    }

    @Test("a rule that stands unchanged is in none, however alike others are")
    func unchanged() {
        let texts = ["Dim the brass lamp at night.", "Dim a brass lamp at night!", "Dim each brass lamp at night."]
        let older = [0, 1].map { Sample.rule("a/lamp/\($0)", texts[$0]) }
        let newer = [2, 0].map { Sample.rule("b/lamp/\($0)", texts[$0]) }
        #expect(candidates(older, newer).map { [$0.older, $0.newer] } == [[1, 0]])
        #expect(candidates([older[0]], newer).isEmpty)
        #expect(candidates(older, [newer[1]]).isEmpty)
    }

    @Test("rules that share nothing, state nothing or are not there are in none")
    func none() {
        let rule = Sample.rule("a/lamp/1", "Dim lamps.", body: "Moths come.")
        #expect(candidates([rule], [Sample.rule("b/lamp/1", "Ring bells.")]).isEmpty)
        #expect(candidates([rule], [Sample.rule("b/lamp/1", "You can.", body: "Dim lamps. Moths come.")]).isEmpty)
        #expect(candidates([Sample.rule("a/lamp/1", "You can.", body: "Dim lamps.")], [rule]).isEmpty)
        #expect(candidates([], [rule]).isEmpty && candidates([rule], []).isEmpty && candidates([], []).isEmpty)
    }

    @Test("an accent is the same however it is written")
    func accent() {
        let found = candidates(
            [Sample.rule("a/lamp/1", "Dim the café.")], [Sample.rule("b/lamp/1", "Dim the CAFE\u{301}.")])
        #expect(found.map(\.evidence.statements) == [1])
    }

    @Test("a rule that names the other's topic shares it")
    func topics() {
        func shares(_ older: [String], _ newer: [String]) -> [Bool] {
            let from = Sample.rule("a/\(older[0])/1", "Dim the brass lamp at night.", topics: older)
            let to = Sample.rule("b/\(newer[0])/1", "Dim a brass lamp at night!", topics: newer)
            return candidates([from], [to]).flatMap { [$0.evidence.sharesTopic, $0.evidence.isSameTopic] }
        }
        #expect(shares(["lamp"], ["lamp"]) == [true, true])
        #expect(shares(["lamp", "hall"], ["hall"]) == [true, false])
        #expect(shares(["lamp"], ["hall", "lamp"]) == [true, false])
        #expect(shares(["lamp", "gate"], ["hall", "gate"]) == [false, false])
    }

    @Test("of thousands of rules that differ in a word each is compared with those likest to it, its twin among them")
    func manyAlike() {
        let rules = { (edition: String, place: String) in
            (0..<400).map {
                Sample.rule("\(edition)/bar/\($0)", "Hang the brass lamp number k\($0) \(place) the porch door.")
            }
        }
        let found = candidates(rules("a", "near"), rules("b", "beside"))
        let rivals = Dictionary(grouping: found, by: \.older)
        #expect(rivals.count == 400)
        #expect(rivals.values.map(\.count).max() == 128)
        #expect(rivals.allSatisfy { older, pairs in pairs.contains { $0.newer == older } })
        #expect(
            found.map { [$0.older, $0.newer] }
                == found.map { [$0.older, $0.newer] }.sorted { $0.lexicographicallyPrecedes($1) })
    }
}
