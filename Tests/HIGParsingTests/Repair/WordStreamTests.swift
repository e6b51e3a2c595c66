import HIGModel
import Testing

@testable import HIGParsing

@Suite("WordStream")
struct WordStreamTests {
    private func words(_ text: String, _ format: SourceFormat = .markdown) -> [String] {
        var lexicon = Lexicon()
        var stream = WordStream()
        stream.append(Array(text.utf8), of: format, to: &lexicon)
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

    @Test("the words of fenced code are none, to the fence that closes it or to the end")
    func fences() {
        #expect(words("One lamp\n\n```swift\nlet lamp\n``\n```\nglows") == ["one", "+lamp", "glows"])
        #expect(words("- One\n\n  ~~~~\n  lamp\n  ~~~\n  ~~~~\n\nglows") == ["one", "glows"])
        #expect(words("One\n```\nlamp") == ["one"])
    }

    @Test("in other formats marks under a heading fence nothing", arguments: [SourceFormat.plainText, .html])
    func otherFormats(format: SourceFormat) {
        #expect(words("Lamps\n~~~~~\nglow", format) == ["lamps", "glow"])
    }

    @Test("marks within a line open no fence")
    func inlineMarks() {
        #expect(words("One ```lamp``` glows") == ["one", "|", "glows"])
        #expect(words("```lamp``` glows\n~~both~~") == ["|", "glows", "both"])
    }
}
