import Testing

@testable import HIGStore

@Suite("StopWords")
struct StopWordsTests {
    @Test(
        "the words of every question are ones, in any case and with either apostrophe",
        arguments: ["a", "the", "The", "YOUR", "your", "shouldn't", "shouldn’t", "Don’T", "(can)", "what?"])
    func words(typed: String) {
        #expect(StopWords.contains(typed.unicodeScalars))
    }

    @Test(
        "what only begins, ends or goes on like one is none, nor are two with a hyphen, nor no word",
        arguments: ["lamp", "", "th", "thee", "o", "on-off", "'", "thé", "shouldn'ts"])
    func others(typed: String) {
        #expect(!StopWords.contains(typed.unicodeScalars))
    }
}
