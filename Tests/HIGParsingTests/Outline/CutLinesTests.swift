import HIGModel
import Testing

@testable import HIGParsing

@Suite("A line that the border between two chunks cuts")
struct CutLinesTests {
    private let document = """
        # Gates

        Paint the gate.

        Oil **every** hinge before the [rain](#page-1-0) comes, or it rusts.

        # Bells

        Ring the bell.
        """

    private func reading(_ chunks: [String]) throws -> [Rule] {
        let whole = Samples.input(document, file: "full_document.md", isWhole: true)
        return try Samples.read(Samples.chunks(chunks) + [whole]).sources.flatMap(\.rules)
    }

    /// Where the lines of two chunks stand as the alignment knows them, and with the halves that were found.
    private func places(_ chunks: [String]) throws -> (aligned: [[Int?]], found: [[Int?]]) {
        let texts = try (chunks + [document]).map { try Samples.source($0) }
        let (parts, whole) = (Array(texts.prefix(2)), texts[2])
        let lines = TextLine.all(in: whole)
        let keys = parts.map(TextLine.keys)
        let aligned = ChunkAlignment(chunks: keys, document: lines).places
        let sources = Samples.chunks(chunks).map(\.source)
        let cut = CutLines(sources: sources, texts: parts, document: whole, documentLines: lines)
        return (aligned, cut.placed(aligned, keys: keys))
    }

    @Test(
        "its halves stand where it does, however much each has of it",
        arguments: [
            ("Paint the gate.\n\nOil **every** hinge before the", "rain comes, or it rusts.\n\nRing the bell."),
            ("Paint the gate.\n\nOil **every** hinge before the rain comes, or it", "rusts.\n\nRing the bell."),
            ("Paint the gate.\n\nOil **every** hin", "ge before the rain comes, or it rusts."),
        ])
    func halves(first: String, second: String) throws {
        let places = try places([first, second]).found
        #expect(places[0].last == 5)
        #expect(places[1].first == 5)
    }

    @Test("the sentence is one rule, in the section of its beginning")
    func joined() throws {
        let rules = try reading([
            "Paint the gate.\n\nOil **every** hinge before the", "rain comes, or it rusts.\n\nRing the bell.",
        ])
        #expect(
            rules.map(\.statement) == [
                "Paint the gate.", "Oil every hinge before the rain comes, or it rusts.", "Ring the bell.",
            ])
        #expect(rules.map(\.section) == [["Gates"], ["Gates"], ["Bells"]])
        #expect(rules[1].source.continuations.map(\.chunk) == [1])
    }

    @Test("what the document has in other words tells of no cut")
    func others() throws {
        let places = try places(["Paint the gate.\n\nOil the", "latch, too.\n\nRing the bell."])
        #expect(places.found == places.aligned)
    }
}
