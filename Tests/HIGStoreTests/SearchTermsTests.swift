import Testing

@testable import HIGStore

@Suite("SearchTerms: any text as a question")
struct SearchTermsTests {
    @Test(
        "every word is quoted, so that nothing a person types means anything to FTS5",
        arguments: [
            ("back button", #""back" AND "button""#),
            ("back AND (button", #""back" AND "AND" AND "button""#),
            ("title:bar", #""title bar""#),
            ("don't", #""don t""#),
            (#""back button" x"#, #""back button" AND "x""#),
            (#"“back button” x"#, #""back button" AND "x""#),
            (#""back button"#, #""back button""#),
            ("bar -tool -\"tab bar\"", #"("bar") NOT ("tool" OR "tab bar")"#),
            ("navig*", #""navig" *"#),
            (#""tab ba"*"#, #""tab ba" *"#),
            ("multi-segment", #"("multi segment" OR "multisegment")"#),
            ("bar bar", #""bar""#),
            ("café", #""café""#),
        ])
    func expressions(typed: String, expression: String) {
        #expect(SearchTerms(typed).expression(all: true) == expression)
    }

    @Test("either word, where nothing has both")
    func any() {
        #expect(SearchTerms("back button").expression(all: false) == #""back" OR "button""#)
    }

    @Test(
        "a text without a word to look for asks for nothing",
        arguments: ["", " \n", "\"", "\"\"", "(", "'", "-", "--", "*", "🙈", "-word", "-\"two words\"", "\0"])
    func nothing(typed: String) {
        #expect(SearchTerms(typed).expression(all: true) == nil)
    }

    @Test("of very many words the first ones are looked for")
    func limit() {
        let terms = SearchTerms((1...5_000).map(String.init).joined(separator: " "))
        #expect(terms.wanted.count == 64)
        #expect(terms.wanted.first?.words == ["1"])
    }
}
