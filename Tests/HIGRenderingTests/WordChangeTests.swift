import HIGModel
import Testing

@testable import HIGRendering

@Suite("A word difference's two sides")
struct WordChangeTests {
    @Test("read as the statements, what stays in the letters of either")
    func sides() throws {
        let change = try #require(
            WordChange([
                Edit(.equal, "Don't ", older: "Don’t "), Edit(.delete, "ring "), Edit(.insert, "sound "),
                Edit(.equal, "the"), Edit(.equal, " bell", older: " gong"), Edit(.equal, "."),
            ]))
        #expect(change.older == [Span("Don’t "), Span("ring", .deleted), Span(" "), Span("the gong.")])
        #expect(change.newer == [Span("Don't "), Span("sound", .inserted), Span(" "), Span("the bell.")])
    }

    @Test("mark neighbouring pieces as one, whatever stands between them on the other side")
    func neighbours() throws {
        let change = try #require(
            WordChange([
                Edit(.equal, "Hang"), Edit(.delete, " an old"), Edit(.insert, " a"), Edit(.delete, " red"),
                Edit(.insert, " new"), Edit(.equal, " lamp"),
            ]))
        #expect(change.older == [Span("Hang"), Span(" "), Span("an old red", .deleted), Span(" lamp")])
        #expect(change.newer == [Span("Hang"), Span(" "), Span("a new", .inserted), Span(" lamp")])
    }

    @Test("have no mark for white space alone")
    func space() throws {
        let change = try #require(
            WordChange([Edit(.equal, "Bell"), Edit(.delete, "\u{A0} "), Edit(.insert, " "), Edit(.equal, "tower.")]))
        #expect(change.older.allSatisfy { $0.role == .plain })
        #expect(change.newer.allSatisfy { $0.role == .plain })
        #expect(change.older.map(\.text).joined() == "Bell\u{A0} tower.")
        #expect(change.newer.map(\.text).joined() == "Bell tower.")
    }

    @Test(
        "differ by words, not by signs; where no word is lost or won, in punctuation",
        arguments: [
            ("old, red", "new", "−2 +1 words"), ("old —\nred", "", "−2 +0 words"), ("", "don't", "−0 +1 words"),
            ("½ –", "鐘 7", "−1 +2 words"), (",", " —", "in punctuation"), ("", "", "in punctuation"),
        ])
    func size(deleted: String, inserted: String, size: String) throws {
        let change = try #require(
            WordChange([Edit(.equal, "Hang a lamp "), Edit(.delete, deleted), Edit(.insert, inserted)]))
        #expect(change.size == size)
    }

    @Test("are not shown where no word stays")
    func nothing() {
        #expect(WordChange([]) == nil)
        #expect(WordChange([Edit(.delete, "Ring it"), Edit(.insert, "Hang it"), Edit(.equal, ".")]) == nil)
    }

    @Test("leaves the white space outside of the marks")
    func marks() throws {
        let change = try #require(
            WordChange([.init(.equal, "Keep it "), .init(.delete, "very "), .init(.equal, "short.")]))
        #expect(change.older == [Span("Keep it "), Span("very", .deleted), Span(" "), Span("short.")])
        #expect(change.newer == [Span("Keep it short.")])
    }
}
