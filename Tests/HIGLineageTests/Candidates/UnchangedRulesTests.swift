import HIGModel
import Testing

@testable import HIGLineage

@Suite("Unchanged rules")
struct UnchangedRulesTests {
    /// Rules of the same text.
    ///
    /// - Parameter places: topic and headings, as in `lamp/Night/Porch`.
    private func rules(_ edition: String, _ places: [String], _ text: String = "Dim it at night.") -> [Rule] {
        places.enumerated().map { number, place in
            let parts = place.split(separator: "/").map(String.init)
            return Sample.rule("\(edition)/\(parts[0])/\(number)", text, section: Array(parts.dropFirst()))
        }
    }

    /// The places of the rules that are paired.
    private func pairs(_ older: [Rule], _ newer: [Rule]) -> [[Int]] {
        UnchangedRules(older, newer).candidates(EditionProfile(older), EditionProfile(newer))
            .map { [$0.older, $0.newer] }
    }

    @Test("a rule stands unchanged where another has the same statement and the same body, wherever that is")
    func text() {
        let older = [
            Sample.rule("a/lamp/1", "Dim the lamp.", body: "Moths come."),
            Sample.rule("a/lamp/2", "Oil the gate."), Sample.rule("a/lamp/3", "Ring for the café."),
        ]
        let newer = [
            Sample.rule("b/cow/1", "Ring for the café."), Sample.rule("b/lamp/2", "Oil the gate!"),
            Sample.rule("b/lamp/3", "Dim the lamp.", body: "Moths come, and stay."),
        ]
        let unchanged = UnchangedRules(older, newer)
        #expect(older.indices.map(unchanged.hasOlder) == [false, false, true])
        #expect(newer.indices.map(unchanged.hasNewer) == [true, false, false])
        #expect(pairs(older, newer) == [[2, 0]])
    }

    @Test(
        "of several with the same text it is paired under its heading, else in its topic, else anywhere",
        arguments: [
            (["lamp/Night"], ["lamp/Day", "bell/Night", "lamp/Night"], [[0, 2]]),
            (["lamp/Night"], ["bell/Night", "lamp/Day"], [[0, 1]]),
            (["lamp/Night/Porch"], ["lamp/Night", "lamp/Porch", "lamp/Night/Porch"], [[0, 2]]),
            (["lamp/Night"], ["bell/Night", "gate/Night"], [[0, 0]]),
            (["lamp/Day", "lamp/Night"], ["lamp/Night"], [[1, 0]]),
            (["bell/Day", "lamp/Day"], ["lamp/Night", "gate/Day"], [[0, 1], [1, 0]]),
            (["bell/Day", "lamp/Day", "lamp/Night"], ["lamp/Night", "lamp/Noon"], [[1, 1], [2, 0]]),
        ] as [([String], [String], [[Int]])])
    func nearest(older: [String], newer: [String], expected: [[Int]]) {
        #expect(pairs(rules("a", older), rules("b", newer)) == expected)
    }

    @Test(
        "where nothing tells them apart they are paired in source order, and the last of the longer row stay alone",
        arguments: [
            (2, 3, [[0, 0], [1, 1]]), (3, 2, [[0, 0], [1, 1]]), (1, 1, [[0, 0]]), (0, 2, []), (2, 0, []), (0, 0, []),
        ] as [(Int, Int, [[Int]])])
    func order(older: Int, newer: Int, expected: [[Int]]) {
        let places = Array(repeating: "lamp/Night", count: 3)
        #expect(pairs(rules("a", Array(places.prefix(older))), rules("b", Array(places.prefix(newer)))) == expected)
    }

    @Test("an unchanged rule has one partner, and no two rules of the same text stay alone", arguments: 0..<20)
    func oneToOne(seed: UInt64) {
        var random = Seeded(seed)
        let texts = ["Dim it.", "Ring it.", "Oil it."]
        func edition(_ name: String) -> [Rule] {
            (0..<12).map { number in
                let topic = ["lamp", "bell", "gate"][Int.random(in: 0..<3, using: &random)]
                let section = ["Night", "Day"][Int.random(in: 0..<2, using: &random)]
                let text = texts[Int.random(in: 0..<3, using: &random)]
                return Sample.rule("\(name)/\(topic)/\(number)", text, section: [section])
            }
        }
        let (older, newer) = (edition("a"), edition("b"))
        let unchanged = UnchangedRules(older, newer)
        let pairs = pairs(older, newer)
        #expect(pairs.allSatisfy { older[$0[0]].statement == newer[$0[1]].statement })
        #expect(pairs.map { $0[0] } == older.indices.filter(unchanged.hasOlder))
        #expect(pairs.map { $0[1] }.sorted() == newer.indices.filter(unchanged.hasNewer))
        for text in texts {
            let counts = [older, newer].map { edition in edition.count { $0.statement == text } }
            #expect(pairs.count { older[$0[0]].statement == text } == counts.min())
        }
    }

    @Test("the candidate that joins a rule with its partner says the same, whether or not the topic stayed")
    func evidence() throws {
        let older = rules("a", ["lamp", "bell"], "Dim it.")
        let newer = [
            Sample.rule("b/lamp/1", "Dim it.", modality: .must),
            Sample.rule("b/gate/2", "Dim it.", topics: ["gate", "bell"]),
        ]
        let unchanged = UnchangedRules(older, newer)
        let found = unchanged.candidates(EditionProfile(older), EditionProfile(newer))
        let (stayed, moved) = (try #require(found.first), try #require(found.last))
        #expect(found.map { [$0.older, $0.newer] } == [[0, 0], [1, 1]])
        #expect(found.map(\.evidence.statements) == [1, 1])
        #expect(found.map(\.evidence.bond) == [.statement, .statement])
        #expect(found.map(\.evidence.isSameTopic) == [true, false])
        #expect(found.map(\.evidence.sharesTopic) == [true, true], "the second names the topic that it left")
        #expect(found.map(\.evidence.forceApart) == [1, 0])
        #expect(found.allSatisfy { $0.likeness > 0 })
        #expect(unchanged.joins(stayed) && unchanged.joins(moved))
        let crossed = Candidate(older: 0, newer: 1, evidence: stayed.evidence, likeness: stayed.likeness)
        #expect(!unchanged.joins(crossed))
    }
}
