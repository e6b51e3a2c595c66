import Testing

@testable import HIGParsing

@Suite("Marks of pages that a converter leaves")
struct MarkedPageTests {
    @Test(
        "an anchor tells its page",
        arguments: [
            ("<span id=\"page-124-0\"></span>Toolbars", 124), ("<a id=\"page-7\">", 7), ("<span id=\"figure-7\">", nil),
            ("<span id=\"page-first\">", nil), ("page-124", nil), ("", nil),
            ("<a id=\"page-9223372036854775807\">", nil),
        ] as [(String, Int?)])
    func anchor(text: String, page: Int?) {
        #expect(MarkedPage.number(inAnchor: text.utf8) == page)
    }

    @Test(
        "a picture's name tells its page",
        arguments: [("images/_page_196_Picture_3.jpeg", 196), ("images/page_3.png", nil), ("_page_", nil)]
            as [(String, Int?)])
    func name(text: String, page: Int?) {
        #expect(MarkedPage.number(inName: text.utf8) == page)
    }
}
