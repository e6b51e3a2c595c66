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
