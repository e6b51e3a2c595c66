import Testing

@testable import HIGParsing

/// The pieces that measures are made of.
@Suite("MeasureToken")
struct MeasureTokenTests {
    private static func kinds(_ text: String) -> [MeasureToken.Kind] {
        MeasureToken.all(in: Array(text.utf8)).map(\.kind)
    }

    @Test(
        "numbers are read with their thousands, points and fractions",
        arguments: [
            ("44", [.number(44)]), ("1,024", [.number(1024)]), ("1.5", [.number(1.5)]), ("3½", [.number(3.5)]),
            ("¼", [.number(0.25)]), ("8.", [.number(8), .mark]), ("1,2", [.number(1), .mark, .number(2)]),
            ("1.2.3", [.number(1.2), .mark, .number(3)]), ("1234567890123456", [.mark]),
        ] as [(String, [MeasureToken.Kind])])
    func numbers(text: String, kinds: [MeasureToken.Kind]) {
        #expect(MeasureTokenTests.kinds(text) == kinds)
    }

    @Test(
        "an x between digits and × stand between two numbers; all dashes are one kind",
        arguments: [
            ("44x44", [.number(44), .times, .number(44)]), ("44×30", [.number(44), .times, .number(30)]),
            ("44 x 44", [.number(44), .word("x"), .number(44)]), ("8-9", [.number(8), .dash, .number(9)]),
            ("8–9", [.number(8), .dash, .number(9)]), ("−4", [.dash, .number(4)]),
        ] as [(String, [MeasureToken.Kind])])
    func between(text: String, kinds: [MeasureToken.Kind]) {
        #expect(MeasureTokenTests.kinds(text) == kinds)
    }

    @Test(
        "words are read in lower case, with the digits that they end in",
        arguments: [
            ("Points", [.word("points")]), ("H264", [.word("h264")]), ("50%", [.number(50), .word("%")]),
            ("größe, pt", [.word("größe"), .mark, .word("pt")]),
        ] as [(String, [MeasureToken.Kind])])
    func words(text: String, kinds: [MeasureToken.Kind]) {
        #expect(MeasureTokenTests.kinds(text) == kinds)
    }

    @Test("each token knows its bytes, and whether it stands apart from the one before")
    func places() {
        let tokens = MeasureToken.all(in: Array("at 44\u{A0}pt-wide".utf8))
        #expect(tokens.map(\.bytes) == [0..<2, 3..<5, 7..<9, 9..<10, 10..<14])
        #expect(tokens.map(\.isApart) == [true, true, true, false, false])
        #expect(tokens.map(\.word) == ["at", nil, "pt", nil, "wide"])
    }
}
