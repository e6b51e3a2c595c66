import Testing

@testable import HIGParsing

@Suite("PageNumber")
struct PageNumberTests {
    @Test("pages are in the order in which books print them")
    func order() throws {
        let pages = try ["v", "ix", "xiii", "xxi", "1-2", "1-13", "2-1", "A-1", "GL-2", "IN-1"].map {
            try #require(PageNumber($0))
        }
        #expect(pages.sorted() == pages)
        #expect(try #require(PageNumber("9")) < #require(PageNumber("101")))
    }

    @Test(
        "words are no pages",
        arguments: [
            "Lamps", "v10.5", "A", "-", "2D", "Q", "99999999999999999999", "", "-5", "1-2-3", "ivxlcivxl", "٣", "é1",
            "clic-1", "control",
        ])
    func words(word: String) {
        #expect(PageNumber(word) == nil)
    }
}
