import Testing

@testable import HIGParsing

@Suite("Gist")
struct GistTests {
    @Test(
        "the words that carry a statement's meaning are told in their singular, in order, each as often as it stands",
        arguments: [
            (
                "The gates of a garden: paint each gate, or oil its hinges.",
                ["gate", "garden", "paint", "gate", "oil", "hinge"]
            ), ("You should leave 8 inches between BOXES.", ["leave", "8", "inch", "box"]),
            ("Cafés and “Öfen”", ["café", "öfen"]),
        ])
    func words(text: String, expected: [String]) {
        #expect(Gist.words(of: text) == expected)
    }

    @Test(
        "a text of small words and signs has none, whatever its case and its apostrophes",
        arguments: ["", "…", "If it is not, who would?", "DON’T", "Don't", "You’re so sure", "It's up to you."])
    func none(text: String) {
        #expect(Gist.words(of: text).isEmpty)
    }

    @Test("a word that only opens as a small one does is told", arguments: ["andiron", "its2", "theme", "isle"])
    func whole(word: String) {
        #expect(Gist.words(of: word) == [word])
        #expect(!Gist.isFunctionWord(word))
    }
}
