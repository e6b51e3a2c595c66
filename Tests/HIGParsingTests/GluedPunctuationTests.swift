import HIGModel
import Testing

@testable import HIGParsing

@Suite("GluedPunctuation")
struct GluedPunctuationTests {
    private func mended(_ text: String) throws -> String {
        let source = try Samples.source(text)
        let blocks = PlainTextReader.read(source)
        return Samples.repair([text]).mended(try #require(blocks.blocks.first), in: source).block.text
    }

    @Test(
        "a space lost after or before a mark is put back",
        arguments: [
            ("For more information,see Alerts.", "For more information, see Alerts."),
            ("Wait;then go on.", "Wait; then go on."),
            ("Use applications(described in Alerts) well.", "Use applications (described in Alerts) well."),
            ("Read \"View Controllers\"in full.", "Read \"View Controllers\" in full."),
        ])
    func lost(found: String, expected: String) throws {
        #expect(try mended(found) == expected)
    }

    @Test(
        "marks that belong where they stand stay",
        arguments: [
            "It costs 1,000 points.", "Call drawRect(rect) first.", "Choose item(s) here.", "Press \"a\" or \"b\" now.",
            "Set x,yz to zero.", "The label says \"on\"/\"off\" here.", "Open http://example.com/a,and,b now.",
        ])
    func kept(text: String) throws {
        #expect(try mended(text) == text)
    }
}

@Suite("GluedWord")
struct GluedWordTests {
    private func parts(of word: String) -> [String]? {
        let counts = WordCounts(lexicon: Lexicon(), streams: [])
        return GluedWord(counts: counts, readings: WordReadings(counts: counts, streams: [])).parts(
            of: Array(word.utf8))
    }

    @Test(
        "a word is read as the fewest common words",
        arguments: [
            ("alwaystakesthe", ["always", "takes", "the"]), ("forthe", ["for", "the"]), ("iconsfit", ["icons", "fit"]),
            ("ofscreen", ["of", "screen"]),
        ])
    func parts(word: String, expected: [String]) {
        #expect(parts(of: word) == expected)
    }

    @Test("what no words make up has no parts", arguments: ["qzxwvk", "xyzzyx", "kern"])
    func noParts(word: String) {
        #expect(parts(of: word) == nil)
    }
}

@Suite("Lexicon")
struct LexiconTests {
    private func key(_ word: String) -> Lexicon.Key {
        var key = Lexicon.Key()
        for letter in word.utf8 { key.append(letter) }
        return key
    }

    @Test("the key of two words written as one follows from theirs")
    func composed() {
        #expect(key("displays").followed(by: key("the")).hash == key("displaysthe").hash)
        #expect(key("Displays") == key("displays"))
    }

    @Test("a word keeps its number, however many follow")
    func numbers() {
        var lexicon = Lexicon()
        let words = (0..<60_000).map { number in String(number).utf8.map { $0 + 49 } }
        for round in 0..<2 {
            for (number, word) in words.enumerated() {
                let found = word.withUnsafeBufferPointer { letters in
                    var key = Lexicon.Key()
                    for letter in letters { key.append(letter) }
                    return lexicon.add(key, letters: letters)
                }
                if found != number { Issue.record("\(word) has number \(found) in round \(round)") }
            }
        }
        #expect(lexicon.count == words.count)
        #expect(lexicon.word(17) == "bh")
    }
}

@Suite("WordStream")
struct WordStreamTests {
    private func words(_ text: String) -> [String] {
        var lexicon = Lexicon()
        var stream = WordStream()
        stream.append(Array(text.utf8), to: &lexicon)
        return stream.items.dropFirst().map { item in
            item == WordStream.gap ? "|" : (item < 0 ? "+" : "") + lexicon.word(WordStream.number(item))
        }
    }

    @Test("words tell whether only white space parts them")
    func neighbours() {
        #expect(
            words("Tap **the** lamp, then\nwait.\n\nNow go") == ["tap", "+the", "+lamp", "then", "+wait", "now", "+go"])
    }

    @Test("markup, addresses, names with inner capitals, digits and other letters are no words")
    func strange() {
        #expect(words("See [the lamp](#page-12-0) <span id=\"page-3\"></span>now") == ["see", "the", "+lamp", "now"])
        #expect(words("Open https://a.example/forthe now") == ["open", "+https", "now"])
        #expect(words("An iPhone, mp3s and naïve users") == ["an", "|", "|", "|", "and", "|", "users"])
        #expect(words("Don't use") == ["don", "|", "use"])
    }
}
