import Foundation
import HIGModel
import Testing

@testable import HIGParsing

@Suite("HTML reader")
struct HTMLReaderTests {
    private func blocks(_ html: String) throws -> [Block] {
        try page(html).blocks
    }

    private func page(_ html: String) throws -> BlockText {
        try HTMLReader.read(SourceText(bytes: Array(html.utf8), file: "page.html"), file: "page.html")
    }

    @Test("headings, paragraphs and nested lists")
    func structure() throws {
        let blocks = try blocks(
            """
            <h1>Sheets</h1><p>One
              paragraph.</p>
            <ul><li>First<ul><li><p>Inner</p></li></ul></li><li>Second</li></ul>
            """)
        #expect(blocks.map(\.text) == ["Sheets", "One paragraph.", "First", "Inner", "Second"])
        #expect(
            blocks.map(\.kind) == [
                .heading(level: 1), .paragraph, .item(depth: 1), .item(depth: 2), .item(depth: 1),
            ])
    }

    @Test("a line break in a heading parts words, not headings; the first heading of the first level names the page")
    func brokenHeading() throws {
        let page = try page("<h1>Tool<br>bars</h1><p>Dim them.</p><h1>Bells</h1>")
        #expect(page.blocks.map(\.text) == ["Tool bars", "Dim them.", "Bells"])
        #expect(page.title == "Tool bars")
    }

    @Test("styles are spans of the text")
    func spans() throws {
        let block = try #require(try blocks("<p><b>Use it.</b> See <a href=x>this</a> <code>now</code>.</p>").first)
        #expect(block.text == "Use it. See this now.")
        #expect(block.boldLead == 7)
        #expect(block.spans.map(\.style) == [.strong, .link, .code])
    }

    @Test("a row reads as the row of a markdown table does")
    func table() throws {
        let html = try blocks(
            "<table><tr><th>If</th><th>Do this</th></tr><tr><td><p>Cold</p></td><td></td></tr></table>")
        let markdown = MarkdownReader.read(
            try SourceText(bytes: Array("| If | Do this |\n| --- | --- |\n| Cold | |\n".utf8), file: "page.md"))
        #expect(html.map(\.text) == markdown.blocks.map(\.text))
        #expect(html.map(\.kind) == markdown.blocks.map(\.kind))
    }

    @Test("a table that arranges the page is no table")
    func layout() throws {
        let blocks = try blocks(
            """
            <table><tr><td>Logo</td><td><h2>Menus</h2><p>Keep menus short.</p>
            <table><tr><td>A</td><td>B</td></tr></table></td></tr></table>
            """)
        #expect(blocks.map(\.text) == ["Logo", "Menus", "Keep menus short.", "A | B |"])
        #expect(blocks.map(\.kind) == [.paragraph, .heading(level: 2), .paragraph, .tableRow])
    }

    @Test("a line break ends a block, in a cell it is a space")
    func lineBreaks() throws {
        #expect(try blocks("<p>One<br>Two<br/>Three</p>").map(\.text) == ["One", "Two", "Three"])
        #expect(try blocks("<table><tr><td>One<br>Two</td></tr></table>").map(\.text) == ["One Two |"])
    }

    @Test("preformatted text keeps its spaces")
    func preformatted() throws {
        let block = try #require(try blocks("<pre>let  a\n  = 1\n</pre>").first)
        #expect(block.kind == .code)
        #expect(block.text == "let  a   = 1")
    }

    @Test("the numbers of characters are those of Windows, as HTML has them")
    func windows() throws {
        #expect(try blocks("<p>Don&#146;t lock &#151; ever&#133;</p>").map(\.text) == ["Don\u{2019}t lock — ever…"])
    }

    @Test("entities of HTML are characters, and found in the source")
    func entities() throws {
        let html = "<p>Don&rsquo;t &amp; &#8220;never&#8221; &lt;b&gt; caf\u{e9}. Keep it.</p>"
        let block = try #require(try blocks(html).first)
        #expect(block.text == "Don’t & “never” <b> café. Keep it.")
        let keep = try #require(block.text.range(of: "Keep"))
        let offset = block.text.utf8.distance(from: block.text.startIndex, to: keep.lowerBound)
        #expect(Array(html.utf8)[block.sourceOffset(offset)...].starts(with: Array("Keep".utf8)))
    }

    @Test("alt text is no text, and a caption belongs to its figure")
    func figures() throws {
        let blocks = try blocks(
            "<figure><img src=a.png alt='Always paint it.'><figcaption>Avoid this.</figcaption></figure><p><img alt=B></p>"
        )
        #expect(blocks.map(\.kind) == [.figure, .figure, .figure])
        #expect(blocks.map(\.text) == ["", "Avoid this.", ""])
    }

    @Test("a paragraph or a part of a page whose class is a caption is one", arguments: ["p", "div"])
    func namedCaptions(element: String) throws {
        let page =
            "<img src=a.png><\(element) class='figure-caption'>Avoid this.</\(element)><p class=captions>Keep it.</p>"
        let blocks = try blocks(page)
        #expect(blocks.map(\.kind) == [.figure, .figure, .paragraph])
        #expect(blocks.last?.text == "Keep it.")
    }

    @Test("an aside's class is its label where its text has none")
    func asides() throws {
        let texts = try blocks(
            """
            <aside class="note"><p>Keep it shut.</p></aside>
            <aside class="tip"><p class="label">Tip</p><p>Oil it.</p></aside>
            """
        ).map(\.text)
        #expect(texts == ["Note", "Keep it shut.", "Tip", "Oil it."])
    }

    @Test("navigation is boilerplate, and icons do not part a paragraph")
    func boilerplate() throws {
        let blocks = try blocks(
            "<nav><p>Home</p></nav><p>Use the <svg><title>Share</title></svg>icon.</p><div hidden>Gone</div>")
        #expect(blocks.map(\.kind) == [.settled(.boilerplate), .paragraph, .settled(.boilerplate)])
        #expect(blocks.map(\.text) == ["Home", "Use the icon.", "Gone"])
    }

    @Test("panels of tabs and what a title unfolds are text, and the title a heading")
    func folded() throws {
        let blocks = try blocks(
            """
            <div role="tablist"><button role="tab" aria-controls="one">One</button></div>
            <div id="one" hidden><p>Oil it.</p></div>
            <h3><button aria-expanded="false" aria-controls='a b'>When to <svg></svg>oil</button></h3>
            <div id=b hidden><p>At dusk.</p></div><div id=c hidden>Gone</div>
            """)
        #expect(blocks.map(\.text) == ["One", "Oil it.", "When to oil", "At dusk.", "Gone"])
        #expect(
            blocks.map(\.kind) == [
                .settled(.boilerplate), .paragraph, .heading(level: 3), .paragraph, .settled(.boilerplate),
            ])
    }

    @Test("scripts have no text, but a passage")
    func scripts() throws {
        let blocks = try blocks("<p>One.</p><script>if (a < b) { say('<p>Use it.</p>') }</script><p>Two.</p>")
        #expect(blocks.map(\.text) == ["One.", "", "Two."])
        #expect(blocks[1].kind == .settled(.boilerplate))
    }

    @Test("the first heading names the page, else the window's title")
    func titles() throws {
        #expect(try page("<title>Sheets | Site</title><h1>All <b>sheets</b></h1>").title == "All sheets")
        #expect(try page("<title>Sheets\n| Site</title><p>Text</p>").title == "Sheets | Site")
        #expect(try page("<p>Text</p>").title == nil)
    }

    @Test("XHTML reads as HTML does")
    func xhtml() throws {
        let blocks = try blocks(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd">
            <html xmlns="http://www.w3.org/1999/xhtml"><head><title>A</title><script src="a.js" /></head>
            <body><p>Keep&nbsp;it.</p><hr /><div id="x" /><p>Use it.</p></body></html>
            """)
        #expect(blocks.map(\.text).filter { !$0.isEmpty } == ["Keep\u{a0}it.", "Use it."])
    }
}
