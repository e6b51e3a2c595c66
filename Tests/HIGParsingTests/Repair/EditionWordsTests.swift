import HIGModel
import Testing

@testable import HIGParsing

@Suite("The words of an edition")
struct EditionWordsTests {
    /// The words of editions that were numbered together, each with its number.
    private func numbered(_ editions: [EditionWords]) -> [[String]] {
        let (lexicon, streams) = EditionWords.numbered(editions)
        return streams.map { stream in
            stream.items.filter { $0 != WordStream.gap }.map { item in
                "\(lexicon.word(WordStream.number(item))) \(WordStream.number(item))"
            }
        }
    }

    @Test("a word of several editions has one number, and what only white space parts stays so")
    func numbering() {
        let editions = ["A lamp glows.", "", "The lamp, a bell."].map {
            EditionWords(of: [Samples.input($0, file: "page.md")])
        }
        #expect(
            numbered(editions) == [["a 0", "lamp 1", "glows 2"], [], ["the 3", "lamp 1", "a 0", "bell 4"]])
        let streams = EditionWords.numbered(editions).streams
        #expect(streams[2].items == [WordStream.gap, 3, -2, 0, -5])
    }

    @Test("sources are read in order, and a whole document only where no chunks say the same")
    func sources() {
        let bytes = Array("A lamp. A bell.".utf8)
        let whole = SourceInput(
            source: Source(
                edition: Samples.edition.id, file: "full_document.md", document: "Lamps", chunk: nil, format: .markdown,
                digest: digest(bytes), isWhole: true),
            bytes: bytes)
        let chunks = Samples.chunks(["A lamp.", "A bell."])
        #expect(numbered([EditionWords(of: [whole] + chunks.reversed())]) == numbered([EditionWords(of: chunks)]))
        #expect(numbered([EditionWords(of: [whole])]) == [["a 0", "lamp 1", "a 0", "bell 2"]])
        #expect(numbered([EditionWords(of: [])]) == [[]])
    }
}
