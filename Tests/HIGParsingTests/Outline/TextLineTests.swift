import Testing

@testable import HIGParsing

@Suite("The lines of a document")
struct TextLineTests {
    private func headings(_ text: String) throws -> [String] {
        TextLine.all(in: try Samples.source(text)).compactMap { $0.heading?.raw }
    }

    @Test("one to six marks and a space make a heading")
    func headings() throws {
        #expect(try headings("# Gates\n\n###### Locks\n####### Not one\n#Nor this\n Nor # this") == ["Gates", "Locks"])
    }

    @Test(
        "marks behind a heading, a tab and up to three spaces before it are no part of it; a name keeps its number sign"
    )
    func marks() throws {
        #expect(
            try headings("# Gates #\n\n## Locks ####\n\n#\tKeys\n\n   # Bells\n\n    # Code\n\n# C#\n\n## #") == [
                "Gates", "Locks", "Keys", "Bells", "C#", "#",
            ])
    }

    @Test("a line of equals signs or hyphens under a line of its own makes it a heading")
    func underlined() throws {
        let lines = TextLine.all(
            in: try Samples.source("Gates\n=====\n\nOf oak.\n\nLocks\n---  \n\nTurn\nthem\n---\nAway"))
        #expect(lines.compactMap(\.heading) == [.init(level: 1, raw: "Gates"), .init(level: 2, raw: "Locks")])
        #expect(
            try headings("- Gates\n---\n\n> Locks\n---\n\n| a |\n---\n\nBells\n\n---\n\n```\nKeys\n---\n```").isEmpty)
        #expect(try headings("---\ntitle: Gates\n---\n\nBells\n-\n").isEmpty)
    }

    @Test("so do the tags of HTML")
    func tags() throws {
        #expect(
            try headings(
                "<h1>Gates</h1>\n<H2 id=\"a\">Of <b>oak</b></H2>\n<h3>Locks\n<hr>\n<h7>Keys</h7>\n<h2>Bells</h3>")
                == ["Gates", "Of <b>oak</b>"])
    }

    @Test("what a fence makes code is none, whichever the marks")
    func fences() throws {
        #expect(
            try headings("# Gates\n```sh\n# Oil them\n```\n# Locks\n~~~\n# Turn\n```\n# Turn\n~~~") == [
                "Gates", "Locks",
            ])
    }

    @Test("a fence is closed by as many marks and nothing behind them")
    func closing() throws {
        #expect(try headings("````\n# Oil\n```\n# Oil\n````\n# Gates") == ["Gates"])
        #expect(try headings("```sh\n# Oil\n```sh\n# Oil\n```\n# Gates") == ["Gates"])
    }

    @Test("a fence that nothing closes ends no headings")
    func openFence() throws {
        #expect(try headings("````\n# Gates\n~~~sh\n# Oil\n~~~~\n```\n# Oil\n```\n# Locks") == ["Gates", "Locks"])
        #expect(try headings("```\n# Gates\n~~~\n# Locks\n~~~") == ["Gates"])
        #expect(try headings("# Gates\n```\n# Locks") == ["Gates", "Locks"])
    }
}
