import Testing

@testable import HIGStore

@Suite("SearchTerms: any text as a question")
struct SearchTermsTests {
    @Test(
        "words are what stands between spaces and signs, which mean nothing beyond that",
        arguments: [
            ("back button", [["back"], ["button"]]),
            ("back AND (button", [["back"], ["and"], ["button"]]),
            ("title:bar", [["title", "bar"], ["titlebar"]]),
            ("iPhone's bar", [["iphone"], ["bar"]]),
            (#""back button" x"#, [["back", "button"], ["x"]]),
            (#"“back button” x"#, [["back", "button"], ["x"]]),
            (#""back button"#, [["back", "button"]]),
            ("multi-segment", [["multi", "segment"], ["multisegment"]]),
            ("bar bar", [["bar"]]),
            ("UITabBar", [["tab", "bar"], ["tabbar"], ["uitabbar"]]), ("NSAlert", [["alert"], ["nsalert"]]),
            ("UIAlertController", [["alert"], ["uialertcontroller"]]), ("UI", [["ui"]]), ("NSA", [["nsa"]]),
            ("(UITabBar)?", [["tab", "bar"], ["tabbar"], ["uitabbar"]]), ("UIKit", [["uikit"]]),
            ("⌘Z", [["command", "z"], ["commandz"]]),
            ("Café", [["café"]]),
        ])
    func words(typed: String, words: [[String]]) {
        #expect(SearchTerms(typed).wanted.flatMap(\.spellings) == words)
    }

    @Test(
        "a size is one thing however it is written, and its unit a word behind it",
        arguments: [
            ("44x44", ["44x44"]), ("44 x 44", ["44x44"]), ("44×44", ["44x44"]), ("44 × 44", ["44x44"]),
            ("44-by-44", ["44x44"]), ("44 by 44", ["44x44"]), ("44x44pt", ["44x44", "pt"]),
            ("icon 32X16", ["icon", "32x16"]), ("44 44", ["44"]), ("44by44", ["44by44"]), ("44x", ["44x"]),
            ("x44", ["x44"]), ("16x16x2", ["16x16x2"]), ("44x44.5", ["44x445"]), ("4 x menus", ["4", "x", "menus"]),
            ("123456x1", ["123456x1"]),
        ])
    func sizes(typed: String, terms: [String]) {
        #expect(SearchTerms(typed).wanted.map { $0.spellings.first { $0.count == 1 }?.first } == terms)
    }

    @Test("a size may be excluded, but the hyphen before its unit excludes nothing")
    func sizesAndHyphens() {
        let spellings = [["44", "28"], ["44", "x", "28"], ["44x28"], ["44", "by", "28"]]
        #expect(SearchTerms("icon -44x28").excluded.map(\.spellings) == [spellings])
        let joined = SearchTerms("44x28-pixel icon")
        #expect(joined.excluded.isEmpty)
        #expect(joined.wanted.map(\.words) == [["44", "28"], ["pixel"], ["icon"]])
    }

    @Test("an asterisk at the end asks for what begins so", arguments: ["navig*", "\"tab ba\"*"])
    func prefix(typed: String) {
        #expect(SearchTerms(typed).wanted.map(\.isPrefix) == [true])
    }

    @Test("a leading minus excludes a word or a phrase")
    func exclusion() {
        let terms = SearchTerms("bar -tool -\"tab bar\"")
        #expect(terms.wanted.flatMap(\.words) == ["bar"])
        #expect(terms.excluded.map(\.words) == [["tool"], ["tab", "bar"]])
    }

    @Test(
        "words of every question are stop words, unless they stand in quotes",
        arguments: [
            ("can I?", [true, true]), ("don’t title", [true, false]), ("\"how to\"", [false]), ("the*", [false]),
            ("What's new", [true, false]), ("(and)", [true]), ("dont mustnt Lets isnt", [true, true, true, true]),
            ("\"dont\"", [false]), ("cant*", [false]), ("plant ants tint", [false, false, false]),
        ])
    func stopWords(typed: String, areStopWords: [Bool]) {
        #expect(SearchTerms(typed).wanted.map(\.isStopWord) == areStopWords)
    }

    @Test(
        "a text without a word to look for asks for nothing",
        arguments: ["", " \n", "\"", "\"\"", "(", "'", "-", "--", "*", "🙈", "-word", "-\"two words\"", "\0"])
    func nothing(typed: String) {
        #expect(SearchTerms(typed).wanted.isEmpty)
    }

    @Test("a contraction without its apostrophe is the same words", arguments: ["dont", "cant", "wont", "Shouldnt"])
    func contractions(typed: String) {
        let whole = SearchTerms(typed.dropLast() + "'t")
        #expect(SearchTerms(typed) == whole)
        #expect(whole.wanted.map(\.words) == [[typed.dropLast().lowercased(), "t"]])
    }

    @Test("of very many words the first ones are looked for, and of a very long one its beginning")
    func limits() {
        let terms = SearchTerms((1...5_000).map(String.init).joined(separator: " "))
        #expect(terms.wanted.count == 32)
        #expect(terms.wanted.first?.words == ["1"])
        let compound = SearchTerms("menu " + (1...300).map { "word\($0)" }.joined(separator: "-") + " bar")
        #expect(compound.wanted.map(\.words.count) == [1, 31])
        #expect(compound.isCut && !SearchTerms("menu bar").isCut)
        let phrase = "\"" + (1...40).map { "word\($0)" }.joined(separator: " ") + "\""
        #expect(SearchTerms(phrase).wanted.map(\.isQuoted) == [false], "a part is not the phrase")
        #expect(SearchTerms("bar -" + phrase).excluded.isEmpty, "a part would exclude more")
        #expect(SearchTerms("bar -" + phrase).isCut)
        #expect(SearchTerms(String(repeating: "a", count: 10_000)).wanted.map { $0.words[0].count } == [64])
    }
}
