import HIGModel
import Testing

@testable import HIGParsing

@Suite("Hidden marks")
struct HiddenMarksTests {
    @Test("a word with soft hyphens or zero-width spaces in it is the word, in every format")
    func words() throws {
        let page = "<p>Use the stan&shy;dard lan&#8203;tern.</p>\n<p>A&shy;void crowd&shy;ing it.</p>"
        let text = "Use the stan\u{AD}dard lan\u{200B}tern.\n\nA\u{AD}void crowd\u{2060}ing it.\n"
        for (file, text, format) in [
            ("a.html", page, .html), ("a.md", text, .markdown), ("a.txt", text, .plainText),
        ] as [(String, String, SourceFormat)] {
            let rules = try Samples.read([Samples.input(text, file: file, format: format)]).sources.flatMap(\.rules)
            #expect(rules.map(\.statement) == ["Use the standard lantern.", "Avoid crowding it."])
            #expect(rules.first?.id.hasSuffix("/use-standard-lantern") == true)
        }
    }

    @Test("letters set as one sign are letters, and what follows stands where it did in the source")
    func ligatures() throws {
        let source = "Hang the ﬂag at the oﬃce. **Keep it dry.**\n"
        let text = try SourceText(bytes: Array(source.utf8), file: "a.md")
        let block = try #require(SourceFormat.markdown.read(text, file: "a.md").blocks.first)
        #expect(block.text == "Hang the flag at the office. Keep it dry.")
        for word in ["flag", "at the", "office", "Keep", "dry"] {
            let offset = try #require(block.text.utf8.firstRange(of: word.utf8)).lowerBound
            let place = block.sourceOffset(block.text.utf8.distance(from: block.text.startIndex, to: offset))
            let first = word == "flag" ? "ﬂ" : word == "office" ? "oﬃ" : word
            #expect(text.string(place..<text.bytes.count).hasPrefix(first), "\(word)")
        }
        let bold = try #require(block.spans.first { $0.style == .strong })
        #expect(block.text(of: bold.range) == "Keep it dry.")
    }

    @Test("a paragraph of nothing else stays")
    func nothing() throws {
        let text = try SourceText(bytes: Array("\u{200B}\n\nHang it.\n".utf8), file: "a.md")
        #expect(try SourceFormat.markdown.read(text, file: "a.md").blocks.count == 2)
    }
}
