import HIGModel
import HIGText
import Testing

@testable import HIGParsing

@Suite("NameWords")
struct NameWordsTests {
    private let singulars = [
        "bar", "box", "menu", "category", "glass", "switch", "status", "ios", "caf\u{E9}", "day", "axis", "key", "buse",
    ]

    /// The places, among the singulars, of a text's words.
    private func numbers(in text: String) -> [Int?] {
        let words = NameWords(singulars)
        var text = text
        return text.withUTF8 { words.occurrences(in: $0).map(\.number) }
    }

    @Test("a word has the number of its singular, as Singular tells it")
    func forms() {
        let endings = ["", "s", "es", "'s", "\u{2019}s", "ies", "ss", "us", "is", "ses", "S", "'", "\u{301}s"]
        let others = [
            "categor", "da", "ke", "ax", "stat", "bu", "io", "Bar", "MENU", "no", "cafe\u{301}", "\u{212A}ey",
        ]
        let stems = singulars + others
        let texts = stems.flatMap { stem in endings.map { stem + $0 } }
        for text in texts {
            let plainly = Word.all(in: text).map { singulars.firstIndex(of: Singular.of($0.text)) }
            #expect(numbers(in: text) == plainly, "\(text)")
        }
    }

    @Test("a system's name is no plural")
    func systems() { #expect(numbers(in: "iOS io") == [7, nil]) }
}
