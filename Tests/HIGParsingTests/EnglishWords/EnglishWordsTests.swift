import Testing

@testable import HIGParsing

@Suite("English words")
struct EnglishWordsTests {
    let words = EnglishWords.shared

    @Test(
        "a word has the class of SCOWL",
        arguments: [("the", 10), ("of", 10), ("screen", 10), ("icon", 20), ("toolbar", 40)])
    func commonness(word: String, expected: Int) {
        #expect(words.commonness(of: word) == expected)
    }

    @Test(
        "what extraction glued together is no word",
        arguments: [
            "alwaystakesthe", "barshould", "heightthat", "iconsfit", "accessto", "ofscreen", "forthe", "isto",
            "appearsin",
        ]
    )
    func glued(word: String) {
        #expect(words.commonness(of: word) == nil)
    }

    @Test(
        "its parts are",
        arguments: ["always", "takes", "bar", "should", "height", "that", "icons", "fit", "access", "appears"])
    func parts(word: String) {
        #expect(words.commonness(of: word) != nil)
    }

    @Test(
        "American and British spellings are both words",
        arguments: ["color", "colour", "customize", "center", "centre"])
    func spellings(word: String) {
        #expect(words.commonness(of: word) != nil)
    }

    @Test("a rare word counts when it is long, and not when it may be two short ones")
    func rare() {
        #expect(words.commonness(of: "crosshair") == 70)
        #expect(words.commonness(of: "putto") == nil)
    }

    @Test("letters may be capitals")
    func capitals() {
        #expect(words.commonness(of: "The") == 10)
        #expect(words.commonness(of: "SCREEN") == 10)
    }

    @Test("a part of a longer text can be looked up in place")
    func substring() {
        let text = "alwaystakesthe"
        #expect(words.commonness(of: text.prefix(6)) == 10)
        #expect(words.commonness(of: text.suffix(3)) == 10)
    }

    @Test(
        "anything else is none",
        arguments: ["", " ", "don't", "the ", "the and", "naïve", "44", "@HE", "🙂", String(repeating: "a", count: 200)]
    )
    func noWords(word: String) {
        #expect(words.commonness(of: word) == nil)
    }

    @Test("every word of every class is found in its class")
    func whole() {
        var count = 0
        for (commonness, list) in EnglishWords.classes {
            let found = list.description.split(whereSeparator: \.isWhitespace)
            count += found.count
            #expect(found.allSatisfy { words.commonness(of: $0) == commonness })
        }
        #expect(count > 60_000)
    }
}
