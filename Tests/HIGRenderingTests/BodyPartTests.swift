import Testing

@testable import HIGRendering

@Suite("The lines of a rule's body")
struct BodyPartTests {
    @Test(
        "are a paragraph until a blank one, which may hold white space",
        arguments: [
            ("Ring.", [.paragraph("Ring.")]), ("Ring\nthe\nbell.", [.paragraph("Ring the bell.")]),
            ("Ring.\n\nWait.", [.paragraph("Ring."), .paragraph("Wait.")]),
            ("\n\nRing.\n \t\u{A0}\n\nWait.\n\n", [.paragraph("Ring."), .paragraph("Wait.")]), ("", []), ("\n \n", []),
        ] as [(String, [BodyPart])])
    func paragraphs(body: String, parts: [BodyPart]) {
        #expect(BodyPart.parts(of: body) == parts)
    }

    @Test(
        "start an item with a hyphen and a space, also right after a paragraph",
        arguments: [
            ("- lamp\n- bell", [.item("lamp"), .item("bell")]),
            ("Hang these:\n- lamp\n- bell", [.paragraph("Hang these:"), .item("lamp"), .item("bell")]),
            ("- lamp\n\n- bell", [.item("lamp"), .item("bell")]),
            ("- lamp\n  - bell\n\t-  gong", [.item("lamp"), .item("bell"), .item("gong")]),
        ] as [(String, [BodyPart])])
    func items(body: String, parts: [BodyPart]) {
        #expect(BodyPart.parts(of: body) == parts)
    }

    @Test(
        "go on with what is open, which a blank one closes",
        arguments: [
            ("- lamp\nof brass\n   and glass", [.item("lamp of brass and glass")]),
            ("- lamp\n\n  of brass", [.item("lamp"), .paragraph("of brass")]),
            ("A\n- lamp\nof brass\n- bell", [.paragraph("A"), .item("lamp of brass"), .item("bell")]),
        ] as [(String, [BodyPart])])
    func continuations(body: String, parts: [BodyPart]) {
        #expect(BodyPart.parts(of: body) == parts)
    }

    @Test(
        "are no items with a hyphen of another kind, or in their midst",
        arguments: ["-lamp", "– lamp", "-- lamp", "-5 degrees", "lamp - bell", "鐘 - lamp"])
    func hyphens(line: String) {
        #expect(BodyPart.parts(of: line) == [.paragraph(line)])
        #expect(BodyPart.parts(of: "- gong\n" + line) == [.item("gong " + line)])
    }

    @Test(
        "lose the white space at their ends and keep what is between",
        arguments: [
            (" \tbell  tower\u{A0}\n", "bell  tower", " \tbell  tower"),
            ("\u{3000}鐘\u{2028}", "鐘", "\u{3000}鐘"), ("bell", "bell", "bell"), (" \n\u{A0}", "", ""), ("", "", ""),
        ])
    func trimming(text: String, both: String, end: String) {
        #expect(text.trimmingSpaces == both)
        #expect(text.trimmingTrailingSpaces == end)
    }

    @Test("is paragraphs and list items, whose lines belong together")
    func parts() {
        let body = "One\nparagraph.\n\n- An item\n  goes on.\n- Another.\n\nThe end."
        #expect(
            BodyPart.parts(of: body) == [
                .paragraph("One paragraph."), .item("An item goes on."), .item("Another."), .paragraph("The end."),
            ])
    }
}
