import Foundation
import Testing

@testable import HIGParsing

@Suite("MarkdownReader")
struct MarkdownReaderTests {
    private func texts(_ markdown: String) throws -> [String] { try Samples.blocks(markdown).map(\.text) }

    private func kinds(_ markdown: String) throws -> [Block.Kind] { try Samples.blocks(markdown).map(\.kind) }

    @Test("a blank line ends a block, a line end doesn't")
    func paragraphs() throws {
        #expect(try texts("One\ntwo.\n\nThree.") == ["One two.", "Three."])
    }

    @Test("a hard line break ends a block")
    func hardBreaks() throws {
        #expect(try texts("One.  \nTwo.  \nThree.") == ["One.", "Two.", "Three."])
    }

    @Test("each block of a broken paragraph has its own stretch of the source")
    func hardBreakBytes() throws {
        let markdown = "One.  \nTwo.  \n"
        #expect(try Samples.blocks(markdown).map(\.bytes) == [0..<7, 7..<14])
    }

    @Test("a carriage return alone ends a line, and places are counted with it", arguments: ["\r", "\n\r\n\r"])
    func carriageReturns(gap: String) throws {
        let text = try Samples.source("# Lamps" + gap + gap + "Keep them\rsmall.  \rPaint them.\r")
        let blocks = MarkdownReader.read(text).blocks
        #expect(blocks.map(\.text) == ["Lamps", "Keep them small.", "Paint them."])
        #expect(blocks.map { text.string(ofLine: text.lines(of: $0.bytes).lowerBound).first } == ["#", "K", "P"])
    }

    @Test("a line that follows a list without indentation is no part of it")
    func lazyContinuation() throws {
        let blocks = try Samples.blocks("- One\n- Two  \nThree goes on.")
        #expect(blocks.map(\.text) == ["One", "Two", "Three goes on."])
        #expect(blocks.map(\.kind) == [.item(depth: 1), .item(depth: 1), .paragraph])
    }

