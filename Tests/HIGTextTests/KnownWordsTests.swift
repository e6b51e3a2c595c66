import HIGText
import Testing

@Suite("KnownWords")
struct KnownWordsTests {
    private let table = KnownWords([(word: "lamp", number: 0), (word: "it's", number: 1), (word: "mp3", number: 2)])

    private func number(_ word: String) -> Int? {
        var word = word
        return word.withUTF8(table.number)
    }

    @Test("words are found in any case, and nothing else is")
    func lookUp() {
        #expect(number("lamp") == 0)
        #expect(number("LAMP") == 0)
        #expect(number("It's") == 1)
        #expect(number("MP3") == 2)
        for word in ["", "lam", "lamps", "l\u{E1}mp", "\u{212A}amp", "its", "mp4"] { #expect(number(word) == nil) }
    }

    @Test("a table without words has none")
    func empty() {
        let table = KnownWords([])
        var word = "lamp"
        #expect(word.withUTF8(table.number) == nil)
        #expect(!table.mayOccur(in: "A lamp"))
    }

    @Test(
        "a word occurs wherever its letters stand apart from others",
        arguments: ["lamp", "A LAMP, lit", "lamp's", "2lamp", "na\u{EF}ve\u{2014}lamp"])
    func occurring(text: String) { #expect(table.mayOccur(in: text)) }

    @Test("no longer word holds it", arguments: ["", "lamps", "A clamp", "lam p", "\u{1F4A1}"])
    func missing(text: String) { #expect(!table.mayOccur(in: text)) }

    @Test("of many words each is found under its number")
    func many() {
        let words = (0..<500).map { "word\($0)" }
        let table = KnownWords(words.enumerated().map { (word: $0.element, number: $0.offset) })
        for (number, word) in words.enumerated() {
            var word = word
            #expect(word.withUTF8(table.number) == number)
        }
    }
}
