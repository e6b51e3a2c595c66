import Foundation
import HIGModel
import Testing

@testable import HIGParsing

@Suite("The same page in several formats")
struct SameRulesTests {
    private let markdown: EditionReading

    init() throws {
        markdown = try reading(SamplePage.frontMatter + SamplePage.markdown, as: .markdown)
    }

    @Test("markdown gives the page's rules and nothing else")
    func markdownRules() {
        #expect(markdown.rules.map(\.statement) == SamplePage.statements)
        #expect(markdown.isWhole)
        #expect(markdown.history == SamplePage.history)
        #expect(!markdown.passages.contains { $0.text.contains("fence") })
        #expect(markdown.text(of: .table).contains("Avoid this row."))
        #expect(markdown.text(of: .boilerplate).contains("Standard\nCompact"))
    }

    @Test("the sections say which platforms a rule is for, and its own lead goes before")
    func platforms() {
        #expect(markdown.rules.suffix(3).map(\.platforms) == [[], ["macos"], ["ipados"]])
    }

    @Test(
        "HTML made by cmark-gfm gives the same",
        .enabled(if: ForeignTool("cmark-gfm") != nil, "cmark-gfm is not installed"))
    func html() throws {
        let content = try #require(try ForeignTool.html(ofMarkdown: SamplePage.markdown))
        for page in [content, SamplePage.html(around: content)] {
            let html = try reading(page, as: .html)
            #expect(html.rules.map(Advice.init) == markdown.rules.map(Advice.init))
            #expect(html.history == SamplePage.history)
            #expect(html.isWhole)
        }
    }

    @Test(
        "render JSON made by docc gives the same",
        .enabled(if: ForeignTool("docc") != nil, "docc is not installed"))
    func docc() throws {
        let json = try #require(try ForeignTool.renderJSON(ofMarkdown: SamplePage.markdown))
        let page = try reading(json, as: .doccJSON)
        #expect(page.rules.map(Advice.init) == markdown.rules.map(Advice.init))
        #expect(page.history == SamplePage.history)
        #expect(page.isWhole)
        #expect(page.warnings == [])
    }

    @Test(
        "a rule is cited where its words stand",
        .enabled(if: ForeignTool("cmark-gfm") != nil, "cmark-gfm is not installed"))
    func places() throws {
        let content = try #require(try ForeignTool.html(ofMarkdown: SamplePage.markdown))
        let page = SamplePage.html(around: content)
        let lines = page.split(separator: "\n", omittingEmptySubsequences: false)
        for rule in try reading(page, as: .html).rules where !rule.statement.contains("accent") {
            #expect(lines[rule.source.lines.lowerBound - 1].contains(rule.statement.prefix(20)))
        }
    }
}
