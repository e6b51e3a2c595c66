import Testing

@testable import HIGLineage

@Suite("WordTable")
struct WordTableTests {
    @Test("a word has one number however it is written, and others have others")
    func numbers() {
        var table = WordTable()
        let words = (0..<2000).map { "word\($0)" } + ["don't", "é", "e\u{301}"]
        let numbers = words.map { table.number(of: $0) }
        #expect(numbers == (0..<Int32(words.count)).map { $0 })
        #expect(table.words == words)
        for (text, word) in [("WORD7", "word7"), ("Don’t", "don't"), ("DON'T", "don't"), ("É", "é")] {
            var text = text
            let number = text.withUTF8 { table.number(of: $0, at: 0..<$0.count) }
            #expect(table.words[Int(number)] == word)
        }
        #expect(table.words.count == words.count)
    }
}
