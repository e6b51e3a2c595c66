import Testing

@testable import HIGParsing

@Suite("DocumentHeadings")
struct DocumentHeadingsTests {
    private func headings(_ markdown: String) throws -> [DocumentHeadings.Heading] {
        let text = try Samples.source(markdown)
        let lines = TextLine.all(in: text)
        return DocumentHeadings(lines, behind: Contents(lines, of: text), of: text).all
    }

    private let contents = """
        # Home Guidelines

        # Contents

        Table Lamps 11 Floor Lamps 12 Ceiling Lamps 13 Wall Lamps 14 Desk Lamps 15 Stools 22 Benches 23


        """

    @Test("are those behind the table of contents, each with its line and its level")
    func behindContents() throws {
        let found = try headings(contents + "# Table Lamps\ntext\n## Bulbs\n")
        #expect(found.map(\.title.words) == ["Table Lamps", "Bulbs"])
        #expect(found.map(\.level) == [1, 2])
        #expect(found.map(\.line) == [7, 9])
    }

    @Test("have the place of their entry in the contents, where they have one")
    func places() throws {
        let found = try headings(contents + "# Table Lamps\n## Bulbs\n# Wall Lamps\n")
        let places = found.map(\.place)
        #expect(places[1] == nil)
        #expect(try #require(places[0]) < #require(places[2]))
    }

    @Test("are neither items nor what stands on every page")
    func others() throws {
        let found = try headings("# Lamps\n### ■ Long lamps\n#### **CHAPTER 2**\n## Shades\n")
        #expect(found.map(\.title.words) == ["Lamps", "Shades"])
    }

    @Test("are no terms that the paragraph after them explains, unless the contents list them")
    func terms() throws {
        let found = try headings(
            contents + "# Table Lamps\n(HGLamp). It is low.\n## Bulb 1\n\n(HGBulb). It is lit.\n## Ends")
        #expect(found.map(\.title.words) == ["Table Lamps", "Ends"])
    }

    @Test("lose the number of the chapter in the margin where most have one")
    func marginNumbers() throws {
        #expect(try headings("# Lamps 2\n## Shades 2\n").map(\.title.words) == ["Lamps", "Shades"])
        #expect(
            try headings("# Lamps 2\n## Shades\n# Chairs\n").map(\.title.words) == ["Lamps 2", "Shades", "Chairs"])
    }

    @Test("of one pattern have one level")
    func alike() throws {
        let found = try headings("# Lamps\n## The Table Lamp\n### The Floor Lamp\n### The Desk Lamp\n")
        #expect(Set(found.dropFirst().map(\.level)).count == 1)
    }
}
