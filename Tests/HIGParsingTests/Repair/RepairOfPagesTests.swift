import HIGModel
import Testing

@testable import HIGParsing

/// Pages that never went through extraction beside texts that have other spellings.
@Suite("Repair of pages")
struct RepairOfPagesTests {
    private let others = "The lamp switch glows. Press a lamp switch. One lamp switch is enough."

    private func repairs(of page: String, format: SourceFormat, chunk: Int? = nil) throws -> [String] {
        let inputs = [
            Samples.input(page, file: "b", chunk: chunk, format: format),
            Samples.input(others, file: "c", chunk: chunk.map { $0 + 1 }),
        ]
        return try Samples.read(inputs).sources.flatMap(\.repairs).map(\.mended)
    }

    @Test("what other pages write in two words is left in one", arguments: [SourceFormat.html, .markdown, .plainText])
    func otherHabits(format: SourceFormat) throws {
        #expect(try repairs(of: "<p>Use the lampswitch at dusk.</p>", format: format) == [])
    }

    @Test("in a chunk of a print it is mended")
    func print() throws {
        #expect(try repairs(of: "Use the lampswitch at dusk.", format: .markdown, chunk: 1) == ["lamp switch"])
    }

    @Test("what a joining word proves is mended anywhere")
    func proven() throws {
        #expect(try repairs(of: "<p>It alwaystakesthe lamp.</p>", format: .html) == ["always takes the"])
    }
}
