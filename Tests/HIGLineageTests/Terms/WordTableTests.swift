import Testing

@testable import HIGLineage

@Suite("WordTable")
struct WordTableTests {
    private static let words = (0..<2000).map { "word\($0)" } + ["don't", "é", "e\u{301}"]

    @Test("words have numbers in the order in which they come")
    func numbers() {
        var table = WordTable()
        let numbers = Self.words.map { table.number(of: $0) }
        #expect(numbers == (0..<Int32(Self.words.count)).map { $0 })
        #expect(table.words == Self.words)
    }

    @Test(
        "a word has one number however it is written",
        arguments: [("WORD7", "word7"), ("Don’t", "don't"), ("DON'T", "don't"), ("É", "é")])
    func written(text: String, word: String) {
        var (table, text) = (WordTable(), text)
        for word in Self.words { _ = table.number(of: word) }
        let number = text.withUTF8 { table.number(of: $0, at: 0..<$0.count) }
        #expect(table.words[Int(number)] == word)
        #expect(table.words.count == Self.words.count)
    }
}
