import HIGText
import Testing

@Suite("HiddenMark")
struct HiddenMarkTests {
    @Test(
        "a text is read without the marks that nobody sees, and with letters that are set as one sign apart",
        arguments: [
            ("lan\u{AD}tern", "lantern"), ("lan\u{200B}tern\u{2060}s", "lanterns"),
            ("\u{FEFF}lan\u{FEFF}tern", "lantern"),
            ("ﬂag of the oﬃce", "flag of the office"), ("ﬀ ﬁ ﬂ ﬃ ﬄ ﬅ ﬆ", "ff fi fl ffi ffl st st"),
            ("a plain lantern — “lit”", "a plain lantern — “lit”"), ("👨‍👩‍👧 é", "👨‍👩‍👧 é"), ("", ""), ("\u{AD}", ""),
        ])
    func text(text: String, expected: String) {
        #expect(text.withoutHiddenMarks == expected)
    }
}
