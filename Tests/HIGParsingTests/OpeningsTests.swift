import Testing

@testable import HIGParsing

@Suite("Openings")
struct OpeningsTests {
    private static let openings = Openings(["gate", "old gate", "lamp"])

    @Test(
        "an opening is found in any case where it stands, and nowhere else",
        arguments: [
            ("gates", 0, 0), ("The GATE", 4, 0), ("an Old gate", 3, 1), ("lam", 0, nil), ("the gate", 0, nil),
            ("gäte", 0, nil), ("a lamp", 1, nil),
        ] as [(String, Int, Int?)])
    func first(text: String, place: Int, found: Int?) {
        var text = text
        text.withUTF8 { #expect(OpeningsTests.openings.first(at: place, of: $0) == found) }
    }
}
