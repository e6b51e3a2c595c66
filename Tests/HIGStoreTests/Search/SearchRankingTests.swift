import HIGModel
import Testing

@testable import HIGStore

@Suite("SearchRanking: which rule answers best")
struct SearchRankingTests {
    /// The statements of the rules that answer, best first.
    private func answers(to question: String, among rules: [Rule]) throws -> [String] {
        var statements: [String] = []
        let content = EditionContent(
            edition: Sample.ios2010, sources: [Sample.source(Sample.ios2010, file: "lamps.md", chunk: nil, rules)])
        try withTemporaryFolder { folder in
            try folder.makeDatabase([content], links: [])
            let query = SearchQuery(text: question, allEditions: true, limit: 100)
            statements = try folder.read { try $0.search(query).hits.compactMap(\.rule?.statement) }
        }
        return statements
    }

    private func rules(_ texts: [(name: String, statement: String, body: String)]) -> [Rule] {
        texts.enumerated().map { line, text in
            Sample.rule(Sample.ios2010, text.name, text.statement, line: line + 1, body: text.body)
        }
    }

    /// Rules that have no word of a question.
    private let others = (1...20).map { (name: "toolbar/other-\($0)", statement: "Open window \($0).", body: "") }

    @Test("most of the words in a statement count more than all of them scattered in a text")
    func scattered() throws {
        let filling = Array(repeating: "People find their way by it in the evening.", count: 8).joined(separator: " ")
        let scattered = "A lamp helps. \(filling) Its color may fade. \(filling) Some like a shade."
        let found = try answers(
            to: "lamp shade color",
            among: rules(
                [("toolbar/brief", "Be brief.", scattered), ("toolbar/last", "Choose a lamp shade that lasts.", "")]
                    + others))
        #expect(found == ["Choose a lamp shade that lasts.", "Be brief."])
    }

    @Test("of two statements, the one that says the word sooner comes first")
    func soon() throws {
        let sooner = "Hang lanterns by each door, gate and stair."
        let later = "By each door, gate and stair, hang lanterns."
        let found = try answers(
            to: "lanterns", among: rules([("toolbar/later", later, ""), ("toolbar/sooner", sooner, "")] + others))
        #expect(found == [sooner, later])
    }

    @Test("a word that rules are filed under counts more than one that only fills their sentences")
    func filed() throws {
        let filling = (1...12).map { (name: "launch-screen/fill-\($0)", statement: "Gather oil \($0).", body: "") }
        let filed = (1...12).map { (name: "navigation-bar/file-\($0)", statement: "Trim wick \($0).", body: "") }
        let found = try answers(to: "gather in a navigation", among: rules(filling + filed + others))
        #expect(found.count == 24)
        #expect(found.prefix(12).allSatisfy { $0.hasPrefix("Trim") })
    }
}
