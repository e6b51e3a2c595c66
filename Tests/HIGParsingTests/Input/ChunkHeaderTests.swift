import HIGModel
import Testing

@testable import HIGParsing

@Suite("ChunkHeader")
struct ChunkHeaderTests {
    private func header(_ text: String) throws -> ChunkHeader? {
        try ChunkHeader(Samples.source(text), file: "a/chunk_105.md")
    }

    @Test("tells the chunk's number and the document")
    func reads() throws {
        let text = "<!-- Chunk 105 | Source: 2011 iOS Human Interface Guidelines.pdf | Est. Tokens: 1002 -->\nText."
        let header = try #require(try header(text))
        #expect(header.number == 105)
        #expect(header.document == "2011 iOS Human Interface Guidelines.pdf")
    }

    @Test(
        "the count of tokens may be missing, text may follow on the line",
        arguments: [
            "<!-- Chunk 0 | Source: A.pdf -->", "<!--Chunk 0|Source:A.pdf--> Text.",
            "<!-- Chunk 0 | Source: A.pdf | Est. Tokens: x -->\r\n",
        ])
    func lenient(text: String) throws {
        #expect(try header(text)?.number == 0)
        #expect(try header(text)?.document == "A.pdf")
    }

    @Test(
        "a byte order mark or blank lines before the header do not hide it",
        arguments: ["\n<!-- Chunk 7 | Source: A.pdf -->", "\u{FEFF}<!-- Chunk 7 | Source: A.pdf -->\nText."])
    func hidden(text: String) throws {
        #expect(try header(text)?.number == 7)
    }

    @Test(
        "a text without such a comment has no header",
        arguments: [
            "", "Text.", "# Chunk 1", "<!-- a remark -->", "Text.\n<!-- Chunk 1 | Source: A.pdf -->",
        ])
    func none(text: String) throws {
        #expect(try header(text) == nil)
    }

    @Test(
        "a damaged header is bad data, named with its line",
        arguments: [
            "<!-- Chunk 105 | Source: A.pdf\nText.", "<!-- Chunk | Source: A.pdf -->",
            "<!-- Chunk x | Source: A.pdf -->",
            "<!-- Chunk 105 -->", "<!-- Chunk 105 | Source: -->", "<!-- Chunk -1 | Source: A.pdf -->",
            "<!-- Chunk 99999999999999999999 | Source: A.pdf -->", "<!-- Source: A.pdf | Chunk 105 -->",
            "<!-- Chunk105 | Source: A.pdf -->",
        ])
    func damaged(text: String) throws {
        let problem = #expect(throws: Problem.self) { try header(text) }
        #expect(problem?.kind == .badData)
        #expect(problem?.place == "a/chunk_105.md:1")
        #expect(problem?.next?.contains("<!-- Chunk NUMBER | Source: DOCUMENT") == true)
    }
}
