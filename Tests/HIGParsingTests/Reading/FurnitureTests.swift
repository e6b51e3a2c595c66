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

@Suite("Caption")
struct CaptionTests {
    @Test(
        "a figure's, table's or listing's number and title are a caption",
        arguments: [
            "**Figure 6-4** A panel shows the selection", "Figure 6-4 A panel shows the selection",
            "**Table 3** Keys and what they do", "Table A-2 Keys and what they do", "Listing 1-2 Opening a panel",
            "Figure 12",
            "**Figure 1-1** Is it a panel?",
        ])
    func caption(markdown: String) throws {
        #expect(Caption.opens(try #require(Samples.blocks(markdown).first)))
    }

    @Test(
        "a sentence about a figure is none",
        arguments: [
            "Figure 6-7 shows an example of this.", "Figure 6-7 illustrates the point.",
            "Figures and tables have captions.",
            "Table views scroll.", "Table 4 lists the keys.", "Table A-2 lists the keys.", "Table a 2 x 2 grid.",
            "Figure 6-4 and Figure 6-5 differ.",
            "# Figure 6-4 A panel",
            "Configure 6 panels.",
        ])
    func sentence(markdown: String) throws {
        #expect(!Caption.opens(try #require(Samples.blocks(markdown).first)))
    }
}

@Suite("Admonition")
struct AdmonitionTests {
    @Test("a label alone", arguments: ["Important", "Important:", "NOTE:", "Tip", "Tips", "API Note:"])
    func isLabel(text: String) {
        #expect(Admonition.isLabel(text))
    }

    @Test("other words are no label", arguments: ["Tips and Tricks", "Notes app", "Import", ""])
    func noLabel(text: String) {
        #expect(!Admonition.isLabel(text))
    }

    @Test(
        "a label ends where the remark starts",
        arguments: [
            ("Important: Don't.", 0, "Don't."), ("Important Don't.", 9, "Don't."), ("API Note: A bar.", 9, "A bar."),
            ("Tip Use a bar.", 0, "Use a bar."), ("Notes Use a bar.", 5, "Use a bar."), ("Notes: A bar.", 0, "A bar."),
            ("Tips. Use a bar.", 5, "Use a bar."), ("Warnings Use a bar.", 8, "Use a bar."),
        ])
    func label(text: String, bold: Int, remark: String) throws {
        let length = try #require(Admonition.label(of: text, boldLead: bold))
        #expect(String(decoding: Array(text.utf8)[length...], as: UTF8.self) == remark)
    }

    @Test(
        "a sentence that starts with such a word has no label",
        arguments: [
            "Important commands go first.", "Note the size.", "Tips appear below the field.", "Notable: it works.",
            "Tip",
        ])
    func sentence(text: String) {
        #expect(Admonition.label(of: text, boldLead: 0) == nil)
    }
}

@Suite("Scanned pages")
struct ScannedPageTests {
    @Test("what a scanner has put below a page is no text")
    func scan() throws {
        let split = try Samples.split(
            "The sign of a lamp stays lit until\n\nLamps and Gates\n\n"
                + "\"LAMPS-420-1.PICT\" 256 KB 2001-05-04 dpi: 300h x 300v pix: 2158h x 2914v\n\n"
                + "the lamp has gone out.\n\nUse lamp.png or another picture of 20 KB at most.")
        #expect(split.passages.map(\.role).filter { $0 == .boilerplate }.count == 2)
        #expect(split.rules.map(\.statement) == ["Use lamp.png or another picture of 20 KB at most."])
    }
}

@Suite("Pointer")
struct PointerTests {
    @Test(
        "a pointer in brackets at the end of a statement goes",
        arguments: [
            ("Use a sheet (see \"Sheets\").", "Use a sheet."),
            ("Use a sheet (to learn more, see \"Sheets\" (page 147)).", "Use a sheet."),
            ("Use a sheet (described in Sheets):", "Use a sheet:"), ("Use a sheet (page 12).", "Use a sheet."),
            ("Use a sheet (see Sheets)", "Use a sheet"), ("Use a sheet; see \"Sheets\" for more.", "Use a sheet."),
            ("Use a sheet; for details, see \"Sheets\" (page 12).", "Use a sheet."),
        ])
    func trimmed(statement: String, expected: String) {
        #expect(Pointer.trimmed(statement) == expected)
    }

    @Test(
        "other brackets stay",
        arguments: [
            "Avoid tall rows (more than 60 points).", "Use a plain (borderless) button.", "Use 44 points (or more)",
            ")", "", ".",
            "(see Sheets", "Keep it shut; see that it stays so.",
        ])
    func kept(statement: String) {
        #expect(Pointer.trimmed(statement) == statement)
    }

    @Test(
        "what sends readers to another text, or to whom they bought it from, directs no design",
        arguments: [
            "Also refer to the sections of the lamp manual.", "If you dislike tales, please skip ahead to \"Lamps.\"",
            "To draw such signs, follow the sign design guidelines in Lamps and Gates.",
            "You should now and then check with your authorized lamp dealer.",
            "Contact an authorized reseller of lamps.",
            "While this manual is written mainly for smiths, you can take something from it.",
            "As a new smith, you will find a fair amount of thought that should be of help.",
            "Bells and gates are just a few examples of things that should be kept shut.",
        ])
    func elsewhere(sentence: String) {
        #expect(Directive(in: sentence) == nil)
    }

    @Test(
        "but what only names a text or a seller does",
        arguments: [
            "Also refer to lamps by name.", "To let people skip ahead, show a button.",
            "To draw such signs, follow the wishes of people.", "As a smith, you should use iron.",
            "Bells are examples of signs; use them well.",
            "Show a list of authorized dealers.", "To draw such signs, follow the guidelines in",
            "Use the lamps as this manual is used.",
        ])
    func here(sentence: String) {
        #expect(Directive(in: sentence) != nil)
    }

    @Test(
        "brackets around a statement go, and those whose counterpart stands in another sentence",
        arguments: [
            ("(Use a sheet.)", "Use a sheet."), ("(Use a sheet).", "Use a sheet."), ("(Use a sheet.", "Use a sheet."),
            ("Use a sheet.)", "Use a sheet."), ("Use a sheet (or two).", "Use a sheet (or two)."),
            ("(In a panel) use a sheet (or two).", "(In a panel) use a sheet (or two)."), ("(", ""), ("", ""),
        ])
    func brackets(statement: String, expected: String) {
        #expect(Pointer.unbracketed(statement) == expected)
    }
}
