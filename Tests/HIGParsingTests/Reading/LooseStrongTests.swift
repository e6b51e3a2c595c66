import HIGModel
import Testing

@testable import HIGParsing

@Suite("Loose bold")
struct LooseStrongTests {
    private func settled(_ text: String, _ spans: [Block.Span] = []) -> Block {
        var block = Samples.paragraph(text)
        block.spans = spans
        LooseStrong.settle(&block)
        return block
    }

    @Test("each pair of marks is bold of its own")
    func pairs() {
        let block = settled("**Keep it.**Then **ring it.**Now go")
        #expect(block.text == "Keep it. Then ring it. Now go")
        #expect(block.spans == [Block.Span(style: .strong, range: 0..<8), Block.Span(style: .strong, range: 14..<22)])
    }

    @Test("a word glued before bold is parted from it, too")
    func before() {
        let block = settled("Ring**the bell.**Then")
        #expect(block.text == "Ring the bell. Then")
        #expect(block.spans.map(\.range) == [5..<14])
    }

    @Test("no space is put before a sign, at an end, or where there is one")
    func signs() {
        #expect(settled("**Keep it**, (**now.**)").text == "Keep it, (now.)")
        #expect(settled("See **it.**").text == "See it.")
        #expect(settled("**Keep it.** Then").text == "Keep it. Then")
    }

    @Test(
        "spaces inside of its marks stand outside; of two spaces one is left",
        arguments: [
            ("**Keep it. **Then ring", "Keep it. Then ring", 0..<8), ("** Keep it.** Then", "Keep it. Then", 0..<8),
            ("** Keep it. ** Then", "Keep it. Then", 0..<8), ("Then** ring it.**", "Then ring it.", 5..<13),
            ("Then ** ring it.**", "Then ring it.", 5..<13), ("**Keep it. **", "Keep it.", 0..<8),
        ])
    func inner(found: String, text: String, bold: Range<Int>) {
        let block = settled(found)
        #expect(block.text == text)
        #expect(block.spans == [Block.Span(style: .strong, range: bold)])
    }

    @Test("other styles and the places in the source go with their words")
    func styles() {
        let block = settled("**Keep it.**See bells", [Block.Span(style: .link, range: 16..<21)])
        #expect(block.text == "Keep it. See bells")
        #expect(
            block.spans == [Block.Span(style: .strong, range: 0..<8), Block.Span(style: .link, range: 13..<18)])
        #expect([0, 9, 13].map(block.sourceOffset) == [2, 12, 16])
    }

    @Test(
        "marks without a partner stay, as do those of other lengths",
        arguments: [
            "", "Ring it", "**", "**Ring", "Ring**", "****", "***Ring it.***Then", "*Ring it.*Then", "2 ** 3 ** 4",
            "** **", "Two ** and ** three",
        ])
    func stay(text: String) {
        let block = settled(text)
        #expect(block.text == text)
        #expect(block.spans.isEmpty)
    }

    @Test("marks in code are its own, and pair with none outside it")
    func code() {
        let code = Block.Span(style: .code, range: 4..<8)
        #expect(settled("Use 2**3 and **ring it.**Then", [code]).text == "Use 2**3 and ring it. Then")
        #expect(settled("Use 2**3 and ring it.**Then", [code]).text == "Use 2**3 and ring it.**Then")
    }

    @Test("of very many pairs the last ones stay")
    func many() {
        let block = settled(String(repeating: "**a.**b ", count: 70))
        #expect(block.text.hasPrefix("a. b a. b "))
        #expect(block.text.hasSuffix("**a.**b "))
    }
}
