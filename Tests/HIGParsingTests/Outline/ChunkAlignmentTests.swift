import Testing

@testable import HIGParsing

@Suite("ChunkAlignment")
struct ChunkAlignmentTests {
    private func lines(_ text: String) throws -> [TextLine] { TextLine.all(in: try Samples.source(text)) }

    private func places(_ chunks: [String], in document: String) throws -> [[Int?]] {
        ChunkAlignment(chunks: try chunks.map { try lines($0).map(\.key) }, document: try lines(document)).places
    }

    @Test("a chunk's lines are found again whatever stands between them and whatever their markup")
    func found() throws {
        let document = "# Lamps\n\nA <b>lamp</b> is “bright”.\n\n## Shades\n\nOne [shade](#x) dims.\n\n- No\n"
        #expect(
            try places(["A lamp is \"bright\".  ", "**One shade** dims.\n- No"], in: document) == [[3], [7, 9]])
    }

    @Test("lines that stand in many places follow those that stand in one")
    func repeated() throws {
        let document = "Yes\nfirst\nYes\nsecond\nYes\nthird\nYes"
        #expect(try places(["first\nYes", "third\nYes"], in: document) == [[2, 3], [6, 7]])
    }

    @Test("a chunk that is missing or out of place spoils nothing")
    func damaged() throws {
        let document = (1...9).map {
            "line \(["one", "two", "three", "four", "five", "six", "seven", "eight", "nine"][$0 - 1])"
        }
        .joined(separator: "\n")
        #expect(
            try places(["line one\nline two", "line nine", "line three\nother\nline five"], in: document)
                == [[1, 2], [nil], [3, nil, 5]])
    }
}
