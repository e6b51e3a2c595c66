import HIGModel
import Testing

@testable import HIGRendering

@Suite("A piece of advice as a part of a page")
struct LineageHTMLTests {
    private let last = Edition(id: "pad-1999", title: "Pad", date: PartialDate("1999"), series: [])

    private func lineage(_ steps: [(Edition, [Rule], Lineage.Note?)], removedIn: String? = nil) -> CatalogLineage {
        let steps = steps.map { Lineage.Step(edition: $0.0, rules: $0.1, change: nil, note: $0.2) }
        return CatalogLineage(lineage: Lineage(id: "lamp/a<b", steps: steps), removedIn: removedIn)
    }

    @Test("stands from the first edition that says it to the last, or in the only one")
    func standing() {
        let (old, new) = (Samples.older, Samples.newer)
        #expect(
            lineage([(old, [Samples.sameOld], nil), (new, [Samples.sameNew], nil), (last, [], nil)]).standing
                == "pad-1991 to pad-1994-05")
        #expect(lineage([(old, [], nil), (new, [Samples.sameNew], nil)]).standing == "pad-1994-05")
        #expect(
            lineage([(old, [Samples.sameOld], nil), (new, [], nil)], removedIn: "pad-1994-05").standing
                == "pad-1991, removed in pad-1994-05")
    }

    @Test("is headed by its newest words, also where the newest edition is without it")
    func heading() {
        let lineage = lineage([
            (Samples.older, [Samples.avoidBlinking], nil), (Samples.newer, [Samples.dontBlink, Samples.dim], nil),
            (last, [], .notFound(because: "gone & <forgotten>")),
        ])
        let html = LineageHTML(lineage: lineage).html()
        #expect(
            html.contains(
                "<h3 id=\"lamp/a_3cb\"><a href=\"#lamp/a_3cb\">Don&#39;t blink a lamp, as a blinking lamp draws the "
                    + "eye and tires it.</a></h3>"))
        #expect(html.contains("</span> <span class=\"aside\">not found; gone &amp; &lt;forgotten&gt;</span></li>"))
    }

    @Test("says of an edition without a note that it does not state it")
    func notStated() {
        let html = LineageHTML(lineage: lineage([(Samples.older, [], nil), (Samples.newer, [Samples.dim], nil)])).html()
        #expect(
            html.contains(
                "<li><span class=\"label\">pad-1991</span> <span class=\"aside\">not stated</span></li>\n<li>"))
    }

    @Test("has every rule of a step, with what leads to it, its strength, its source and its id")
    func rules() {
        let lineage = lineage([(Samples.newer, [Samples.sameNew, Samples.dim], nil)])
        let html = LineageHTML(lineage: lineage).html(mark: "<a class=\"mark\"></a>")
        #expect(html.hasPrefix("<article class=\"lineage\"><a class=\"mark\"></a>\n<h3"))
        #expect(html.contains("<p>Label every lamp. <span class=\"aside\">should</span></p>"))
        #expect(
            html.contains(
                "<p class=\"aside\">To let people sleep:</p><p>Consider dimming lamps at night. "
                    + "<span class=\"aside\">consider</span></p>"))
        #expect(html.contains("20</p><p class=\"id\"><code>pad-1994-05/lamp/dim-at-night</code></p></li>"))
    }

    @Test("marks what was put in since the edition before")
    func marks() {
        let step = Lineage.Step(
            edition: Samples.newer, rules: [Samples.dontBlink], change: Samples.reworded, note: nil)
        let lineage = CatalogLineage(lineage: Lineage(id: "lamp/x", steps: [step]), removedIn: nil)
        let html = LineageHTML(lineage: lineage).html()
        #expect(html.contains("<p><ins>Don&#39;t blink</ins> a lamp, as a blinking lamp draws the <ins>eye and tires"))
        #expect(!html.contains("<del>"))
    }
}
