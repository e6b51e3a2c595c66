import Testing

@testable import HIGStore

@Suite("Numeronym: a word with its middle counted")
struct NumeronymTests {
    @Test(
        "stands for words of its length between its letters",
        arguments: [
            ("a11y", "accessibility", true), ("L10n", "localization", true), ("k8s", "kubernetes", true),
            ("a11y", "accessible", false), ("a11y", "accessibilitx", false), ("a11y", "a big country", false),
            ("l8e", "landscape", false), ("l8e", "look-alike", false),
        ])
    func words(typed: String, word: String, stands: Bool) throws {
        #expect(try #require(Numeronym(typed)).stands(for: word) == stands)
    }

    @Test(
        "is none with few letters left out, and nothing else",
        arguments: ["b2b", "a4", "11y", "a11", "ab1c", "a-5b", ""])
    func others(typed: String) {
        #expect(Numeronym(typed) == nil)
    }
}
