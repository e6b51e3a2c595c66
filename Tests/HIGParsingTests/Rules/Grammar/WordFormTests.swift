import HIGModel
import HIGText
import Testing

@testable import HIGParsing

@Suite("WordForm")
struct WordFormTests {
    /// Texts with what words are made of, and with what they are not.
    private static let texts = [
        "", " ", "Use it.", "Don’t use 44 × 44, don't!", "CAN'T can’T", "O’Neill’s o'clock's", "naïve café's Ärger’s",
        "e\u{301}tude s\u{301} s", "iPhone\r\nmacOS\n", "日本語 ٣ ²x", "👍🏽 yes 👩‍👩‍👧 no", "\u{600}s \u{212A}eep",
        "setTitlePositionOfTheLongestViewOfAllViews", "a’bcdefghijklmnopqrstuvwxyzabcdefghijkl’re",
        "ABCDEFGHIJKLMNOPQRSTUVWXYZABCDEF abcdefghijklmnopqrstuvwxyzabcdefg", "''' ’’’ it’’s",
    ]

    @Test("a text's words are what their texts are", arguments: texts)
    func words(text: String) {
        #expect(WordForm.all(in: text) == Word.all(in: text).map { WordForm($0.text) })
    }

    @Test("words are told apart by their letters and their case", arguments: ["Use", "uses", "us", "use\0", ""])
    func letters(other: String) {
        let word = "use"
        #expect(WordForm(word) == "use")
        #expect(WordForm(other) != "use")
        #expect(WordForm(other).isEmpty == other.isEmpty)
    }

    @Test("a literal is the word of its text", arguments: [("programmatically", true), ("programmaticallx", false)])
    func literal(word: String, isSame: Bool) {
        #expect((WordForm(word) == "programmatically") == isSame)
    }

    private static let plain = [
        "", "a", "as", "ties", "aligns", "alignments", "applies", "contextualizes", "don't", "disadvantageously",
        "contradistinguishes", "abcdefghijklmnopqrstuvwxyzabcdef",
    ]

    @Test(
        "a word of ASCII has the parts of its text", arguments: plain, ["", "s", "es", "ies", "ly", "'t", "api", "a"])
    func parts(word: String, part: String) {
        let form = WordForm(word)
        #expect(form.text == word)
        #expect(form.hasSuffix(WordForm(part)) == (part.isEmpty || word.hasSuffix(part)))
        #expect(form.hasPrefix(WordForm(part)) == (part.isEmpty || word.hasPrefix(part)))
        #expect(form.dropLast(part.count) == WordForm(word.dropLast(part.count)))
        if word.count + part.count <= 32 { #expect(form + WordForm(part) == WordForm(word + part)) }
        #expect(form.singular == WordForm(Singular.of(word)))
    }

    @Test("a long word keeps its head and its tail, and is no other")
    func long() {
        let name = "setTitlePositionOfTheLongestViewOfAllViews"
        let form = WordForm(name)
        #expect(form.hasPrefix("setTitle") && form.hasSuffix("AllViews"))
        #expect(form != WordForm(name.prefix(32)) && form != WordForm(name.suffix(32)))
    }

    @Test("letters outside ASCII are none of it", arguments: ["é", "s\u{301}", "\u{600}s", "\u{212A}"])
    func foreign(letter: String) {
        let form = WordForm("view" + letter)
        #expect(form != "view" && form.hasPrefix("view"))
        #expect(form.hasSuffix("s") == ("view" + letter).hasSuffix("s") && !form.hasSuffix("k"))
    }

    @Test("what is a number opens with one", arguments: ["4", "44th", "٣", "1\u{301}", "é", "x1", ""])
    func number(word: String) {
        #expect(WordForm(word).opensWithNumber == (word.first?.isNumber == true))
    }

    @Test("an apostrophe cuts a word")
    func apostrophe() throws {
        let (head, rest) = try #require(WordForm("don't").cutAtApostrophe)
        #expect(head == "don" && rest == "'t")
        #expect(WordForm("dont").cutAtApostrophe == nil)
        // The first one is not kept, but its sign is.
        let name = "abcdefghijklmnopq'stuvwxyzabcdefghijklmnop're"
        let long = try #require(WordForm(name).cutAtApostrophe)
        #expect(long.rest != "'re")
    }
}
