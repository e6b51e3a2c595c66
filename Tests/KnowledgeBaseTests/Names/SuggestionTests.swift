import Testing

@testable import KnowledgeBase

@Suite("Did you mean")
struct SuggestionTests {
    private let names = ["back-button", "toolbar", "tab-bar", "navigation-bar", "2011", "2014"]

    @Test(
        "the nearest names, a swap being one mistake",
        arguments: [
            ("bakc-button", ["back-button"]), ("tolbar", ["toolbar"]), ("Toolbar", ["toolbar"]),
            ("tabbar", ["tab-bar"]),
            ("2041", ["2011", "2014"]), ("navigation", ["navigation-bar"]), ("back bottons", ["back-button"]),
            ("toolbar view", ["toolbar"]), ("butt", ["back-button"]), ("navigations", ["navigation-bar"]),
        ])
    func near(typed: String, expected: [String]) {
        #expect(Array(Suggestion.nearest(to: typed, among: names).prefix(expected.count)) == expected)
    }

    @Test("names that begin with what was typed come first")
    func beginnings() {
        let names = ["integrating-lamps", "rating-lamp", "ratings-and-lamps"]
        #expect(Suggestion.nearest(to: "ratings", among: names) == ["rating-lamp", "ratings-and-lamps", names[0]])
    }

    @Test("far names are not guessed", arguments: ["spaceship", "x", "", "zz"])
    func far(typed: String) {
        #expect(Suggestion.nearest(to: typed, among: names) == [])
        #expect(Suggestion.hint(for: typed, among: names, list: "higkb topics") == "higkb topics shows what there is")
    }

    @Test("nothing is near to nothing, not even an empty name", arguments: ["", " ", "-", "/", "…"])
    func empty(typed: String) {
        #expect(Suggestion.nearest(to: typed, among: ["", "a", "-"]) == [])
    }

    @Test("three at most, each once, the same whatever their order")
    func bounded() {
        let many = ["bar-a", "bar-b", "bar-c", "bar-d", "bar-a"]
        #expect(Suggestion.nearest(to: "bar-x", among: many) == ["bar-a", "bar-b", "bar-c"])
        #expect(Suggestion.nearest(to: "bar-x", among: many.reversed()) == ["bar-a", "bar-b", "bar-c"])
    }

    @Test(
        "reads as a question",
        arguments: [
            (["bar-a"], "did you mean bar-a? (higkb topics shows all)"),
            (["bar-a", "bar-b"], "did you mean bar-a or bar-b? (higkb topics shows all)"),
            (["bar-a", "bar-b", "bar-c"], "did you mean bar-a, bar-b or bar-c? (higkb topics shows all)"),
        ])
    func hint(names: [String], hint: String) {
        #expect(Suggestion.hint(for: "bar-x", among: names, list: "higkb topics") == hint)
    }
}
