import HIGModel
import Testing

@testable import HIGLineage

/// Words read by number are those that `Terms` and `Reference` give as strings.
@Suite("WordNumbers")
struct WordNumbersTests {
    private static func words(of text: String, beside: Bool) -> [String] {
        var numbers = WordNumbers()
        var text = text
        var words: [Int32] = []
        // Read twice: known words and new ones must come out alike.
        for _ in 1...2 {
            text.withUTF8 { text in
                if beside { _ = numbers.readBeside(text, into: &words) } else { numbers.read(text, into: &words) }
            }
        }
        return words.map { numbers.words[Int($0)] }
    }

    private static let texts = [
        "", " ", "Do not use an application’s icon in iPhone OS.", "multi-segment pop-up re-un-do", "re-\napp",
        "as shown in Figure 8-3, and Table 2 (page 12)", "word(see “Windows”)s", "(see Caf\u{65}\u{301})", "(page",
        "Caf\u{65}\u{301} café CAFÉ", "a(\u{301}see b) c", "a (\u{FEFF}see b)", "İstanbul straße ΣΊΣΥΦΟΣ",
        "👩‍👩‍👧 (see 👍🏽) ok",
        "line\r\nbreak (see\r\nthis)", "’quoted’ don’t rock’n’roll o’", "((see a) b) c)", "figure 3 figure", "½ 3½ ×2",
    ]

    @Test("as they are", arguments: texts)
    func plain(text: String) {
        #expect(WordNumbersTests.words(of: text, beside: false).map(bytes) == Terms.words(of: text).map(bytes))
    }

    @Test("without references", arguments: texts)
    func besideReferences(text: String) {
        #expect(WordNumbersTests.words(of: text, beside: true).map(bytes) == Reference.wordsBeside(text).map(bytes))
    }

    @Test("whatever the text is made of", arguments: 0..<200)
    func anyText(seed: UInt64) {
        var random = Seeded(seed)
        let pieces = [
            "(", ")", "see", "See ", "page", " 12", "figure", " ", "-", "as shown in ", "table 3", "’", "'", "é",
            "e\u{301}",
            "\u{200D}", "\r\n", "👍🏽", "iPhone", " OS", "do", " not", "re", "application", "“", "”", "K", "\u{37E}", "—",
        ]
        let text = (0..<30).compactMap { _ in pieces.randomElement(using: &random) }.joined()
        plain(text: text)
        besideReferences(text: text)
    }

    private func bytes(_ word: String) -> [UInt8] { Array(word.utf8) }
}
