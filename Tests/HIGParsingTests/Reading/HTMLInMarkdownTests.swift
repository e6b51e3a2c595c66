import HIGModel
import Testing

@testable import HIGParsing

/// Pages of markdown with blocks of HTML in them.
@Suite("HTML in markdown")
struct HTMLInMarkdownTests {
    @Test("an HTML block reads as on a page of HTML")
    func blocks() throws {
        let html = """
            <div class="docs">
              <h4>Latches</h4>
              <ul>
                <li>Oil each latch.</li>
                <li>Do not lock it.</li>
              </ul>
            </div>
            """
        let blocks = try Samples.blocks("# Gates\n\n\(html)\n\nText.\n")
        #expect(blocks.map(\.text) == ["Gates", "Latches", "Oil each latch.", "Do not lock it.", "Text."])
        #expect(
            blocks.map(\.kind) == [
                .heading(level: 1), .heading(level: 4), .item(depth: 1), .item(depth: 1), .paragraph,
            ])
        let page = try HTMLReader.read(try Samples.source(html), file: "page.html").blocks
        #expect(blocks.dropFirst().dropLast().map(\.text) == page.map(\.text))
    }

    @Test("what no white space parts stands apart all the same, and entities are characters")
    func unspaced() throws {
        let blocks = try Samples.blocks(
            "<p>First.</p><h2>Shades</h2><p>Don&#39;t paint it.</p>\n\n<dl><dt>Gate</dt><dd>Oil it.</dd></dl>\n")
        #expect(blocks.map(\.text) == ["First.", "Shades", "Don't paint it.", "Gate", "Oil it."])
    }

    @Test("the columns of such a table are labels")
    func table() throws {
        let rules = try Samples.rules(
            "<table>\n<tr><th>Do</th><th>Don&#39;t</th></tr>\n<tr><td>Keep it shut.</td><td>Lock it.</td></tr>\n</table>\n"
        )
        #expect(rules.map(\.statement) == ["Keep it shut.", "Don't: Lock it."])
    }

    @Test("a word is found in the source where it stands")
    func places() throws {
        let source = try Samples.source(
            "---\ntitle: Gates\n---\n\n# Gates\n\n<p>Caf&eacute;</p><p>Oil <b>it</b>.</p>\n\nText.\n")
        let blocks = MarkdownReader.read(source).blocks
        #expect(blocks.map(\.text) == ["Gates", "Café", "Oil it.", "Text."])
        for block in blocks {
            let word = block.text.prefix { $0.isLetter && $0 != "é" }
            let start = block.sourceOffset(0)
            #expect(source.string(start..<start + word.utf8.count) == word)
            #expect(block.bytes.contains(start))
        }
        #expect(source.string(blocks[2].bytes) == "<p>Oil <b>it</b>.</p>")
    }

    @Test("the pages of the print are marked in it, too")
    func pages() throws {
        let text = MarkdownReader.read(try Samples.source("One.\n\n<div><a id=\"page-7-0\"></a>Two.</div>\n"))
        #expect(text.pageMarks.map(\.page) == [7])
        #expect(text.pageMarks.map(\.offset) == [11])
    }

    @Test("tags without blocks part no words, and what a script does is no text")
    func inline() throws {
        #expect(try Samples.blocks("<span>\nOil it.\n</span>\n").map(\.text) == ["Oil it."])
        #expect(try Samples.blocks("<script>\nuse(it)\n</script>\n").map(\.kind) == [.settled(.boilerplate)])
    }

    @Test("in a quotation, where the source has marks between the lines, the text is one block as before")
    func quoted() throws {
        #expect(try Samples.blocks("> <div>\n> Oil it.\n> </div>\n").map(\.text) == ["Oil it."])
    }

    @Test("code between tags is code, up to the end of its paragraph")
    func code() throws {
        let blocks = try Samples.blocks("Use <code>lampswitch</code> now.\n\nUse <tt>lamps\n\nNow.\n")
        #expect(blocks.map(\.text) == ["Use lampswitch now.", "Use lamps", "Now."])
        #expect(blocks.map { $0.spans.map(\.range) } == [[4..<14], [4..<9], []])
    }
}
