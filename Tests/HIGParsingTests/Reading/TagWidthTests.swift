import Testing

@testable import HIGParsing

/// How many attributes a tag has, before the parser compares each with all others.
@Suite("TagWidth")
struct TagWidthTests {
    private static func tag(_ attributes: Int) -> String {
        "<p " + (0..<attributes).map { "a\($0)=\"<b>\"" }.joined(separator: " ") + ">"
    }

    private static func excess(in page: String) -> Int? { TagWidth.excess(in: Array(page.utf8)) }

    @Test("a tag may have a thousand attributes, and the first that has more is found")
    func limit() {
        let page = "<html>" + TagWidthTests.tag(TagWidth.limit) + "x"
        #expect(TagWidthTests.excess(in: page) == nil)
        let wide = TagWidthTests.tag(TagWidth.limit + 1)
        #expect(TagWidthTests.excess(in: page + wide + wide) == page.utf8.count)
    }

    @Test(
        "no tag opens in a comment, in a script, in a style sheet or in an attribute's value",
        arguments: [
            ("<!-- ", " -->"), ("<script>if (1 < 2) {", "}</script>"), ("<STYLE>", "</STYLE>"), ("<a title='", "'>"),
        ])
    func noTags(before: String, behind: String) {
        let wide = TagWidthTests.tag(TagWidth.limit + 1)
        #expect(TagWidthTests.excess(in: before + wide + behind) == nil)
        let opening = before + behind
        #expect(TagWidthTests.excess(in: opening + wide) == opening.utf8.count)
    }

    @Test(
        "what is not closed is read to its end",
        arguments: [
            "", "<", "<p", "<p a", "<p a=", "<p a='", "<!--", "<!-- -", "<script>", "<script><", "< p", "a < b",
        ])
    func unclosed(page: String) {
        #expect(TagWidthTests.excess(in: page) == nil)
    }
}
