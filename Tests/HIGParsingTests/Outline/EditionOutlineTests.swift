import HIGModel
import Testing

@testable import HIGParsing

@Suite("EditionOutline")
struct EditionOutlineTests {
    private let document = """
        # Lamps

        ## Table Lamps

        Keep the cord short.

        Hang the shade low.

        ### If you dim a lamp:

        Dim it slowly.

        ## Bells

        Ring them once.
        Ring the last one twice.

        ## Index

        Bells, ringing of
        """

    /// By their numbers: two neighbours, and one farther on.
    private let chunks = [
        3: "Keep the cord short.\n\nLay it flat.", 4: "Dim it slowly.", 9: "Ring them once.", 12: "Bells, ringing of",
    ]

    private struct Edition {
        let outline: EditionOutline
        let sources: [Source]
        let texts: [SourceText]

        /// What counts of a source's blocks, each as "headings: text".
        func blocks(of source: Int) -> [String] {
            var text = MarkdownReader.read(texts[source])
            outline.place(&text, ofSource: source, in: texts[source])
            return text.blocks.map { block in
                (block.section.map { $0.joined(separator: " > ") } ?? "?") + ": " + block.text
            }
        }
    }

    /// An edition of all chunks, with the whole document behind them unless it is missing.
    private func edition(whole: String?) throws -> Edition {
        let inputs =
            chunks.sorted { $0.key < $1.key }.map { Samples.input($1, file: "chunk_\($0).md", chunk: $0) }
            + (whole.map { [Samples.input($0, file: "full_document.md", isWhole: true)] } ?? [])
        let texts = try inputs.map { try SourceText(bytes: $0.bytes, file: $0.source.file) }
        let sources = inputs.map(\.source)
        return Edition(outline: EditionOutline(sources: sources, texts: texts), sources: sources, texts: texts)
    }

    @Test("tells each block of a chunk the headings that the document has over it")
    func sections() throws {
        let edition = try edition(whole: document)
        #expect(
            edition.blocks(of: 0) == [
                "Lamps > Table Lamps: Keep the cord short.", "Lamps > Table Lamps: Lay it flat.",
            ])
        #expect(edition.blocks(of: 2) == ["Lamps > Bells: Ring them once."])
    }

    @Test("leaves of the document what no chunk holds: what lies between neighbours is held with them")
    func own() throws {
        let edition = try edition(whole: document)
        #expect(
            edition.blocks(of: 4) == [
                "Lamps: Lamps", "Lamps > Table Lamps: Table Lamps", "Lamps > Bells: Bells",
                "Lamps > Bells: Ring the last one twice.", "Lamps > Index: Index",
            ])
    }

    @Test("has passages for what the document repeats: a heading each, and one for each stretch between")
    func repeated() throws {
        let edition = try edition(whole: document)
        let drafts = edition.outline.repeatedPassages(ofSource: 4, text: edition.texts[4])
        #expect(drafts.map(\.role) == [.repeated, .heading, .repeated, .repeated, .repeated])
        #expect(drafts.map { edition.texts[4].line(at: $0.bytes.lowerBound) } == [5, 9, 10, 15, 20])
        #expect(drafts[1].text == "If you dim a lamp:")
        #expect(edition.outline.repeatedPassages(ofSource: 0, text: edition.texts[0]).isEmpty)
    }

    @Test("knows a heading that leads to a chunk's first text, where the chunks have lost it")
    func lostLead() throws {
        let outline = try edition(whole: document).outline
        #expect((0...4).map(outline.lostLead) == [nil, "If you dim a lamp:", nil, nil, nil])
    }

    @Test("settles what stands under headings that advise nothing")
    func settled() throws {
        let outline = try edition(whole: document).outline
        #expect(outline.settledRole(ofSource: 3, line: 1) == .boilerplate)
        #expect(outline.settledRole(ofSource: 2, line: 1) == nil)
    }

    @Test("counts nothing of a document of which the chunks hold every line of text")
    func nothingLeft() throws {
        #expect(try edition(whole: document).outline.hasOwnText(4))
        let repeated = try edition(whole: chunks.sorted { $0.key < $1.key }.map(\.value).joined(separator: "\n\n"))
        #expect(!repeated.outline.hasOwnText(4))
        #expect(repeated.outline.hasOwnText(0))
        #expect(repeated.blocks(of: 4).isEmpty)
    }

    @Test("tells nothing without a whole document")
    func withoutDocument() throws {
        let edition = try edition(whole: nil)
        #expect(edition.blocks(of: 1) == ["?: Dim it slowly."])
        #expect(edition.outline.pageBounds(of: 1...1, inSource: 1) == nil)
        #expect(edition.outline.settledRole(ofSource: 3, line: 1) == nil)
        #expect(edition.outline.lostLead(toSource: 1) == nil)
    }
}
