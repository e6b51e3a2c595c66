import HIGModel
import Testing

@Suite("A filter of changes")
struct ChangeFilterTests {
    private func change(
        _ relation: Change.Relation, strength: Change.Strength? = nil, moved: Bool = false,
        perhapsReversed: Bool = false
    ) -> Change {
        Change(
            from: [], to: [], relation: relation, moved: moved, strength: strength, perhapsReversed: perhapsReversed,
            confidence: nil, evidence: nil, edits: [])
    }

    @Test("admits what fits any of the words")
    func anyWord() throws {
        let filter = try ChangeFilter(words: "stronger,removed")
        #expect(filter.admits(change(.removed)))
        #expect(filter.admits(change(.reworded, strength: .stronger)))
        #expect(!filter.admits(change(.reworded, strength: .weaker)))
        #expect(!filter.admits(change(.added)))
    }

    @Test("takes moved, and does not mind spaces, capitals, empty parts and repetitions")
    func leniency() throws {
        let filter = try ChangeFilter(words: " Moved, ,not-found,moved")
        #expect(filter.kinds == [.moved, .relation(.notFound)])
        #expect(filter.words == "moved, not-found")
        #expect(filter.admits(change(.identical, moved: true)))
        #expect(!filter.admits(change(.identical)))
    }

    @Test("takes what is perhaps turned round for turned round, and for what it is told as")
    func perhapsReversed() throws {
        let doubtful = change(.reworded, perhapsReversed: true)
        #expect(try ChangeFilter(words: "reversed").admits(doubtful))
        #expect(try ChangeFilter(words: "reworded").admits(doubtful))
        #expect(!(try ChangeFilter(words: "reversed").admits(change(.reworded))))
    }

    @Test("knows a word for every relation", arguments: Change.Relation.allCases)
    func relation(relation: Change.Relation) throws {
        try #expect(ChangeFilter(words: relation.rawValue).admits(change(relation)))
    }

    @Test("knows a word for every strength", arguments: Change.Strength.allCases)
    func strength(strength: Change.Strength) throws {
        try #expect(ChangeFilter(words: strength.rawValue).admits(change(.reworded, strength: strength)))
    }

    @Test("refuses other words and no words, and lists its own", arguments: ["strnger", "", " , "])
    func refusal(words: String) {
        let problem = #expect(throws: Problem.self) { try ChangeFilter(words: words) }
        #expect(problem?.kind == .usage)
        #expect(problem?.next?.contains("stronger, weaker, moved, measures, joined by commas") == true)
    }
}
