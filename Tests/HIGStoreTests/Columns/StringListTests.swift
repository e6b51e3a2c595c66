import HIGModel
import Testing

@testable import HIGStore

@Suite("StringList")
struct StringListTests {
    @Test(
        "a list comes back as it was written",
        arguments: [
            [], [""], ["a"], ["a", "b"], ["", ""], ["a,b", "\",\""], ["\\", "\n\t\u{1}"], ["é", "e\u{301}", "🙈"],
            ["\u{301}starts with an accent"], ["a/b", "[]"],
        ])
    func roundTrip(strings: [String]) throws {
        try #expect(StringList(json: StringList(strings).json()).strings == strings)
    }

    @Test("an array written by another hand is read too")
    func otherHands() throws {
        try #expect(StringList(json: "[ \"a\" , \"\\u00e9\" ]").strings == ["a", "é"])
    }

    @Test(
        "anything else is bad data",
        arguments: ["", "[", "null", "[1]", "[\"a\"\"b\"]", "[\"a\",1]", "[\"a\",\"b\"", "{\"a\":\"b\"}"])
    func damaged(json: String) {
        let problem = #expect(throws: Problem.self) { try StringList(json: json) }
        #expect(problem?.kind == .badData)
    }
}
