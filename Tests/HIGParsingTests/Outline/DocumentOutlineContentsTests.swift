import HIGModel
import Testing

@testable import HIGParsing

/// What a table of contents tells of the headings.
@Suite("DocumentOutline: contents")
struct DocumentOutlineContentsTests {
    private let contents = """
        # Home Guidelines

        text

        # Contents

        ### **Chapter 1** [Lamps](#page-10-0) 11

        Table [Lamps](#page-10-1) 11 Floor Lamps 12 Ceiling Lamps 13 Wall Lamps 14 Desk Lamps 15

        ### **Chapter 2** Chairs 21

        | Armchairs<br>21 |
        | Stools<br>22    |

        Benches 23 Rocking Chairs 24

        ## Figures

        Figure 1-1 A lamp 11


        """

    @Test("the contents say what is a chapter and what is a section; their own lines have none")
    func listed() throws {
        let body =
            "# Lamps\ntext\n### Table Lamps\ntext\n# Floor Lamps\ntext\n## Bulbs\ntext\n# Chairs\n### Stools\ntext"
        #expect(
            try Samples.paths(contents + body) == [
                "", "Lamps", "Lamps > Table Lamps", "Lamps > Floor Lamps", "Lamps > Floor Lamps > Bulbs",
                "Chairs > Stools",
            ])
    }

    @Test("of entries that the contents indent alike none stands above the others")
    func indented() throws {
        let contents = """
            # Contents

            ```
            Lost Indentation 1
            Lamps 2
            Kinds of Lamps 3
                Table Lamps 3
                Floor Lamps 4
                Ceiling Lamps 5
                Desk Lamps 6
            Shades 7
                Paper Shades 7
            ```

            Bulbs 8 Wires 9 Plugs 10


            """
        let body = """
            # Lamps
            ## Kinds of Lamps
            ### Table Lamps
            text
            ## Floor Lamps
            text
            ### Ceiling Lamps
            text
            #### Desk Lamps
            text
            ## Shades
            text
            """
        #expect(
            try Samples.paths(contents + body) == [
                "Lamps > Kinds of Lamps > Table Lamps", "Lamps > Kinds of Lamps > Floor Lamps",
                "Lamps > Kinds of Lamps > Ceiling Lamps", "Lamps > Kinds of Lamps > Ceiling Lamps > Desk Lamps",
                "Lamps > Shades",
            ])
    }

    @Test("captions between pictures are no sections, unless the contents list them")
    func captions() throws {
        let picture = "![](a.png)\n"
        let body =
            "# Lamps\ntext\n#### Full size\n\(picture)#### Small\n\(picture)\n#### Mini\n\(picture)\ntext\n#### Shades\n\(picture)text\n"
            + picture + "# Chairs\n\(picture)text"
        #expect(try Samples.paths(contents + body) == ["", "Lamps", "Lamps", "Lamps > Shades", "Chairs"])
    }

    @Test("a level that chapters hardly have is a slip, and makes no heading a part of another")
    func slips() throws {
        let body = """
            # Lamps
            # Table Lamps
            text
            ## Floor Lamps
            text
            ## Ceiling Lamps
            text
            ## Wall Lamps
            ### Bulbs
            text
            # Chairs
            ## Armchairs
            text
            # Lost Label
            text
            ## Stools
            text
            """
        #expect(
            try Samples.paths(contents + body) == [
                "", "Lamps > Table Lamps", "Lamps > Floor Lamps", "Lamps > Ceiling Lamps", "Lamps > Wall Lamps > Bulbs",
                "Chairs > Armchairs", "Chairs > Armchairs > Lost Label", "Chairs > Stools",
            ])
    }

    @Test("a heading that the contents forgot is a section where they list nearly all of its level, else below one")
    func forgotten() throws {
        let listed = """
            # Lamps
            ## Table Lamps
            ## Floor Lamps
            ## Ceiling Lamps
            ## Wall Lamps
            ## Desk Lamps
            # Chairs
            ## Armchairs
            ## Stools
            ## Benches
            ## Rocking Chairs

            """
        let body = listed + "## Swings\ntext\n### Ropes\ntext"
        #expect(try Samples.paths(contents + body).suffix(2) == ["Chairs > Swings", "Chairs > Swings > Ropes"])
        #expect(try Samples.paths(contents + listed + "## Swing 2\ntext").last == "Chairs > Rocking Chairs > Swing 2")
        let twice = body + "\n## Hammocks\ntext"
        #expect(try Samples.paths(contents + twice).last == "Chairs > Rocking Chairs > Hammocks")
    }

    @Test("a chapter whose heading is lost is opened by its first section")
    func lostChapter() throws {
        #expect(
            try Samples.paths(contents + "# Lamps\n### Wall Lamps\ntext\n### Armchairs\ntext") == [
                "", "Lamps > Wall Lamps", "Chairs > Armchairs",
            ])
    }

    @Test("a page numbered by another chapter ends the one before, where that chapter's title is lost")
    func lostTitle() throws {
        let contents = """
            # Contents
            Chapter 1 Lamps 1-1
            Table Lamps 1-2
            Floor Lamps 1-3
            Bulbs 1-4
            Shades 1-5
            Stools 2-2
            Armchairs 2-4
            Benches 2-6
            Chapter 3 Tables 3-1
            Desks 3-2
            Counters 3-4


            """
        let body = "# Lamps\n## Shades\ntext\n## Stools\ntext\n### Legs\ntext\n## Desks\ntext"
        #expect(
            try Samples.paths(contents + body) == ["Lamps > Shades", "Stools", "Stools > Legs", "Tables > Desks"])
    }

    @Test("a chapter that the contents have lost is told by the list of figures")
    func chapterOfFigures() throws {
        let contents = """
            # Contents
            Chapter 1 Lamps 1
            Table Lamps 2
            Floor Lamps 3
            Bulbs 4
            Shades 5
            Stools 12
            Armchairs 14
            Benches 16
            Chapter 3 Tables 21
            Desks 22

            # Figures
            | Chapter 1 | Larnps<br>1 |
            |           | Figure 1-1 A chapter of lamps 2 |
            | Chapter 2 | Chairs<br>11 |
            |           | Figure 2-1 A stool 13 |


            """
        let body = "# Lamps\n## Shades\ntext\n## Stools\ntext\n# Desks\ntext"
        #expect(try Samples.paths(contents + body) == ["Lamps > Shades", "Chairs > Stools", "Tables > Desks"])
    }

    @Test(
        "a generic word that the contents have once is a section; what recurs or has more words is part of the one before"
    )
    func genericSection() throws {
        let styled = contents.replacing("Wall Lamps 14", with: "Style 14").replacing(
            "Desk Lamps 15", with: "Related Information 15")
        let body =
            "# Lamps\n## Table Lamps\n### Related Information\ntext\n## Style\ntext\n## Floor Lamps\n## Guidelines\ntext"
        #expect(
            try Samples.paths(styled + body) == [
                "", "Lamps > Table Lamps > Related Information", "Lamps > Style", "Lamps > Floor Lamps > Guidelines",
            ])
    }

    @Test("a chapter that the contents do not mark is told by its title under its number on the pages")
    func runningChapter() throws {
        let plain = contents.replacing("### **Chapter 2** Chairs 21", with: "Chairs 21")
        let body =
            "# Lamps\n# Wall Lamps\ntext\n# Chairs\n# Stools\ntext\n#### **CHAPTER 2**\n\nChairs\n\n# Benches\ntext"
        #expect(try Samples.paths(plain + body) == ["", "Lamps > Wall Lamps", "Chairs > Stools", "Chairs > Benches"])
    }

    @Test("a chapter's number that a table put behind its title is its, and not the next entry's")
    func numberBehind() throws {
        let table = contents.replacing("### **Chapter 2** Chairs 21", with: "| | Chairs<br>21 | Chapter 2 |")
        #expect(
            try Samples.paths(table + "# Chairs\n# Armchairs\ntext\n# Stools\ntext") == [
                "", "Chairs > Armchairs", "Chairs > Stools",
            ])
    }

    @Test("a section with the name of a chapter stays one, whatever stands at the head of the pages")
    func namesake() throws {
        let contents = contents.replacing("Wall Lamps 14", with: "Chairs 14")
        let body =
            "# Lamps\n# Chairs\ntext\n# Desk Lamps\ntext\n# Chairs\n# Stools\ntext\n#### **CHAPTER 2**\n\nChairs\n"
        #expect(try Samples.paths(contents + body) == ["", "Lamps > Chairs", "Lamps > Desk Lamps", "Chairs > Stools"])
    }

    @Test("an entry that extraction moved behind a later chapter is put back by its page number")
    func movedEntry() throws {
        let moved = contents.replacing("Ceiling Lamps 13 ", with: "")
            .replacing("Rocking Chairs 24", with: "Rocking Chairs 24\n\n[Ceiling](#page-12-0) Lamps 13")
        #expect(
            try Samples.paths(moved + "# Lamps\n# Ceiling Lamps\ntext\n# Wall Lamps\ntext\n# Chairs\n# Stools\ntext")
                == [
                    "", "Lamps > Ceiling Lamps", "Lamps > Wall Lamps", "Chairs > Stools",
                ])
    }

    @Test("an entry that no page number puts back leaves the chapter that its own heading opens alone")
    func entryWithoutPage() throws {
        let moved = contents.replacing("Ceiling Lamps 13 ", with: "")
            .replacing("Rocking Chairs 24", with: "Rocking Chairs 24\n\nCeiling Lamps")
        #expect(
            try Samples.paths(
                moved + "# Lamps\n### Ceiling Lamps\ntext\n### Wall Lamps\n# Chairs\n### Stools\n### Benches\ntext")
                == [
                    "", "Lamps > Ceiling Lamps", "Chairs > Benches",
                ])
    }

    @Test("a heading that only another chapter lists belongs to the section it stands in")
    func sameTitle() throws {
        let body = "# Lamps\n# Wall Lamps\ntext\n# Chairs\n# Stools\n### Wall Lamps\ntext\n# Benches\ntext"
        #expect(
            try Samples.paths(contents + body) == [
                "", "Lamps > Wall Lamps", "Chairs > Stools > Wall Lamps", "Chairs > Benches",
            ])
    }

    @Test("a term of the glossary that reads like a chapter opens none")
    func glossary() throws {
        let body = "# Lamps\n# Wall Lamps\n# Armchairs\n# Stools\ntext\n# Words\n### chairs\ntext\n### lamps\ntext"
        #expect(
            try Samples.paths(contents + body) == [
                "", "Chairs > Stools", "Chairs > Words > chairs", "Chairs > Words > lamps",
            ])
    }

    @Test("a chapter that stands out of order in the document is opened by its own heading")
    func movedChapter() throws {
        let body = "# Chairs\n# Armchairs\ntext\n# Stools\n# Benches\ntext\n# Lamps\n# Wall Lamps\ntext"
        #expect(
            try Samples.paths(contents + body) == [
                "", "Chairs > Armchairs", "Chairs > Benches", "Lamps > Wall Lamps",
            ])
    }

    @Test(
        "where few levels tell sections from their parts listed sections stand side by side, what is not listed below")
    func unreliableLevels() throws {
        let body = "# Chairs\n### Armchairs\ntext\n## Stools\ntext\n### Benches\ntext\n## Legs\n### Feet\ntext"
        #expect(
            try Samples.paths(contents + body) == [
                "", "Chairs > Armchairs", "Chairs > Stools", "Chairs > Benches", "Chairs > Benches > Feet",
            ])
        let told = "# Chairs\n## Armchairs\n## Stools\n## Benches\n### Legs\n#### Feet\ntext"
        #expect(try Samples.paths(contents + told).last == "Chairs > Benches > Legs > Feet")
    }

    @Test("the contents' own lines are no reader's text")
    func contentsRole() throws {
        let text = try Samples.source(contents + "# Lamps\ntext\n")
        let outline = DocumentOutline(TextLine.all(in: text), of: text)
        #expect(outline.role(atLine: outline.contentsLines.lowerBound) == .boilerplate)
        #expect(outline.role(atLine: outline.contentsLines.upperBound + 1) == nil)
    }
}
