import HIGModel
import Testing

@testable import HIGParsing

@Suite("GluedWord")
struct GluedWordTests {
    private func parts(of word: String) -> [String]? {
        let counts = WordFrequencies(lexicon: Lexicon(), streams: [])
        return GluedWord(counts: counts, readings: WordReadings(counts: counts, streams: [])).parts(
            of: Array(word.utf8))
    }

    @Test(
        "a word is read as the fewest common words",
        arguments: [
            ("alwaystakesthe", ["always", "takes", "the"]), ("forthe", ["for", "the"]), ("iconsfit", ["icons", "fit"]),
            ("ofscreen", ["of", "screen"]), ("theyletgo", ["they", "let", "go"]),
            ("metadatayourbells", ["metadata", "your", "bells"]),
        ])
    func parts(word: String, expected: [String]) {
        #expect(parts(of: word) == expected)
    }

    @Test("what no words make up has no parts", arguments: ["qzxwvk", "xyzzyx", "kern"])
    func noParts(word: String) {
        #expect(parts(of: word) == nil)
    }
}
