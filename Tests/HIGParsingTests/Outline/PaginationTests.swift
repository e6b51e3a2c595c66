import HIGModel
import Testing

@testable import HIGParsing

@Suite("Pagination")
struct PaginationTests {
    /// The pages of the paragraphs of chunks, each as "first" or "first–last".
    ///
    /// - Parameter whole: the whole document of the chunks, if there is one.
    private func pages(
        _ chunks: [String], numbers: [Int]? = nil, documents: [String]? = nil, whole: String? = nil
    ) throws -> [[String]] {
        let sourceTexts = try (chunks + (whole.map { [$0] } ?? [])).map { try Samples.source($0) }
        var texts = sourceTexts.map(MarkdownReader.read)
        let sources = texts.indices.map { index in
            Source(
                edition: "pad-1991", file: "\(index).md", document: documents?[index] ?? "Pad.pdf",
                chunk: index < chunks.count ? numbers?[index] ?? index : nil, format: .markdown, digest: "",
                isWhole: index == chunks.count)
        }
        let outline = EditionOutline(sources: sources, texts: sourceTexts)
        Pagination.paginate(&texts, of: sources, outline: outline, in: sourceTexts)
        return texts.prefix(chunks.count).map { text in
            text.blocks.filter { $0.kind == .paragraph }.map { block in
                guard let pages = block.pages else { return "none" }
                return pages.last.map { "\(pages.first)–\($0)" } ?? "\(pages.first)"
            }
        }
    }

    private func anchor(_ page: Int) -> String { "<span id=\"page-\(page)-0\"></span>" }

    @Test("a block stands on a page from that of the last mark before it to that of the next one")
    func marks() throws {
        let chunk =
            "Before any.\n\n\(anchor(68))On page 68.\n\nThere or on the next.\n\n![](images/_page_69_Picture_4.jpeg)\n\nOn 69.\n\n\(anchor(72))On 72."
        #expect(try pages([chunk]) == [["68", "68", "68–69", "69–72", "72"]])
    }

    @Test("a block with a mark of its own stands on that page, however far the next one is")
    func own() throws {
        #expect(try pages(["\(anchor(4))One.\n\nTwo.\n\n\(anchor(8))Three."]) == [["4", "4–8", "8"]])
    }

    @Test("what stands right below a heading stands on its page; only the first text does")
    func belowHeadings() throws {
        #expect(
            try pages(["# \(anchor(4))Pens\n\n## Ink\n\nOne.\n\nTwo.\n\n\(anchor(8))Three."])
                == [["4", "4–8", "8"]])
    }

    @Test("chunks beside a chunk tell where it has no mark")
    func neighbours() throws {
        #expect(
            try pages(["\(anchor(4))One.", "Two.", "Three.\n\n\(anchor(8))Four."]) == [["4"], ["4–8"], ["4–8", "8"]])
        #expect(try pages(["\(anchor(4))One.", "Two.\n\n\(anchor(5))Three."]) == [["4"], ["4–5", "5"]])
    }

    @Test("the marks of headings that chunks have lost are taken from the whole document")
    func wholeDocument() throws {
        let whole = """
            # \(anchor(3))Pens

            Write with a pen.

            Hold it loosely.

            # \(anchor(5))Ink

            ![](images/_page_7_Picture_1.jpeg)

            Fill it rarely.

            ## \(anchor(9))Colors

            Use blue ink.
            """
        let chunks = ["Write with a pen.\n\nHold it loosely.", "Fill it rarely.\n\nUse blue ink."]
        #expect(try pages(chunks, whole: whole) == [["3", "3–5"], ["7–9", "9"]])
    }

    @Test("of a text that the whole document has in other words, what stands around it tells")
    func misplaced() throws {
        let whole = """
            \(anchor(3))Write with a pen.

            \(anchor(4))Hold it.

            Rest it on the table.

            \(anchor(6))Fill it rarely.
            """
        let chunk = "Write with a pen.\n\nHold it as loosely as you can.\n\nRest it on the table.\n\nFill it rarely."
        #expect(try pages([chunk], whole: whole) == [["3", "3–6", "4–6", "6"]])
        #expect(try pages(["Write with a pen.\n\nNothing of it.\n\nNor this."], whole: whole) == [["3", "3", "3"]])
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
