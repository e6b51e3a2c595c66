import HIGModel
import Testing

@testable import HIGStore

@Suite("Any text is a question")
struct AnyTextTests {
    private static let pieces = [
        "back", "button", "\"", "“", "(", ")", "AND", "OR", "NOT", "NEAR", ":", "edition:", "statement:", "'", "''",
        "-",
        "--", "*", "^", "+", "{", "}", "\0", "🙈", "e\u{301}", "\u{202E}", "\u{F0000}", "日本語", "44x44", "1", ".", ",",
        ";", "%", "_", "\\", "/", "\n", "\t", "ß", "İ", "ﬁ", "multi-segment", "splash screen", "x",
    ]

    /// The same texts every time.
    private struct Dice: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ (state >> 29)
        }
    }

    @Test("whatever the pieces and however many, the answer is one and no error", arguments: 0..<8)
    func anyPieces(seed: UInt64) throws {
        var dice = Dice(state: seed)
        try withTemporaryFolder { folder in
            try folder.makeDatabase()
            let store = try Store.openForReading(folder.database)
            for round in 0..<15 {
                var text = ""
                for _ in 0..<Int.random(in: 0...(round % 10 == 0 ? 2_000 : 12), using: &dice) {
                    text += Self.pieces.randomElement(using: &dice) ?? ""
                    if Bool.random(using: &dice) { text += " " }
                }
                let query = SearchQuery(
                    text: text, allEditions: .random(using: &dice), descriptions: .random(using: &dice))
                let answer = try store.read { try $0.search(query) }
                #expect(answer.hits.count <= answer.total)
                #expect(try store.read { try $0.search(query) } == answer)
            }
        }
    }

    @Test("ten thousand random characters too", arguments: 0..<8)
    func anyCharacters(seed: UInt64) throws {
        var dice = Dice(state: seed &+ 77)
        var text = ""
        while text.unicodeScalars.count < 10_000 {
            if let scalar = Unicode.Scalar(UInt32.random(in: 0...(seed < 4 ? 127 : 0x1FFFF), using: &dice)) {
                text.unicodeScalars.append(scalar)
            }
        }
        try withTemporaryFolder { folder in
            try folder.makeDatabase()
            _ = try folder.read { try $0.search(SearchQuery(text: text, descriptions: true)) }
        }
    }
}
