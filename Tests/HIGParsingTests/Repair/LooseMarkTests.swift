import Testing

@testable import HIGParsing

@Suite("LooseMark")
struct LooseMarkTests {
    @Test(
        "bold that no space follows is bold, and the space is put back",
        arguments: [
            ("**Keep it short.**Then stop.", "Keep it short. Then stop.", 0..<14),
            ("In **one mode,**nothing moves.", "In one mode, nothing moves.", 3..<12),
            ("Hide *it***(now).** All.", "Hide it (now). All.", 8..<14),
        ])
    func looseBold(markdown: String, text: String, bold: Range<Int>) throws {
        let source = try Samples.source(markdown)
        let block = try #require(MarkdownReader.read(source).blocks.first)
        #expect(block.text == text)
        #expect(block.spans.contains(Block.Span(style: .strong, range: bold)))
        let last = try #require(text.utf8.lastIndex(of: UInt8(ascii: " ")))
        let offset = text.utf8.distance(from: text.startIndex, to: last) + 1
        let start = block.sourceOffset(offset)
        #expect(source.string(start..<source.bytes.count) == String(text[last...].dropFirst()))
    }

    @Test("asterisks without a partner stay", arguments: ["Two ** here.", "2 ** 3 ** 4", "`a**b**c` it"])
    func looseAsterisks(markdown: String) throws {
        let block = try #require(MarkdownReader.read(try Samples.source(markdown)).blocks.first)
        #expect(block.text == markdown.replacing("`", with: ""))
    }

    @Test("what follows an image on its line is its caption, what follows on the next line is not")
    func captions() throws {
        let kinds = try ["![A lamp](a.png)Don't dim it.", "![A lamp](a.png)\nDon't dim it.", "See ![A](a.png) it."].map
        {
            try #require(MarkdownReader.read(try Samples.source($0)).blocks.first).kind
        }
        #expect(kinds == [.figure, .paragraph, .paragraph])
    }
}
