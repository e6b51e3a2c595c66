import Testing

@testable import HIGRendering

@Suite("Wrapping")
struct WrappingTests {
    private func lines(_ text: String, _ width: Int) -> [String] {
        [Span(text)].wrapped(to: width).map { $0.map(\.text).joined() }
    }

    @Test("breaks at white space and folds it")
    func words() {
        #expect(lines("  one  two\nthree four ", 9) == ["one two", "three", "four"])
        #expect(lines("", 9) == [])
    }

    @Test("keeps together what a no-break space joins")
    func noBreak() {
        #expect(lines("chunk 8, line\u{A0}22", 13) == ["chunk 8,", "line\u{A0}22"])
    }

    @Test("wide characters take two columns, combining marks none")
    func widths() {
        #expect("日本".displayWidth == 4)
        #expect("e\u{301}te\u{301}".displayWidth == 3)
        #expect("👍🏽👨‍👩‍👧".displayWidth == 4)
        #expect(lines("日本 語の ab", 7) == ["日本", "語の ab"])
    }

    @Test("breaks a word that is wider than the line")
    func longWords() {
        #expect(lines("see https://example.org/a", 8) == ["see", "https://", "example.", "org/a"])
        #expect(lines("日本語", 5) == ["日本", "語"])
        let whole = [Span("see (https://example.org/a) for more")].wrapped(to: 8, breaksWords: false)
        #expect(whole == [[Span("see")], [Span("(https://example.org/a)")], [Span("for more")]])
    }

    @Test("no line is wider than asked", arguments: [2, 5, 17, 40])
    func never(width: Int) {
        let text = "The width of 日本語 and re\u{301}sume\u{301}s, alwaystakesthewholewidth, must hold."
        #expect(lines(text, width).allSatisfy { $0.displayWidth <= width })
    }

    @Test("roles end where they ended before")
    func roles() {
        let spans = [Span("keep "), Span("old words", .deleted), Span(", end")]
        #expect(
            spans.wrapped(to: 9) == [
                [Span("keep "), Span("old", .deleted)], [Span("words", .deleted), Span(",")],
                [Span("end")],
            ])
    }
}

@Suite("Text from documents")
struct VisibleTextTests {
    @Test(
        "shows what could steer a terminal instead of sending it",
        arguments: [
            ("red \u{1B}[31m", "red ␛[31m"), ("a\u{202E}b", "a⟨U+202E⟩b"), ("bell\u{7}\u{7F}", "bell␇␡"),
            ("\u{9B}2J", "⟨U+009B⟩2J"), ("line\u{2028}end", "line⟨U+2028⟩end"), ("a\r\nb", "a␍\nb"),
        ])
    func steering(text: String, visible: String) {
        #expect(text.visible == visible)
    }

    @Test("knows by bytes what it knows by characters")
    func bytes() {
        for value in (0..<0x3000 as Range<UInt32>) {
            guard let scalar = Unicode.Scalar(value) else { continue }
            #expect("“a”\(scalar)–".steers == scalar.steers)
        }
    }

    @Test("leaves everything else alone", arguments: ["é 日本 👨‍👩‍👧", "a\tb\nc", "“quotes” – ­"])
    func harmless(text: String) {
        #expect(text.visible == text)
    }
}

@Suite("A rule's body")
struct BodyPartTests {
    @Test("is paragraphs and list items, whose lines belong together")
    func parts() {
        let body = "One\nparagraph.\n\n- An item\n  goes on.\n- Another.\n\nThe end."
        #expect(
            BodyPart.parts(of: body) == [
                .paragraph("One paragraph."), .item("An item goes on."), .item("Another."), .paragraph("The end."),
            ])
    }
}

@Suite("A word difference")
struct WordChangeTests {
    @Test("leaves the white space outside of the marks")
    func marks() throws {
        let change = try #require(
            WordChange([.init(.equal, "Keep it "), .init(.delete, "very "), .init(.equal, "short.")]))
        #expect(change.older == [Span("Keep it "), Span("very", .deleted), Span(" "), Span("short.")])
        #expect(change.newer == [Span("Keep it short.")])
    }

    @Test("is not shown when less than a third of the shorter statement is shared")
    func confetti() {
        #expect(WordChange([.init(.delete, "a b c "), .init(.insert, "d e f "), .init(.equal, "g")]) == nil)
        #expect(WordChange([.init(.delete, "a b "), .init(.insert, "d e f "), .init(.equal, "g")]) != nil)
    }
}
