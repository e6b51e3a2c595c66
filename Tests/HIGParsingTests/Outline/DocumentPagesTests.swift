import Testing

@testable import HIGParsing

@Suite("DocumentPages")
struct DocumentPagesTests {
    private let document = """
        Before any mark.

        <span id="page-3-0"></span>Light a lamp.

        # <span id="page-5-0"></span>Bells

        ## Door Bells

        Ring them once.

        Ring them low.

        ![](images/_page_7_Picture_1.jpeg)

        Ring no more.
        """

    /// What the marks tell, as "own last following".
    private func bounds(
        _ text: String, from start: Int?, through end: Int?, before behind: Int?
    ) throws -> String {
        let text = try Samples.source(text)
        let bounds = DocumentPages(TextLine.all(in: text), of: text).bounds(from: start, through: end, before: behind)
        return [bounds.own, bounds.last, bounds.following].map { $0.map(String.init) ?? "-" }.joined(separator: " ")
    }

    @Test(
        "are told by the last mark in a text, the last one before its end, and the first one behind it",
        arguments: [(1, "- - 3"), (3, "3 3 5"), (11, "- 5 7"), (13, "7 7 -"), (15, "- 7 -")])
    func line(line: Int, told: String) throws {
        try #expect(bounds(document, from: line, through: line, before: line + 1) == told)
    }

    @Test("of a text of several lines are those of the last mark in it")
    func lines() throws {
        try #expect(bounds(document, from: 1, through: 13, before: 14) == "7 7 -")
    }

    @Test("of the first text below a heading are the heading's, however many headings stand between")
    func belowHeading() throws {
        try #expect(bounds(document, from: 9, through: 9, before: 10) == "5 5 7")
    }

    @Test("are not a heading's where a picture stands before the text, which may be on the next page")
    func behindPicture() throws {
        let document = "# <span id=\"page-5-0\"></span>Bells\n\n![](bell.png)\n\nRing them once."
        try #expect(bounds(document, from: 5, through: 5, before: 6) == "- 5 -")
    }

    @Test("are not its own where it is not known where the text begins, nor those behind where nobody knows its end")
    func unknown() throws {
        try #expect(bounds(document, from: nil, through: 3, before: 4) == "- 3 5")
        try #expect(bounds(document, from: 3, through: nil, before: nil) == "- - -")
    }
}
