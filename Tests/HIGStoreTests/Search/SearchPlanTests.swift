import GRDB
import Testing

@testable import HIGStore

@Suite("SearchPlan")
struct SearchPlanTests {
    private func phrase(_ words: String..., isPrefix: Bool = false) -> SearchPlan.Phrase {
        SearchPlan.Phrase(words: words, isPrefix: isPrefix)
    }

    /// The statements that an expression finds, of those that begin with a letter each.
    private func found(_ expression: String) throws -> String {
        let queue = try DatabaseQueue()
        return try queue.write { database in
            try database.execute(
                sql: """
                    CREATE VIRTUAL TABLE texts USING fts5(statement, body, section, topics);
                    INSERT INTO texts VALUES ('a: ring the bell', '', '', ''), ('b: bells ring', '', '', ''),
                    ('c: not now', 'the bell', '', ''), ('d: near a gate', '', '', 'the bell'),
                    ('e: the AND gate', '', 'the bell', '');
                    """)
            let sql = "SELECT substr(statement, 1, 1) FROM texts WHERE texts MATCH ? ORDER BY rowid"
            return try String.fetchAll(database, sql: sql, arguments: [expression]).joined()
        }
    }

    @Test("a phrase finds its words side by side, and a beginning whatever begins so")
    func expressions() throws {
        try #expect(found(phrase("the", "bell").expression) == "acde")
        try #expect(found(phrase("bell").expression) == "acde")
        try #expect(found(phrase("bell", isPrefix: true).expression) == "abcde")
        try #expect(found(phrase("the", "be", isPrefix: true).expression) == "acde")
        try #expect(found(phrase("be", "the", isPrefix: true).expression) == "")
    }

    @Test("words that mean something to the index are words like others")
    func operators() throws {
        try #expect(found(phrase("not").expression) == "c")
        try #expect(found(phrase("near").expression) == "d")
        try #expect(found(phrase("and").expression) == "e")
        try #expect(found(phrase("or", isPrefix: true).expression) == "")
    }

    @Test("what rules say themselves is not found among the names of their topics")
    func said() throws {
        try #expect(found(SearchPlan.Phrase.said([phrase("the", "bell")])) == "ace")
        try #expect(found(SearchPlan.Phrase.said([phrase("bells"), phrase("gate")])) == "bde")
    }

    @Test("one of a concept's own words covers a phrase that holds it; a beginning, several words and quotes do not")
    func covering() {
        let bell = SearchPlan.Concept(typed: "bell", exact: [phrase("bell")])
        #expect(bell.covers(phrase("door", "bell")))
        #expect(bell.covers(phrase("bell")))
        #expect(!bell.covers(phrase("bells")))
        #expect(!SearchPlan.Concept(typed: "bel", exact: [phrase("bell", isPrefix: true)]).covers(phrase("bell")))
        #expect(!SearchPlan.Concept(typed: "a bell", exact: [phrase("a", "bell")]).covers(phrase("a", "bell")))
        let quoted = SearchPlan.Concept(typed: "bell", exact: [phrase("bell")], isRequired: true)
        #expect(!quoted.covers(phrase("door", "bell")))
    }
}
