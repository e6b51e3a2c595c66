import Testing

@testable import HIGLineage

/// Whether a text says a statement, word for word.
@Suite("WordForWord")
struct WordForWordTests {
    private var statements = WordForWord([
        "Keep every lamp dim at night.", "Keep every lamp round.", "Dim it.", "Use your application's own shade.",
    ])

    @Test("whatever stands around it, in any case and typography")
    mutating func said() {
        #expect(statements.said(in: "Lamps glow. keep every “lamp” dim at night, and clean.").exactly == [0])
        #expect(statements.said(in: "Keep every lamp round. Keep every lamp dim at night.").exactly == [0, 1])
    }

    @Test("products may have been renamed")
    mutating func renamed() {
        #expect(statements.said(in: "Use your app's own shade.").exactly == [3])
    }

    @Test(
        "not with other words between, cut short, or of fewer than four words",
        arguments: ["Keep every lamp very dim at night.", "Keep every lamp dim at", "Dim it.", ""])
    mutating func unsaid(text: String) {
        #expect(statements.said(in: text).exactly == [])
    }
}
