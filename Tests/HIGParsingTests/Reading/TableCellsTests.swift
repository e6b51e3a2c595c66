import Testing

@testable import HIGParsing

@Suite("TableCells")
struct TableCellsTests {
    @Test(
        "a row has its cells in order, empty ones among them, but none behind the last that has text",
        arguments: [
            ("| Gate | Bell | Lamp |", ["Gate", "Bell", "Lamp"]), ("| | Bell | Lamp |", ["", "Bell", "Lamp"]),
            ("| Gate | | Lamp |", ["Gate", "", "Lamp"]), ("| | | Lamp |", ["", "", "Lamp"]),
            ("| Gate | Bell | |", ["Gate", "Bell"]), ("| Gate | | |", ["Gate"]), ("| | Bell | |", ["", "Bell"]),
            ("| Gate |", ["Gate"]), ("| Old gate | **Big** bell | `lamp` |", ["Old gate", "Big bell", "lamp"]),
        ])
    func cells(row: String, cells: [String]) throws {
        let block = try #require(Samples.blocks("| A | B | C |\n|---|---|---|\n\(row)\n").last)
        #expect(block.kind == .tableRow)
        #expect(TableCells.of(block) == cells)
    }

    @Test("where they stand is told in bytes")
    func bytes() {
        #expect(TableCells.ranges(of: Samples.paragraph("Glöckchen | zu |")) == [0..<10, 13..<15])
        #expect(TableCells.ranges(of: Samples.paragraph("| zu |")) == [0..<0, 2..<4])
        #expect(TableCells.ranges(of: Samples.paragraph("zu | | Tür |")) == [0..<2, 5..<5, 7..<11])
    }

    @Test("a bar within a cell's words parts nothing")
    func bars() {
        #expect(TableCells.of(Samples.paragraph("a|b or c || d | Bell| | e |")) == ["a|b or c || d", "Bell|", "e"])
    }

    @Test("a row without text has one empty cell", arguments: ["", "|", "| |", "| | |"])
    func empty(text: String) {
        #expect(TableCells.of(Samples.paragraph(text)) == [""])
    }
}
