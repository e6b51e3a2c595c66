import HIGModel
import Testing

@testable import HIGRendering

@Suite("Ink")
struct InkTests {
    /// A line with ⎋ for escape.
    private func painted(_ line: Line, _ ink: Ink = .color) -> String {
        ink.painted(line).replacing("\u{1B}", with: "⎋")
    }

    @Test("without colour puts what went and what came in the marks of wdiff, and nothing else")
    func marks() {
        let roles: [Role] = [.plain, .strong, .aside, .deleted, .inserted, .match, .verdict(.removed)]
        let prepared = Ink.marks.prepared(roles.map { Span("lamp", $0) })
        #expect(prepared.map(\.text) == ["lamp", "lamp", "lamp", "[-lamp-]", "{+lamp+}", "lamp", "lamp"])
        #expect(prepared.map(\.role) == roles)
        #expect(painted(prepared, .marks) == "lamplamplamp[-lamp-]{+lamp+}lamplamp")
    }

    @Test("of either kind shows what could steer the terminal", arguments: [Ink.marks, .color])
    func steering(ink: Ink) {
        #expect(ink.prepared([Span("a\u{1B}[2J\u{202E}")]) == [Span("a␛[2J⟨U+202E⟩")])
    }

    @Test("of colour adds no marks")
    func prepared() {
        let spans = [Span("old", .deleted), Span(" lamp"), Span("new", .inserted)]
        #expect(Ink.color.prepared(spans) == spans)
    }

    @Test(
        "gives each role its colour and takes it back; text as it is has none",
        arguments: [
            (.plain, "lamp"), (.strong, "⎋[1mlamp⎋[0m"), (.aside, "⎋[2mlamp⎋[0m"), (.deleted, "⎋[31;9mlamp⎋[0m"),
            (.inserted, "⎋[32;4mlamp⎋[0m"), (.match, "⎋[1;33mlamp⎋[0m"),
        ] as [(Role, String)])
    func roles(role: Role, text: String) {
        #expect(painted([Span("lamp", role)]) == text)
        #expect(painted([Span("lamp", role)], .marks) == "lamp")
    }

    @Test("tells verdicts apart by colour")
    func verdicts() {
        let relations: [Change.Relation] = [.identical, .reworded, .split, .reversed, .added, .removed]
        #expect(Set(relations.map { painted([Span("it is so", .verdict($0))]) }).count == relations.count)
    }

    @Test("changes only where the role does, and lets an empty span go")
    func runs() {
        #expect(
            painted([Span("a ", .deleted), Span("", .inserted), Span("b", .deleted), Span(" c"), Span(" d")])
                == "⎋[31;9ma b⎋[0m c d")
        #expect(painted([Span("a", .deleted), Span("b", .inserted)]) == "⎋[31;9ma⎋[0m⎋[32;4mb⎋[0m")
    }

    @Test("leaves no white space at the end of a line", arguments: [Ink.marks, .color])
    func ends(ink: Ink) {
        #expect(ink.painted([Span("  bell "), Span("  "), Span("")]) == "  bell")
        #expect(ink.painted([Span("bell\u{A0}")]) == "bell")
        #expect(ink.painted([Span("   ", .deleted), Span(" ")]) == "")
        #expect(ink.painted([]) == "")
    }

    @Test("colours no white space at the end of a line")
    func coloredEnds() {
        #expect(painted([Span("bell", .deleted), Span(" ", .inserted)]) == "⎋[31;9mbell⎋[0m")
        #expect(painted([Span("Gehäusé  ", .strong)]) == "⎋[1mGehäusé⎋[0m")
    }

    @Test(
        "writes no-break spaces as plain ones and every other character as it is",
        arguments: [
            ("page\u{A0}12, line\u{A0}\u{A0}7", "page 12, line  7"), ("à §\u{A0}Š⠠", "à § Š⠠"), ("Â\u{A0}à", "Â à"),
            ("thin\u{202F}gap 鐘", "thin\u{202F}gap 鐘"),
        ])
    func breakable(text: String, written: String) {
        #expect(Ink.marks.painted([Span(text)]) == written)
    }
}
