import Crypto
import Foundation
import HIGModel
import Testing
import WrittenText

@testable import HIGRendering

@Suite("HTML")
struct HTMLFormatTests {
    private func catalogPage(_ catalog: SampleCatalog = Samples.catalog) throws -> String {
        let page = try written { try CatalogPage().write(catalog, to: $0) }
        return page
    }

    /// What stands between the page's frame.
    private func matter(_ page: String) throws -> String {
        let opening = try #require(page.range(of: "<main id=\"main\" tabindex=\"-1\">\n"))
        let closing = try #require(page.range(of: "</main>"))
        return String(page[opening.upperBound..<closing.lowerBound])
    }

    @Test("a change has both sides, with what went and what came")
    func change() throws {
        let comparison = Comparison(
            older: Samples.olderSummary, newer: Samples.newerSummary, topic: Samples.lamp, changes: [Samples.reworded],
            notes: ["nothing <between>"])
        #expect(
            try matter(HTMLFormat().text(Report(comparison))) == """
                <h1><strong>Lamp: pad-1991 → pad-1994-05</strong></h1>
                <p><span class="aside">1 reworded</span></p>
                <section><h2 id="b3"><a href="#b3"><span class="verdict reworded">reworded, stronger</span><span class="aside"> · should-not → must-not</span><span class="aside"> · −5 +6 words</span></a></h2><div class="sides"><div class="side"><article class="rule"><p class="label">pad-1991</p><p><del>You should avoid blinking</del> a lamp, as a blinking lamp draws the <del>eye.</del></p><p class="cite">Pad Interface Guidelines.pdf, page\u{A0}13, chunk\u{A0}7, line\u{A0}3</p></article></div><div class="side"><article class="rule"><p class="label">pad-1994-05</p><p><ins>Don&#39;t blink</ins> a lamp, as a blinking lamp draws the <ins>eye and tires it.</ins></p><p class="cite">Pad Interface Guidelines, Second Edition.pdf, page\u{A0}13, chunk\u{A0}7, lines\u{A0}3–7</p></article></div></div></section>
                <aside class="notes" aria-label="Notes"><p>nothing &lt;between&gt;</p></aside>

                """)
    }

    @Test("a catalog has its topics as a table of contents, and removed advice where it was")
    func catalog() throws {
        let page = try catalogPage()
        #expect(page.contains("<nav aria-label=\"Topics\"><h2>Topics</h2><ul>\n<li><a href=\"#lamp\">Lamp</a></li>"))
        let matter = try matter(page)
        #expect(
            matter.contains(
                "<h3 id=\"lamp/keep-round\"><a href=\"#lamp/keep-round\">Keep the shape of every lamp round.</a></h3>\n<p class=\"aside\">pad-1991, removed in pad-1994-05</p>"
            ))
        #expect(
            matter.contains("<li><span class=\"label\">pad-1994-05</span> <span class=\"aside\">removed</span></li>"))
    }

    @Test("a page names the digest of its one style, allows nothing else, and refers to nothing outside")
    func policy() throws {
        for page in [try catalogPage(), HTMLFormat().text(Report(Samples.comparison))] {
            let style = try #require(page.split(separator: "<style>").last?.split(separator: "</style>").first)
            let digest = Data(SHA256.hash(data: Data(style.utf8))).base64EncodedString()
            #expect(
                page.contains(
                    "content=\"default-src 'none'; style-src 'sha256-\(digest)'; base-uri 'none'; form-action 'none'\"")
            )
            #expect(!page.contains("<script") && !page.contains("style=\"") && !page.contains("url("))
            #expect(!page.contains("http:") && !page.contains("https:") && !page.contains("src="))
            for link in page.split(separator: "href=\"").dropFirst() {
                #expect(link.hasPrefix("#"), "\(link.prefix(40))")
            }
        }
    }

    @Test("every link inside a page leads to a place that the page has once")
    func anchors() throws {
        for page in [try catalogPage(), HTMLFormat().text(Report(Samples.comparison))] {
            for link in page.split(separator: "href=\"#").dropFirst() {
                let target = try #require(link.split(separator: "\"").first)
                #expect(
                    page.split(separator: " id=\"\(target)\"", omittingEmptySubsequences: false).count == 2, "\(target)"
                )
            }
        }
    }

    @Test("nothing in a document is taken for markup")
    func hostile() throws {
        var catalog = Samples.catalog
        catalog.topics = [Topic(slug: "a\"><b>", title: "<script>alert(1)</script>", aliases: [], parent: nil)]
        let hostile = [HTMLFormat().text(Report([Samples.hostile])), try catalogPage(catalog)]
        for page in hostile {
            let matter = try matter(page)
            #expect(!page.contains("<script") && !matter.contains("<b>") && !matter.contains("</style>"))
            #expect(!page.contains("\u{1B}"))
        }
        #expect(hostile[0].contains("=1+1 &lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; ]]&gt;"))
    }

    @Test("a place's name is the id where that is plain, and needs no escape in an address")
    func names() {
        #expect(HTMLText.anchor("back-button/dont-blink") == "back-button/dont-blink")
        #expect(HTMLText.anchor("a b/é@\"<") == "a_20b/_e9_40_22_3c")
    }
}
