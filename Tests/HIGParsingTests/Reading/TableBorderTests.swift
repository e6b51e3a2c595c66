import HIGModel
import Testing

@testable import HIGParsing

@Suite("TableBorder")
struct TableBorderTests {
    private let text = "- One item.\nMore of it.\n| If | Do this |\n|---|---|\n| It rains | Close the door. |\n"

    @Test("a table right after a list item's text is a table")
    func table() throws {
        let blocks = try Samples.blocks(text)
        #expect(blocks.map(\.kind).suffix(2) == [.tableRow, .tableRow])
        #expect(try Samples.rules(text).map(\.statement) == ["It rains: Close the door."])
    }

    @Test("positions are those of the text as it was")
    func positions() throws {
        let source = try Samples.source(text)
        let rows = MarkdownReader.read(source).blocks.suffix(2)
        #expect(rows.map { source.lines(of: $0.bytes).lowerBound } == [3, 5])
    }

    @Test("text without tables is left as it is, and so is a table after a blank line")
    func untouched() {
        for text in ["a | b\nc\n", "One.\n\n|a|b|\n|-|-|\n|c|d|\n", "", "---\n"] {
            let border = TableBorder(Array(text.utf8)[...])
            #expect(Array(border.bytes) == Array(text.utf8))
            #expect(border.line(3) == 3)
        }
    }

    @Test("lines that carriage returns end are lines")
    func carriageReturns() {
        let border = TableBorder(Array("One.\rTwo.\r|a|\r|-|".utf8)[...])
        #expect(String(decoding: border.bytes, as: UTF8.self) == "One.\rTwo.\r\n|a|\r|-|")
    }

    @Test("a row of more cells than any table has is told")
    func endless() {
        let row = { String(repeating: "|a", count: $0) + "\n" }
        #expect(!TableBorder(Array(row(1000).utf8)[...]).hasEndlessRow)
        #expect(TableBorder(Array(("a\n" + row(1001) + "b\n").utf8)[...]).hasEndlessRow)
    }

    @Test("a blank line is added before each table, and lines are counted without it")
    func added() {
        let text = "One.\n|a|\n|-|\n\nTwo.\r\n| b |\r\n| :-: |"
        let border = TableBorder(Array(("Before" + text).utf8).dropFirst(6))
        #expect(
            String(decoding: border.bytes, as: UTF8.self) == "One.\n\n|a|\n|-|\n\nTwo.\r\n\n| b |\r\n| :-: |")
        #expect((1...9).map(border.line) == [1, 1, 2, 3, 4, 5, 5, 6, 7])
    }
}
