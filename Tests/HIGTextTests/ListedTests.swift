import Testing

@testable import HIGText

@Suite("Texts as a sentence names them")
struct ListedTests {
    @Test(
        "commas stand between them, and the word before the last",
        arguments: [([], ""), (["a"], "a"), (["a", "b"], "a or b"), (["a", "b", "c"], "a, b or c")])
    func listed(texts: [String], sentence: String) {
        #expect(texts.listed("or") == sentence)
    }
}
