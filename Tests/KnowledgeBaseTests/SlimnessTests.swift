import HIGModel
import Testing

@testable import KnowledgeBase

@Suite("Slim editions")
struct SlimnessTests {
    private func summary(_ id: String, _ rules: Int, chunks: [Int] = [0, 1, 2]) -> EditionSummary {
        EditionSummary(
            edition: Edition(id: id, title: id, date: PartialDate("1996"), series: [.mac]),
            holding: Holding(chunks: chunks, pages: 0, topics: []), sources: chunks.count, rules: rules)
    }

    private func changes(_ relations: Change.Relation...) -> [Change] {
        relations.map { relation in
            Change(
                from: [], to: [], relation: relation, moved: false, strength: nil, confidence: nil, evidence: nil,
                edits: [], note: nil)
        }
    }

    @Test("what a newer one leaves out may still hold, and what an older one does may have held before")
    func caution() {
        let (book, preview) = (summary("mac-1992", 1000), summary("mac-1996", 199))
        #expect(
            Slimness(book, preview)?.caution(about: changes(.reworded, .removed)) == """
                mac-1996 has 199 rules, mac-1992 1000: it may only add to other guidelines, and what it leaves out may still \
                hold
                """)
        for relation in [Change.Relation.added, .reintroduced] {
            #expect(
                Slimness(preview, book)?.caution(about: changes(relation)) == """
                    mac-1996 has 199 rules, mac-1992 1000: it may only add to other guidelines, and what it leaves out may \
                    have held before
                    """)
        }
    }

    @Test("where nothing is told for that reason nothing is said")
    func nothingTold() {
        let (book, preview) = (summary("mac-1992", 1000), summary("mac-1996", 1))
        #expect(Slimness(book, preview)?.caution(about: changes(.added, .reintroduced, .identical)) == nil)
        #expect(Slimness(preview, book)?.caution(about: changes(.removed, .reworded)) == nil)
    }

    @Test("editions with a fifth of the other's rules, small ones, and those held in part are not slim")
    func full() {
        #expect(Slimness(summary("a", 1000), summary("b", 200)) == nil)
        #expect(Slimness(summary("a", 199), summary("b", 3)) == nil)
        #expect(Slimness(summary("a", 200), summary("b", 3)) != nil)
        #expect(Slimness(summary("a", 1000), summary("b", 3, chunks: [4, 7])) == nil)
        #expect(Slimness(summary("a", 1000, chunks: [4, 7]), summary("b", 3)) == nil)
    }
}
