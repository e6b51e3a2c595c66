import HIGModel
import Testing

@testable import HIGParsing

@Suite("Block")
struct BlockTests {
    /// A paragraph that stands at the source's byte 10, with the given stretches of it in bold.
    private func paragraph(_ text: String, bold: [String] = []) throws -> Block {
        let spans = try bold.map { stretch in
            let range = try #require(text.ranges(of: stretch).first)
            let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
            return Block.Span(style: .strong, range: start..<start + stretch.utf8.count)
        }
        return Block(
            kind: .paragraph, text: text, spans: spans, origins: [Block.Origin(text: 0, source: 10)],
            bytes: 10..<10 + text.utf8.count, pages: nil)
    }

    @Test("slices have no white space at their ends, lie side by side and know their bold")
    func slices() throws {
        let block = try paragraph("Öffne the gate. Shut it.", bold: ["the gate", "Shut"])
        let (first, last) = (block.slice(0..<17), block.slice(16..<25))
        #expect([first, last].map(\.text) == ["Öffne the gate.", "Shut it."])
        #expect(first.spans.map(\.range) == [7..<15])
        #expect(last.spans.map(\.range) == [0..<4])
        #expect(first.bytes == 10..<27)
        #expect(last.bytes == 27..<35)
        #expect(block.slice(15..<17).text == ".")
        #expect(block.slice(16..<17).text.isEmpty)
    }

    @Test("a place in a slice is found in the source, also behind an entity")
    func places() {
        // Of "Bells &amp; lamps".
        let block = Block(
            kind: .paragraph, text: "Bells & lamps", spans: [],
            origins: [Block.Origin(text: 0, source: 0), Block.Origin(text: 7, source: 11)], bytes: 0..<17, pages: nil)
        #expect(block.sourceOffset(6) == 6)
        #expect(block.sourceOffset(8) == 12)
        #expect(block.slice(8..<13).sourceOffset(2) == 14)
        #expect(block.sourceOffset(100) == 17)
    }

    @Test("each line of code is found where it stands, also without a space anywhere")
    func codePlaces() throws {
        let source = "```\nlamp\n\n  bell\nlamp\n```\n\nA lamp glows."
        let code = try #require(try Samples.blocks(source).first)
        #expect(code.text == "lamp   bell lamp")
        let places = [0, 7, 12].map(code.sourceOffset)
        #expect(places == [4, 12, 17])
    }

    @Test("the end that stands in the next chunk goes with the slice that holds it")
    func tail() throws {
        var block = try paragraph("Open the gate. Shut it.")
        block.tail = Block.Tail(offset: 20, bytes: 0..<3)
        #expect(block.slice(0..<15).tail == nil)
        #expect(block.slice(15..<23).tail == Block.Tail(offset: 5, bytes: 0..<3))
        #expect(block.slice(21..<23).tail?.offset == 0)
    }

    @Test("a bullet stands in the source all the same")
    func bullet() throws {
        let item = try paragraph("• Ring the bell.", bold: ["bell"]).without(4, kind: .item(depth: 1))
        #expect(item.text == "Ring the bell.")
        #expect(item.bytes == 10..<28)
        #expect(item.sourceOffset(0) == 14)
        #expect(item.itemDepth == 1)
        #expect(item.spans.map(\.range) == [9..<13])
    }

    @Test("what is taken out or put in moves styles, and no place in the source")
    func edits() throws {
        let marked = try paragraph("**Open** the gate", bold: ["gate"]).removing([0..<2, 6..<8])
        #expect(marked.text == "Open the gate")
        #expect(marked.spans.map(\.range) == [9..<13])
        #expect([0, 3, 5, 9].map(marked.sourceOffset) == [12, 15, 19, 23])
        let glued = try paragraph("Openthegate", bold: ["gate"]).inserting(spacesAt: [4, 7])
        #expect(glued.text == "Open the gate")
        #expect(glued.spans.map(\.range) == [9..<13])
        #expect([0, 5, 9].map(glued.sourceOffset) == [10, 14, 17])
    }

    @Test("a paragraph has a part for each sentence in bold that opens one")
    func leads() throws {
        let text = "Keep it short. Cows read it. Name every gate. A name helps. Call it by that name."
        let parts = try paragraph(text, bold: ["Keep it short.", "Name every gate", "by that name."]).separatedLeads
        #expect(
            parts.map(\.text) == [
                "Keep it short. Cows read it.", "Name every gate. A name helps. Call it by that name.",
            ])
        #expect(try paragraph(text, bold: ["Name every gate."]).separatedLeads.map(\.text) == [text])
        #expect(try paragraph(text, bold: ["Keep it short.", "A name helps."]).separatedLeads.count == 2)
        #expect(try paragraph(text, bold: ["Keep it short.", "Cows read it. Name"]).separatedLeads.count == 1)
    }

    @Test(
        "a bold opening is a sentence with its stop in it or after it, and a label with its colon so",
        arguments: [
            ("Keep it short. Cows.", "Keep it short.", true, false), ("Keep it. Cows.", "Keep it", true, false),
            ("Is it open? Look.", "Is it open?", true, false), ("Keep it short", "Keep it", false, false),
            ("Bells: Ring.", "Bells:", false, true), ("Bells: Ring.", "Bells", false, true),
            ("Ring bells. Now.", "bells.", false, false),
        ])
    func openings(text: String, bold: String, isSentence: Bool, isLabel: Bool) throws {
        let block = try paragraph(text, bold: [bold])
        #expect(block.opensWithBoldSentence == isSentence)
        #expect(block.opensWithBoldLabel == isLabel)
    }

    @Test("a term is defined where it stands in bold before what it means")
    func terms() throws {
        #expect(try paragraph("A tray means a flat board.", bold: ["A tray"]).definesTerm)
        #expect(try !paragraph("A tray means a flat board.").definesTerm)
        #expect(try !paragraph("A tray holds a cup.", bold: ["A tray"]).definesTerm)
    }
}
