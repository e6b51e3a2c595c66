import Testing

@testable import HIGParsing

@Suite("LostChapters")
struct LostChaptersTests {
    /// A book that counts its pages from 1, of which the converter counts the cover, too.
    private func book(chairs: String, marked: ClosedRange<Int> = 11...16) -> String {
        func page(_ number: Int) -> String {
            marked.contains(number) ? "<span id=\"page-\(number - 1)-0\"></span>" : ""
        }
        return """
            # Contents

            Chapter 1 Lamps 11 Table Lamps 11 Floor Lamps 12 Ceiling Lamps 13 Wall Lamps 14 Desk Lamps 15
            Chapter 2 Chairs 21 Armchairs 22 Stools 23 Benches 24 Swings 25

            # \(page(11))Lamps
            ## Table Lamps
            ## \(page(12))Floor Lamps
            ## \(page(13))Ceiling Lamps
            ## \(page(14))Wall Lamps
            ## \(page(15))Desk Lamps
            Lamps last long.
            \(chairs)
            ## Armchairs
            Armchairs are soft.
            """
    }

    /// The path over the line that has some words.
    private func path(over words: String, in markdown: String) throws -> [String]? {
        let text = try Samples.source(markdown)
        let outline = DocumentOutline(TextLine.all(in: text), of: text)
        let lines = markdown.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.firstIndex { $0.contains(words) }.map { outline.path(atLine: $0 + 1) }
    }

    @Test("a chapter whose heading is lost begins where the mark of its page stands")
    func lost() throws {
        let chairs = "<span id=\"page-20-0\"></span>Chairs have legs."
        #expect(try path(over: "Lamps last", in: book(chairs: chairs)) == ["Lamps", "Desk Lamps"])
        #expect(try path(over: "Chairs have", in: book(chairs: chairs)) == ["Chairs"])
        #expect(try path(over: "Armchairs are", in: book(chairs: chairs)) == ["Chairs", "Armchairs"])
    }

    @Test(
        "it does not where the page has no mark, or one out of the order of the book",
        arguments: ["Chairs have legs.", "<span id=\"page-30-0\"></span>Chairs have legs."])
    func unmarked(chairs: String) throws {
        #expect(try path(over: "Chairs have", in: book(chairs: chairs)) == ["Lamps", "Desk Lamps"])
        let early = "<span id=\"page-20-0\"></span>Read this first.\n\n" + book(chairs: chairs)
        #expect(try path(over: "Chairs have", in: early) == ["Lamps", "Desk Lamps"])
    }

    @Test("nor where too few headings tell how printed and marked pages are apart")
    func unsure() throws {
        let chairs = "<span id=\"page-20-0\"></span>Chairs have legs."
        #expect(try path(over: "Chairs have", in: book(chairs: chairs, marked: 11...13)) == ["Lamps", "Desk Lamps"])
    }

    @Test("nor where its heading is there")
    func found() throws {
        let chairs = "<span id=\"page-20-0\"></span>More on lamps.\n# Chairs\nChairs have legs."
        #expect(try path(over: "More on lamps", in: book(chairs: chairs)) == ["Lamps", "Desk Lamps"])
        #expect(try path(over: "Chairs have", in: book(chairs: chairs)) == ["Chairs"])
    }
}
