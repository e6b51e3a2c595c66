import HIGModel
import Testing

@Suite("Change")
struct ChangeTests {
    private func change(
        _ relation: Change.Relation, moved: Bool = false, strength: Change.Strength? = nil
    ) -> Change {
        Change(
            from: [], to: [], relation: relation, moved: moved, strength: strength, confidence: nil, evidence: nil,
            edits: [])
    }

    @Test("advice is changed unless it is identical where it was and binds as before, or nobody knows")
    func changed() {
        #expect(!change(.identical).isChanged && !change(.notFound).isChanged)
        #expect(change(.identical, moved: true).isChanged)
        #expect(!change(.identical, strength: .same).isChanged)
        #expect(change(.identical, strength: .stronger).isChanged && change(.identical, strength: .weaker).isChanged)
    }

    @Test(
        "advice that is not identical is changed",
        arguments: Change.Relation.allCases.filter { ![.identical, .notFound].contains($0) })
    func otherwise(relation: Change.Relation) { #expect(change(relation).isChanged) }

    @Test("what was absent in between is reintroduced, whatever became of its words")
    func reintroduced() {
        #expect(change(.reworded).reintroduced.relation == .reintroduced)
        #expect(change(.identical, moved: true).reintroduced.moved)
    }
}
