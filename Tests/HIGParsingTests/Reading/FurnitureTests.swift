import HIGModel
import Testing

@testable import HIGParsing

@Suite("Furniture")
struct FurnitureTests {
    private func roles(_ markdown: String, isPrint: Bool) throws -> [Furniture.Role] {
        let text = MarkdownReader.read(try Samples.source(markdown))
        let furniture = Furniture(texts: [text], isPrint: isPrint)
        return text.blocks.map(furniture.role)
    }

    @Test(
        "in print a lone line of capitalised words is a running header",
        arguments: [
            "Panels, Sheets, and the Inspector", "Human Interface Principles", "iPhone Human Interface Guidelines",
            "Designing for the iPad", "2011-10-12", "132",
        ])
    func runningHeader(line: String) throws {
        #expect(try roles(line, isPrint: true) == [.runningHeader])
        #expect(try roles(line, isPrint: false) == [.content])
    }

    @Test(
        "a sentence is content",
        arguments: [
            "Avoid Modes.", "Panels float above other windows", "Use the Inspector:", "**Panels**", "Is It Long?",
            "# Panels", "- Panels", "Note:", "Important",
        ])
    func content(line: String) throws {
        #expect(try roles(line, isPrint: true) == [.content])
    }

    @Test("an admonition's label is no caption, however often it stands under a table")
    func label() throws {
        let table = "| Lamp | Size |\n|---|---|\n| Desk | Small |\n\nNote\n\nLamps are warm.\n\n"
        #expect(try !roles(table + table, isPrint: false).contains(.caption))
    }

    @Test("what stands under one table after the other is their caption, not so what stands under one")
    func underTables() throws {
        let table = "| Size | Watts |\n|---|---|\n| Small | 20 |\n\n"
        let caption = "Point light based on a lamp of 20 watts.\n\n"
        let (both, one) = (table + caption + table + caption, table + caption + table + "Lamps are warm.\n\n" + caption)
        #expect(try roles(both, isPrint: false).filter { $0 == .caption }.count == 2)
        #expect(try roles(one, isPrint: false).filter { $0 == .caption } == [])
    }

    @Test("a line with a copyright and its year is a page's foot, on the web as well")
    func copyright() throws {
        for isPrint in [true, false] {
            #expect(
                try roles(
                    "Address Lamps 61 1999-10-03 | © 1992, 1999 Lamp Company. All Rights Reserved.", isPrint: isPrint)
                    == [.runningHeader])
            #expect(try roles("Put the sign © before the name.", isPrint: isPrint) == [.content])
        }
    }

    @Test("on the web a title-like line is a running header when the edition repeats it")
    func repeated() throws {
        #expect(
            try roles("Design Resources\n\nAvoid modes.\n\nDesign Resources", isPrint: false) == [
                .runningHeader, .content, .runningHeader,
            ])
    }

    @Test(
        "a title-like line has up to 14 words and 110 bytes, and no mark at its end",
        arguments: [
            (Array(repeating: "Gate", count: 14).joined(separator: " "), true),
            (Array(repeating: "Gate", count: 15).joined(separator: " "), false),
            ("Gates " + String(repeating: "Y", count: 104), true),
            ("Gates " + String(repeating: "Y", count: 105), false), ("Gates;", false), ("Gates,", false),
            ("------------", true), ("-------------", false), ("Gates for your iPad", true), ("Gates for yours", false),
        ])
    func titleLike(line: String, isTitle: Bool) {
        #expect(Furniture.isTitleLike(Samples.paragraph(line)) == isTitle)
    }

    @Test("a page's foot has up to 200 bytes and is a paragraph; a sign right before the year counts")
    func copyrightLength() throws {
        func role(_ foot: String) throws -> Furniture.Role? { try roles(foot, isPrint: false).first }
        let foot = "Lamps in every house and at all times ©1999 Lamp Company. "
        for (count, expected) in [(200, Furniture.Role.runningHeader), (201, .content)] {
            try #expect(role(foot + String(repeating: "x", count: count - foot.utf8.count - 1) + ".") == expected)
        }
        try #expect(role("- " + foot) == .content)
        try #expect(role("# Lamps © 1999") == .content)
    }

    @Test("a caption under tables is a paragraph, and no headline; a line under two is one, two lines are none")
    func captionsOnly() throws {
        let table = "| Size | Watts |\n|---|---|\n| Small | 20 |\n\n"
        let line = "Lamps of many watts are warm."
        func captions(_ markdown: String) throws -> Int {
            try roles(markdown, isPrint: false).filter { $0 == .caption }.count
        }
        try #expect(captions(table + line + "\n\n" + table + line + "\n\n- \(line)\n") == 2)
        try #expect(captions(table + "**\(line)**\n\n" + table + "**\(line)**\n") == 0)
        try #expect(captions(table + line + "\n\n" + table + "Lamps are bright.\n") == 0)
        try #expect(captions(line + "\n\n" + line + "\n") == 0)
    }

    @Test("an edition leads in bold where one paragraph in eight opens so, and not without paragraphs")
    func leadsInBold() throws {
        func leads(_ bold: Int, of paragraphs: Int) throws -> Bool {
            let texts = (0..<paragraphs).map { $0 < bold ? "**Dim lamp \($0).** It helps." : "Lamp \($0) is warm." }
            let text = MarkdownReader.read(try Samples.source(texts.joined(separator: "\n\n") + "\n"))
            return Furniture(texts: [text], isPrint: true).leadsInBold
        }
        try #expect(leads(1, of: 8) && leads(2, of: 16))
        try #expect(!leads(1, of: 9) && !leads(2, of: 17) && !leads(0, of: 3))
        #expect(!Furniture(texts: [], isPrint: true).leadsInBold)
    }

    @Test("an image is a figure")
    func figure() throws {
        #expect(try roles("![](images/a.png)", isPrint: true) == [.figure])
    }
}
