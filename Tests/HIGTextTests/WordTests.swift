import HIGText
import Testing

@Suite("Word")
struct WordTests {
    @Test(
        "words are runs of letters and digits, with apostrophes inside",
        arguments: [
            ("Don’t use 44 x 44.", ["don't", "use", "44", "x", "44"]),
            ("the app's 'own' font", ["the", "app's", "own", "font"]),
            ("multi-segment", ["multi", "segment"]), ("a—b…c", ["a", "b", "c"]), ("Écris naïve", ["écris", "naïve"]),
            ("日本語 を", ["日本語", "を"]), ("' ’", []), ("", []), ("🙂 ok", ["ok"]),
        ])
    func words(text: String, expected: [String]) {
        #expect(Word.all(in: text).map(\.text) == expected)
    }

    @Test("a word's bytes are where it stands")
    func bytes() {
        let text = "— Écris « don’t » now"
        let utf8 = Array(text.utf8)
        #expect(
            Word.all(in: text).map { String(decoding: utf8[$0.bytes], as: UTF8.self) } == ["Écris", "don’t", "now"])
    }
}
