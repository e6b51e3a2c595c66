import HIGModel
import Testing

@testable import KnowledgeBase

@Suite("Notes on what is known of an edition")
struct EditionSummaryNotesTests {
    @Test(
        "what is missing of an edition is said, if anything is known to be",
        arguments: [
            (Holding(chunks: [88], pages: 0, topics: []), "a is held in part (1 chunk, number 88)"),
            (Holding(chunks: [], pages: 1, topics: []), "of a, 1 page is held"),
            (Holding(chunks: [], pages: 3, topics: []), "of a, 3 pages are held"),
            (Holding(chunks: [0, 1], pages: 1, topics: []), nil),
            (Holding(chunks: [88], pages: 1, topics: [], isWhole: true), nil),
        ] as [(Holding, String?)])
    func partNote(holding: Holding, note: String?) {
        let edition = Edition(id: "a", title: "a", date: nil, series: [.ios])
        let summary = EditionSummary(edition: edition, holding: holding, sources: 1, rules: 1)
        #expect(summary.partNote == note)
    }
}
