import HIGModel
import Testing

@testable import HIGStore

@Suite("Searching")
struct SearchingTests {
    private func search(_ query: SearchQuery) throws -> [Hit] {
        var hits: [Hit] = []
        try withTemporaryFolder { folder in
            try folder.makeDatabase()
            hits = try folder.read { try $0.search(query) }
        }
        return hits
    }

    private func found(_ text: String) throws -> [String] {
        try search(SearchQuery(text: text)).map(\.rule.id)
    }

    @Test("words are found in any form, case and accent", arguments: ["IMAGES", "cafe visitor", "supplying"])
    func forms(text: String) throws {
        try #expect(found(text) == ["ios-2010-03/launch-screen/supply-an-image"])
    }

    @Test("a topic's other names find its rules", arguments: ["splash screen", "launch image", "\"splash screen\""])
    func aliases(text: String) throws {
        try #expect(found(text) == ["ios-2010-03/launch-screen/supply-an-image"])
    }

    @Test("rules with all words come alone; where none has all, those with any")
    func allThenAny() throws {
        try #expect(found("keep apart") == ["ios-2010-03/toolbar/keep-items-apart"])
        try #expect(
            found("keep visitors") == [
                "ios-2010-03/toolbar/keep-items-apart", "ios-2010-03/launch-screen/supply-an-image",
            ])
    }

    @Test("a word in the statement weighs more than the same word in the body")
    func weights() throws {
        let hits = try found("toolbar")
        #expect(hits.first == "ios-2010-03/toolbar/keep-items-apart")
        #expect(hits.count == 2)
    }

    @Test("one hit a lineage: the newest statement, and where else the advice stands")
    func oneHitALineage() throws {
        let hits = try search(SearchQuery(text: "multi-segment"))
        #expect(hits.map(\.rule.id) == ["ios-2014/back-button/no-multisegment-button"])
        #expect(hits[0].alsoIn == ["ios-2010-03"])
    }

    @Test("all editions: every rule that matches")
    func allEditions() throws {
        let hits = try search(SearchQuery(text: "multi-segment", allEditions: true))
        #expect(Set(hits.map(\.rule.edition)) == ["ios-2010-03", "ios-2014"])
    }

    @Test("edition, topic and modality narrow the answer; a mentioned topic counts")
    func filters() throws {
        let old = try search(SearchQuery(text: "back", editions: ["ios-2010-03"]))
        #expect(old.map(\.rule.edition) == ["ios-2010-03"])
        #expect(old[0].alsoIn == ["ios-2014"])
        try #expect(search(SearchQuery(text: "back", topic: "toolbar")).map(\.rule.edition) == ["ios-2010-03"])
        try #expect(search(SearchQuery(text: "back", modality: .mustNot)).map(\.rule.edition) == ["ios-2014"])
    }

    @Test("pages of an answer join to the whole; past the end comes nothing")
    func pages() throws {
        let whole = try search(SearchQuery(text: "back", allEditions: true))
        #expect(whole.count == 3)
        let pages = try (0..<3).flatMap {
            try search(SearchQuery(text: "back", allEditions: true, limit: 1, offset: $0))
        }
        #expect(pages == whole)
        try #expect(search(SearchQuery(text: "back button", allEditions: true, limit: 1, offset: 3)) == [])
    }

    @Test("hits come best first")
    func scores() throws {
        let scores = try search(SearchQuery(text: "back button", allEditions: true)).map(\.score)
        #expect(scores == scores.sorted(by: >))
        #expect(scores.allSatisfy { $0 > 0 })
    }

    @Test("phrases, exclusions and beginnings of words")
    func operators() throws {
        try #expect(found("\"button back\"") == [])
        try #expect(found("back -multisegment -multi").count == 1)
        try #expect(found("visit*") == ["ios-2010-03/launch-screen/supply-an-image"])
    }

    @Test("a snippet marks what matched, in the statement or else in the body")
    func snippets() throws {
        let inStatement = try search(SearchQuery(text: "apart items"))[0].snippet
        #expect(inStatement.text == "Keep items apart.")
        #expect(inStatement.pieces.filter(\.isMatch).map(\.text) == ["items", "apart"])
        let inBody = try search(SearchQuery(text: "takes place"))[0].snippet
        #expect(inBody.text.hasPrefix("It takes the place of a toolbar."))
        #expect(inBody.pieces.filter(\.isMatch).map(\.text) == ["takes", "place"])
        let inTopic = try search(SearchQuery(text: "splash"))[0].snippet
        #expect(inTopic.pieces == [Snippet.Piece("Supply an image for café visitors.", isMatch: false)])
    }

    @Test(
        "whatever a person types is a question without an error",
        arguments: [
            "\"", "\"back", "(", "((", ")", "AND", "NOT back", "OR OR", "NEAR(back button)", "a:b", "statement:back",
            "'", "'; DROP TABLE rules", "don't", "🙈", "🙈 back", "-", "- back", "--back", "^back", "back^2", "*", "{}",
            "+", "back + button", "\0", "back\0button", "\u{F0000}", "e\u{301}", "\u{202E}back", "",
            String(repeating: "a", count: 10_000), String(repeating: "back ", count: 2_000),
            (1...2_000).map { "w\($0)" }.joined(separator: " "), String(repeating: "(\"", count: 5_000),
        ])
    func anyText(text: String) throws {
        _ = try found(text)
    }

    @Test("an index that is missing or out of step is an error, never an answer without hits")
    func unusableIndex() throws {
        let damages = [
            "DROP TABLE rule_index", "DELETE FROM rule_index_docsize",
            "INSERT INTO rule_index_docsize VALUES (99, x'')",
        ]
        for damage in damages {
            try withTemporaryFolder { folder in
                try folder.makeDatabase()
                try folder.tamper(damage)
                let problem = #expect(throws: Problem.self) {
                    try folder.read { try $0.search(SearchQuery(text: "nothing of the kind")) }
                }
                #expect(problem?.kind == .badData)
                #expect(problem?.next?.contains("higkb check") == true)
            }
        }
    }
}
