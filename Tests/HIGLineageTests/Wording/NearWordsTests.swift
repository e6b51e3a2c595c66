import Testing

@testable import HIGLineage

/// Whether a sentence says a statement, but for a few words.
@Suite("NearWords")
struct NearWordsTests {
    private static let statement = "A lamp in the garden should glow dimly through the whole night."
    private var statements = WordForWord([
        NearWordsTests.statement, "Leave 8 pixels between the small lamp and its wall.", "Small lamps: leave 8 pixels.",
        "Don't place two large lamps beside the garden gate.",
    ])

    @Test(
        "with other forms and words of little meaning",
        arguments: [
            "Lamps in the garden glow dimly through the whole night.",
            "It is dark. Garden lamps glow dimly through the whole night. So do gates.",
            "A garden lamp that glows dimly through the whole night is best.",
        ])
    mutating func nearly(text: String) {
        #expect(statements.said(in: text) == WordForWord.Said(nearly: [0]))
    }

    @Test("not beside the very words")
    mutating func exactly() {
        #expect(statements.said(in: Self.statement) == WordForWord.Said(exactly: [0]))
    }

    @Test(
        "not with half of the words, in several sentences, with other numbers, forbidden instead of asked for, or short",
        arguments: [
            "A lamp in the garden should glow.", "Lamps stand in the garden. They glow. They do so dimly all night.",
            "Leave 12 pixels between the small lamp and its wall.", "Beside small lamps you should leave 8 pixels.",
            "Place two large lamps beside the garden gate.", "",
        ])
    mutating func unsaid(text: String) {
        #expect(statements.said(in: text) == WordForWord.Said())
    }

    @Test("nor where nobody asks")
    mutating func unasked() {
        let text = "Lamps in the garden glow dimly through the whole night."
        #expect(statements.said(in: text) { $0 != 0 } == WordForWord.Said())
    }

    @Test("each text is looked at by itself")
    mutating func apart() {
        for _ in 0..<3 {
            #expect(statements.said(in: "Lamps in the garden glow dimly.") == WordForWord.Said())
            #expect(statements.said(in: "They do so through the whole night.") == WordForWord.Said())
        }
        #expect(statements.said(in: "Lamps in the garden glow dimly through the whole night.").nearly == [0])
    }
}