    @Test("nested items know their depth")
    func nested() throws {
        #expect(
            try kinds("- One\n  - Two\n    - Three\n- Four") == [
                .item(depth: 1), .item(depth: 2), .item(depth: 3), .item(depth: 1),
            ])
    }

    @Test("headings know their level", arguments: [("# One", 1), ("### Three", 3), ("Two\n---", 2)])
    func headings(markdown: String, level: Int) throws {
        #expect(try kinds(markdown) == [.heading(level: level)])
    }

    @Test("links are reduced to their text")
    func links() throws {
        #expect(
            try texts("See [\"Tool](#page-1-0) bars\" and [Alerts](https://example.com/a_b).") == [
                "See \"Tool bars\" and Alerts."
            ])
    }

    @Test("emphasis and inline code are styles of the plain text")
    func styles() throws {
        let block = try #require(try Samples.blocks("**Bold** and *soft* and `code`.").first)
        #expect(block.text == "Bold and soft and code.")
        #expect(
            block.spans == [
                Block.Span(style: .strong, range: 0..<4), Block.Span(style: .emphasis, range: 9..<13),
                Block.Span(style: .code, range: 18..<22),
            ])
        #expect(block.boldLead == 4)
    }

    @Test("entities and escapes read as the characters they stand for")
    func entities() throws {
        #expect(try texts("Date &amp; Time &#8212; 5 \\* 3") == ["Date & Time — 5 * 3"])
    }

    @Test("images alone are a figure, inside a paragraph they leave no trace")
    func images() throws {
        let blocks = try Samples.blocks("![A bar](images/a.png)\n\nA ![icon](b.png)bar.")
        #expect(blocks.map(\.kind) == [.figure, .paragraph])
        #expect(blocks.map(\.text) == ["", "A bar."])
    }

    @Test("page anchors and image names mark pages")
    func pages() throws {
        let text = MarkdownReader.read(
            try Samples.source("Before.\n\n<span id=\"page-68-2\"></span>After.\n\n![](images/_page_69_Picture_4.jpeg)")
        )
        #expect(text.pageMarks.map(\.page) == [68, 69])
        #expect(text.pageMarks.map(\.offset) == text.pageMarks.map(\.offset).sorted())
        #expect(text.blocks[1].text == "After.")
    }
    @Test("a table is a block a row, its cells parted by bars")
    func tables() throws {
        let blocks = try Samples.blocks("| Key | Does |\n| --- | --- |\n| Esc | Cancels |\n| Tab | Moves on |\n")
        #expect(blocks.map(\.kind) == [.tableRow, .tableRow, .tableRow])
        #expect(blocks[1].text.hasPrefix("Esc | Cancels"))
    }

    @Test("a paragraph that a converter framed is one")
    func framedParagraph() throws {
        let sentence = "Avoid gates that look unlike the others. People ask for reasons where there are none."
        let framed = try Samples.blocks("| \(sentence) |  |  |\n|---|---|---|\n|  |  |  |")
        #expect(framed.map(\.kind) == [.paragraph, .tableRow])
        #expect(framed[0].text == sentence)
        #expect(try Samples.blocks("| Gate |  |\n|---|---|\n| \(sentence) |  |").map(\.kind) == [.tableRow, .tableRow])
    }

    @Test("a paragraph that runs into a table keeps its own lines, and so does the table")
    func paragraphBeforeTable() throws {
        let markdown = "Intro.\n\nAvoid one.  \nAvoid two.\n| A | B |\n|---|---|\n| C | D |\n\nEnd."
        let source = try Samples.source(markdown)
        let blocks = MarkdownReader.read(source).blocks
        #expect(blocks.map(\.text).prefix(3) == ["Intro.", "Avoid one.", "Avoid two."])
        #expect(blocks.map { source.line(at: $0.bytes.lowerBound) } == [1, 3, 4, 5, 7, 9])
        #expect(try Samples.blocks("One\n| A |\n|---|").map(\.bytes.lowerBound) == [0, 4])
    }

    @Test("a word to be put in, which markdown takes for a tag, is text")
    func placeholders() throws {
        #expect(
            try texts("Enter convert <lamp name> <file>, and wait.<br>Then <b>look</b>.").map(\.trimmed)
                == ["Enter convert <lamp name> <file>, and wait. Then look."])
        #expect(try texts("Press <x-key>ring</x-key> or <ring sound=\"low\">.").map(\.trimmed) == ["Press ring or ."])
    }

    @Test("the tags of an HTML block are markup, comments say nothing")
    func html() throws {
        #expect(try texts("<div>\nKeep <b>this</b> text.\n</div>").map(\.trimmed) == ["Keep this text."])
        #expect(try texts("<!-- Chunk 1 | Source: A.pdf -->\nText.").contains("Text."))
        #expect(try texts("<!-- nothing -->").isEmpty)
    }

    @Test("code is a block of its own")
    func code() throws {
        let blocks = try Samples.blocks("```\nlet a = 1\nlet b = 2\n```\n\nText.")
        #expect(blocks.map(\.kind) == [.code, .paragraph])
        #expect(blocks[0].text == "let a = 1 let b = 2")
    }

    @Test("front matter gives the title and is no block")
    func frontMatter() throws {
        for (start, end) in [("", "\n"), ("", "\r\n"), ("\u{FEFF}", "\n")] {
            let lines = [start + "---", "title: \"Panels\"", "source: web", "---", "", "Avoid modes.", ""]
            let text = MarkdownReader.read(try Samples.source(lines.joined(separator: end)))
            #expect(text.title == "Panels")
            #expect(text.blocks.map(\.text) == ["Avoid modes."])
        }
    }

    @Test(
        "tags part words only where a line ends, whatever their case",
        arguments: [
            "<div>\nAlways\n<b>close</b>\nthe gate.\n</div>", "Always close<BR>the gate.",
            "Always <b>close</b> the gate.", "<p>\nAlways close\n</p>\n<p>\nthe gate.\n</p>",
        ])
    func tags(markdown: String) throws {
        #expect(try Samples.blocks(markdown).map(\.text) == ["Always close the gate."])
    }

    @Test("a backslash breaks the lines of one paragraph")
    func backslash() throws {
        #expect(
            try Samples.blocks("Close the gate\\\nat night.\n\n- Ring\\\n  twice").map(\.text) == [
                "Close the gate at night.", "Ring twice",
            ])
    }

    @Test("bold between tags is bold")
    func boldTags() throws {
        let blocks = try Samples.blocks("<b>Close the gate.</b> Cows stray.\n\nA <STRONG>wide</STRONG> gate")
        #expect(blocks.map(\.text) == ["Close the gate. Cows stray.", "A wide gate"])
        #expect(blocks.map(\.boldLead) == [15, 0])
        #expect(blocks[1].spans == [Block.Span(style: .strong, range: 2..<6)])
    }

    @Test("a paragraph is all links only where no words say what to do with them")
    func allLinks() throws {
        func isAllLinks(_ markdown: String) throws -> [Bool] { try Samples.blocks(markdown).map(\.isAllLinks) }
        try #expect(isAllLinks("See [bells](b.html), [gates](c.html).") == [true])
        try #expect(isAllLinks("[Bells](b.html)") == [true])
        try #expect(isAllLinks("Avoid [bells](b.html).") == [false])
        try #expect(isAllLinks("Bells.") == [false])
    }

    @Test("blocks stand in source order, apart from each other, and read the same characters")
    func positions() throws {
        let markdown =
            "# Title\n\nOne **two** three.  \nFour [five](#a) six.\n\n- Seven\n- Eight &amp; nine\n\n| A | B |\n|---|---|\n| C | D |\n"
        let source = try Samples.source(markdown)
        let blocks = MarkdownReader.read(source).blocks
        for (block, next) in zip(blocks, blocks.dropFirst()) {
            #expect(block.bytes.upperBound <= next.bytes.lowerBound)
        }
        for block in blocks {
            for word in ["One", "two", "three", "Four", "five", "six", "Seven", "Eight", "nine"] {
                guard let range = block.text.range(of: word) else { continue }
                let offset = block.sourceOffset(
                    block.text.utf8.distance(from: block.text.startIndex, to: range.lowerBound))
                #expect(source.string(offset..<offset + word.utf8.count) == word)
            }
        }
    }

    @Test("line ends of DOS files change nothing")
    func carriageReturns() throws {
        #expect(try texts("One.\r\n\r\n- Two\r\n- Three\r\n") == ["One.", "Two", "Three"])
    }

    @Test("an empty text has no blocks", arguments: ["", "\n", " \n\n"])
    func empty(markdown: String) throws {
        #expect(try Samples.blocks(markdown).isEmpty)
    }
}
