import HIGModel
import Testing

@testable import HIGParsing

@Suite("Pagination")
struct PaginationTests {
    /// The pages of the paragraphs of chunks, each as "first" or "first–last".
    private func pages(_ chunks: [String], numbers: [Int]? = nil, documents: [String]? = nil) throws -> [[String]] {
        var texts = try chunks.map { MarkdownReader.read(try Samples.source($0)) }
        let sources = chunks.indices.map { index in
            Source(
                edition: "pad-1991", file: "\(index).md", document: documents?[index] ?? "Pad.pdf",
                chunk: numbers?[index] ?? index, format: .markdown, digest: "")
        }
        Pagination.paginate(&texts, of: sources)
        return texts.map { text in
            text.blocks.filter { $0.kind == .paragraph }.map { block in
                guard let pages = block.pages else { return "none" }
                return pages.last.map { "\(pages.first)–\($0)" } ?? "\(pages.first)"
            }
        }
    }

    private func anchor(_ page: Int) -> String { "<span id=\"page-\(page)-0\"></span>" }

    @Test("a block stands on the page of the last mark before its end, as far as the next one tells")
    func marks() throws {
        let chunk =
            "Before any.\n\n\(anchor(68))On page 68.\n\nStill there.\n\n![](images/_page_69_Picture_4.jpeg)\n\nOn 69.\n\n\(anchor(72))On 72."
        #expect(try pages([chunk]) == [["68", "68", "68", "69–72", "72"]])
    }

    @Test("chunks beside a chunk tell where it has no mark")
    func neighbours() throws {
        #expect(
            try pages(["\(anchor(4))One.", "Two.", "Three.\n\n\(anchor(8))Four."]) == [["4–8"], ["4–8"], ["4–8", "8"]])
        #expect(try pages(["\(anchor(4))One.", "Two.\n\n\(anchor(5))Three."]) == [["4"], ["4", "5"]])
    }

    @Test("chunks that don't follow each other tell nothing of each other")
    func gaps() throws {
        let chunks = ["\(anchor(4))One.", "Two.", "\(anchor(9))Three."]
        #expect(try pages(chunks, numbers: [1, 3, 5]) == [["4"], ["none"], ["9"]])
        #expect(try pages(chunks, documents: ["A.pdf", "B.pdf", "C.pdf"]) == [["4"], ["none"], ["9"]])
    }

    @Test("marks that go back say no more than the last one")
    func back() throws {
        #expect(try pages(["\(anchor(9))One.\n\n\(anchor(3))Two."]) == [["9", "3"]])
    }

    @Test("a text without marks has no pages")
    func pageless() throws {
        #expect(try pages(["One."]) == [["none"]])
    }
}
