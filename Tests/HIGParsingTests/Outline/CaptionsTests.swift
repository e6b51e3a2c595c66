import Testing

@testable import HIGParsing

@Suite("Captions")
struct CaptionsTests {
    private func captions(_ markdown: String) throws -> [Int] {
        let text = try Samples.source(markdown)
        return Captions(of: TextLine.all(in: text), in: text).lines.sorted()
    }

    @Test("a heading right between two pictures is a caption, with or without blank lines around it")
    func between() throws {
        #expect(try captions("![](a.png)\n# Gate\n![](b.png)") == [2])
        #expect(try captions("![](a.png)\n\n## Gate\n \n\n![](b.png)\n") == [3])
        #expect(try captions("![A gate](a.png)\n# Gate\n![A bell](b.png)  ") == [2])
        #expect(try captions("![](a.png)\n# Gate\n![A bell](b.png) rings.").isEmpty)
    }

    @Test("the first heading of a figure is known by the caption behind its pictures, and so on")
    func chain() throws {
        #expect(try captions("Gates differ.\n# Small\n![](a.png)\n# Large\n![](b.png)\nThey open.") == [2, 4])
        #expect(
            try captions("# Small\n![](a.png)\n![](b.png)\n\n# Large\n![](c.png)\n# Old\n![](d.png)") == [1, 5, 7])
    }

    @Test(
        "a heading with a picture on one side only names a section",
        arguments: [
            "# Gate\n![](a.png)\nIt opens.", "![](a.png)\n# Gate\nIt opens.", "![](a.png)\n# Gate", "# Gate", "",
            "# Gate\n![](a.png)\n![](b.png)", "![](a.png)\n# Gate\nIt opens.\n![](b.png)",
        ])
    func section(markdown: String) throws {
        #expect(try captions(markdown).isEmpty)
    }

    @Test("text between the pictures ends the figure")
    func parted() throws {
        #expect(try captions("# Small\n![](a.png)\nIt opens.\n# Large\n![](b.png)").isEmpty)
        #expect(try captions("# Small\n![](a.png)\nIt opens.\n![](b.png)\n# Large\n![](c.png)") == [5])
    }

    @Test("the heading over a figure's first caption is none")
    func over() throws {
        #expect(try captions("# Gates\n## Small\n![](a.png)\n## Large\n![](b.png)") == [2, 4])
    }

    @Test("a heading of two captions that begin alike is one, with the pictures after it")
    func beginningAlike() throws {
        #expect(try captions("Gates differ.\n# Gate by day Gate by night\n![](a.png)\n![](b.png)") == [2])
        #expect(try captions("# **Gate by** day Gate by night\n![](a.png)\nIt opens.") == [1])
        #expect(try captions("# Gate by day Gate by night\nIt opens.").isEmpty)
        #expect(try captions("# Gate by gate\n![](a.png)\nIt opens.").isEmpty)
        #expect(try captions("# Gate by day and by night\n![](a.png)\nIt opens.").isEmpty)
    }
}
