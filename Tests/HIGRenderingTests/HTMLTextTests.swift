import HIGModel
import Testing

@testable import HIGRendering

@Suite("Text as HTML")
struct HTMLTextTests {
    @Test(
        "has nothing that can be taken for markup, in an element or in an attribute",
        arguments: [
            ("Bell & lamp", "Bell &amp; lamp"), ("a < b > c", "a &lt; b &gt; c"),
            (#"a "bell" on 'top'"#, "a &quot;bell&quot; on &#39;top&#39;"), ("&amp;", "&amp;amp;"),
            ("<\u{338}b>\u{301}", "&lt;\u{338}b&gt;\u{301}"), ("\"\u{FE0F}", "&quot;\u{FE0F}"),
            ("\u{202E}<\u{1B}", "⟨U+202E⟩&lt;␛"),
        ])
    func escaped(text: String, html: String) {
        #expect(Array(HTMLText.escaped(text).unicodeScalars) == Array(html.unicodeScalars))
    }

    @Test("is else as it was", arguments: ["", "Glühlampe – 鐘 🔔", "a/b;c#d%e=f`g", "one\n\ttwo\u{A0}three"])
    func plain(text: String) {
        #expect(HTMLText.escaped(text) == text)
    }

    @Test(
        "is marked by the part that it plays",
        arguments: [
            (.plain, "a&lt;b"), (.strong, "<strong>a&lt;b</strong>"), (.deleted, "<del>a&lt;b</del>"),
            (.inserted, "<ins>a&lt;b</ins>"), (.match, "<mark>a&lt;b</mark>"),
            (.aside, #"<span class="aside">a&lt;b</span>"#),
            (.verdict(.notFound), #"<span class="verdict not-found">a&lt;b</span>"#),
        ] as [(Role, String)])
    func roles(role: Role, html: String) {
        #expect(HTMLText.inline([Span("a<b", role)]) == html)
    }

    @Test("stands in its order, without a gap between its parts")
    func inline() {
        let spans = [Span("Ring "), Span("a", .deleted), Span("the", .inserted), Span(" bell.")]
        #expect(HTMLText.inline(spans) == "Ring <del>a</del><ins>the</ins> bell.")
        #expect(HTMLText.inline([]) == "")
    }

    @Test("items that follow each other are one list, which a paragraph ends")
    func body() {
        #expect(
            HTMLText.body([
                .paragraph("Lamps & bells:"), .item("<lamp>"), .item("bell"), .paragraph("Or:"), .item("gong"),
            ])
                == "<p>Lamps &amp; bells:</p><ul><li>&lt;lamp&gt;</li><li>bell</li></ul><p>Or:</p>"
                + "<ul><li>gong</li></ul>")
        #expect(HTMLText.body([.item("lamp"), .paragraph("bell")]) == "<ul><li>lamp</li></ul><p>bell</p>")
        #expect(HTMLText.body([]) == "")
    }

    @Test("the sentence before a statement is a paragraph set aside, and none leaves nothing")
    func introduction() {
        #expect(HTMLText.introduction("At \"night\":") == #"<p class="aside">At &quot;night&quot;:</p>"#)
        #expect(HTMLText.introduction(nil) == "")
    }

    @Test("an address takes every character of a place's name as it is")
    func anchor() {
        let id = String(String.UnicodeScalarView((0x20...0x17F as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init)))
        let anchor = HTMLText.anchor(id + "½٣ａ鐘")
        #expect(anchor.wholeMatch(of: #/[A-Za-z0-9_./-]+/#) != nil)
        #expect(HTMLText.anchor("09/AZ/az-_.") == "09/AZ/az-_.")
        #expect(HTMLText.anchor("½") == "_bd")
        #expect(HTMLText.anchor("") == "")
    }
}
