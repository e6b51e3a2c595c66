import Testing

@testable import HIGParsing

@Suite("DocumentOutline")
struct DocumentOutlineTests {
    @Test("levels make a tree where nothing else tells")
    func levels() throws {
        #expect(
            try Samples.paths("# Lamps\ntext\n## Shades\ntext\n## Bulbs\ntext\n# Chairs\ntext") == [
                "Lamps", "Lamps > Shades", "Lamps > Bulbs", "Chairs",
            ])
    }

    @Test("a heading that is open already is a running head, in capitals too")
    func runningHeads() throws {
        #expect(
            try Samples.paths(
                "# Lamps\ntext\n## Tall Shades\ntext\n#### **LAMPS**\ntext\n# TALL SHADES\ntext\n## Bulbs\ntext")
                == ["Lamps", "Lamps > Tall Shades", "Lamps > Tall Shades", "Lamps > Tall Shades", "Lamps > Bulbs"])
    }

    @Test("headings of one pattern are sections of one rank, the lowest that half of them share")
    func parallel() throws {
        let body = """
            ## Kinds of Lamps
            # The Table Lamp
            text
            ### The Floor Lamp
            text
            ## The Wall Lamp
            ### The Desk Lamp
            text
            ## The Very Old Lamp
            text
            """
        #expect(
            try Samples.paths("# Lamps\n" + body) == [
                "Lamps > Kinds of Lamps > The Table Lamp", "Lamps > Kinds of Lamps > The Floor Lamp",
                "Lamps > Kinds of Lamps > The Desk Lamp", "Lamps > The Very Old Lamp",
            ])
    }

    @Test("chapters stand in the part that lists them, though all are set alike")
    func parts() throws {
        let book = """
            # Light

            - ["Lamps"](#page-1-0) (page 2)
            - "Candles" (page 3)

            # Lamps
            text
            ## Shades
            text
            # Candles
            text
            # Furniture

            - "Chairs" (page 5)
            - "Stools" (page 6)

            # Chairs
            text
            # Stools
            text
            # History
            text
            """
        #expect(
            try Samples.paths(book) == [
                "Light > Lamps", "Light > Lamps > Shades", "Light > Candles", "Furniture > Chairs",
                "Furniture > Stools", "History",
            ])
    }

    @Test("a heading such as \"Overview\" makes no part of the sections it lists")
    func overview() throws {
        #expect(
            try Samples.paths("# Light\n\n## Overview\n\n- Lamps\n- Candles\n\n### Lamps\ntext\n### Candles\ntext")
                .allSatisfy {
                    $0.hasPrefix("Light > ")
                })
    }

    @Test(
        "a list that says more than the names of the chapters after it makes no part",
        arguments: ["Choose among:\n\n- Lamps\n- Candles", "- Lamps\n- Torches", "- Candles\n- Lamps", "- Lamps"])
    func noPart(list: String) throws {
        #expect(try Samples.paths("# Light\n\n\(list)\n\n# Lamps\ntext\n# Candles\ntext") == ["Lamps", "Candles"])
    }

    @Test("a generic heading belongs to the section before it, whatever its level")
    func generic() throws {
        #expect(
            try Samples.paths("### Lamp\n# Guidelines\ntext\n### Chair\n## Appearance\ntext\n### Guidelines\ntext") == [
                "Lamp > Guidelines", "Chair > Appearance", "Chair > Guidelines",
            ])
    }

    @Test("running headers and the marks of chapters change nothing")
    func furniture() throws {
        #expect(
            try Samples.paths("# Lamps\n## Shades\n#### **CHAPTER 2**\n### Lamps\ntext\n# A\ntext") == [
                "Lamps > Shades", "Lamps > Shades",
            ])
    }

    @Test("an item that is set as a heading is none")
    func items() throws {
        #expect(try Samples.paths("# Lamps\n### ■ Long lamps\ntext\n### Shades\ntext") == ["Lamps", "Lamps > Shades"])
    }

    @Test("a part goes on to the end of its last chapter: below it, and until a heading as high as its own comes")
    func partEnds() throws {
        let light = "# Light\n\n- Lamps\n- Candles\n\n"
        #expect(
            try Samples.paths(light + "# Lamps\ntext\n# Light\ntext\n# Candles\ntext\n## Wax\ntext\n# History\ntext")
                == [
                    "Light > Lamps", "Light > Lamps", "Light > Candles", "Light > Candles > Wax", "History",
                ])
        #expect(
            try Samples.paths(light + "# Lamps\n### Candles\ntext\n# Odd\ntext\n# Candles\ntext") == [
                "Light > Lamps > Candles", "Light > Odd", "Light > Candles",
            ])
    }

    @Test("numbers of chapters in the margin are no part of the headings")
    func marginNumbers() throws {
        #expect(
            try Samples.paths("# Lamps 2\n## Shades 2\ntext\n# Bulbs\n# Chairs\n# Stools\ntext") == [
                "Lamps 2 > Shades 2", "Stools",
            ], "where two in five have one it may be anything")

        #expect(
            try Samples.paths("# Lamps 2\n## Shades 2\ntext\n## Bulbs 2\ntext") == ["Lamps > Shades", "Lamps > Bulbs"])
    }
}
