import HIGModel
import Testing

@testable import HIGParsing

/// What counts once, and what contradicts itself.
@Suite("SettledSources")
struct SettledSourcesTests {
    @Test("the same chunk twice with the same text counts once")
    func sameChunk() throws {
        let inputs = try EditionInput.assign([
            InputFile.of("b.md", InputFile.chunk(1)), InputFile.of("a.md", InputFile.chunk(1)),
        ])
        #expect(EditionInput.files(inputs) == ["ios-2011": ["a.md"]])
    }

    @Test("the same page twice counts once")
    func samePage() throws {
        #expect(
            try EditionInput.files(EditionInput.assign([InputFile.of("b.md", "Text."), InputFile.of("a.md", "Text.")]))
                == ["current": ["a.md"]])
    }

    @Test("the same chunk twice with different text is bad data that names both files")
    func differentChunk() throws {
        let problem = try EditionInput.problem([
            InputFile.of("a.md", InputFile.chunk(1, "One.")), InputFile.of("b.md", InputFile.chunk(1, "Two.")),
        ])
        #expect(problem.kind == .badData)
        #expect(problem.place == "b.md")
        #expect(problem.message.contains("a.md"))
        #expect(problem.message.contains("chunk 1"))
    }
}
