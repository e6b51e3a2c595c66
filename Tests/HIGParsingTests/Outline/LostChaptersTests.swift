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

    /// The same book with pictures before and after its headings in place of the marks.
    private func picturedBook(chairs: String, last: Int) -> String {
        book(chairs: chairs, marked: 99...99).split(separator: "\n", omittingEmptySubsequences: false).map { line in
            guard line.hasPrefix("## "), let section = Self.sections.firstIndex(of: String(line.dropFirst(3))) else {
                return String(line)
            }
            let (before, after) = (section + 10, section + (section < last ? 10 : 11))
            return "![](images/_page_\(before)_Picture_1.jpeg)\n\(line)\n![](images/_page_\(after)_Picture_2.jpeg)"
        }.joined(separator: "\n")
    }

    private static let sections = ["Table Lamps", "Floor Lamps", "Ceiling Lamps", "Wall Lamps", "Desk Lamps"]

    @Test("names of pictures tell the pages where no page is marked")
    func pictures() throws {
        let chairs = "![](images/_page_20_Picture_1.jpeg)\n\nChairs have legs."
        #expect(try path(over: "Chairs have", in: picturedBook(chairs: chairs, last: 5)) == ["Chairs"])
        let other = "![](images/_page_21_Picture_1.jpeg)\n\nChairs have legs."
        #expect(try path(over: "Chairs have", in: picturedBook(chairs: other, last: 5)) == ["Lamps", "Desk Lamps"])
    }

    @Test("a heading between pictures of two pages may stand on either")
    func betweenPages() throws {
        let chairs = "![](images/_page_20_Picture_1.jpeg)\n\nChairs have legs."
        #expect(try path(over: "Chairs have", in: picturedBook(chairs: chairs, last: 4)) == ["Lamps", "Desk Lamps"])
    }

    private let marked = "<span id=\"page-20-0\"></span>Chairs have legs."

    @Test("a mark before the chapters that come first in the book opens none")
    func outOfOrder() throws {
        let first = "# Foreword\n<span id=\"page-20-0\"></span>Read this first.\n\n"
        let early = book(chairs: "Chairs have legs.").replacing("\n\n# <span", with: "\n\n\(first)# <span")
        #expect(try path(over: "Read this", in: early) == ["Foreword"])
    }

    @Test("nor does a mark of its page within the contents count, or where its heading stands out of order")
    func markedContents() throws {
        let contents = book(chairs: marked).replacing("Chapter 2 ", with: "Chapter 2 <span id=\"page-20-0\"></span>")
        #expect(try path(over: "Chairs have", in: contents) == ["Chairs"])
        let early = book(chairs: "<span id=\"page-20-0\"></span>More on lamps.")
            .replacing("\n\n# <span", with: "\n\n# Chairs\nChairs have legs.\n\n# <span")
        #expect(try path(over: "More on lamps", in: early) == ["Lamps", "Desk Lamps"])
    }

    @Test("a page that is marked twice begins at its first mark")
    func markedTwice() throws {
        let twice = marked + "\n\n<span id=\"page-20-1\"></span>They stand."
        #expect(try path(over: "Chairs have", in: book(chairs: twice)) == ["Chairs"])
    }

    @Test("half of the headings that tell a distance are too few")
    func noMajority() throws {
        let wrong = ["Armchairs", "Stools", "Benches", "Swings", "Hammocks"]
        func path(wrong count: Int) throws -> [String]? {
            let headings = wrong.enumerated().map { place, title in
                let page = place < count ? 40 + 9 * place : 21 + place
                return "## <span id=\"page-\(page)-0\"></span>\(title)"
            }
            let text = book(chairs: marked).replacing("Swings 25", with: "Swings 25 Hammocks 26")
                .replacing("## Armchairs\n", with: headings.joined(separator: "\n") + "\n")
            return try self.path(over: "Chairs have", in: text)
        }
        #expect(try path(wrong: 4) == ["Chairs"])
        #expect(try path(wrong: 5) == ["Lamps", "Desk Lamps"])
    }

    @Test("a picture's name within a sentence marks no page, and a heading after another page's picture tells none")
    func pictureNames() throws {
        let chairs = "As in _page_20_Picture_3.jpeg.\n\n![](images/_page_20_Picture_1.jpeg)\n\nChairs have legs."
        let book = picturedBook(chairs: chairs, last: 5)
        #expect(try path(over: "As in", in: book) == ["Lamps", "Desk Lamps"])
        #expect(try path(over: "Chairs have", in: book) == ["Chairs"])
        let unsure = book.replacing("_page_14_Picture_1", with: "_page_13_Picture_1")
        #expect(try path(over: "Chairs have", in: unsure) == ["Lamps", "Desk Lamps"])
    }

    @Test("a chapter begins before the section that stands on the first line of its page")
    func sectionOnFirstLine() throws {
        let text = book(chairs: "").replacing("Armchairs 22", with: "Armchairs 21")
            .replacing("## Armchairs", with: "## <span id=\"page-20-0\"></span>Armchairs")
        #expect(try path(over: "Armchairs are", in: text) == ["Chairs", "Armchairs"])
    }
}
