import HIGModel
import Testing

@testable import HIGParsing

@Suite("Admonition")
struct AdmonitionTests {
    @Test("a label alone", arguments: ["Important", "Important:", "NOTE:", "Tip", "Tips", "API Note:"])
    func isLabel(text: String) {
        #expect(Admonition.isLabel(text))
    }

    @Test("other words are no label", arguments: ["Tips and Tricks", "Notes app", "Import", ""])
    func noLabel(text: String) {
        #expect(!Admonition.isLabel(text))
    }

    @Test(
        "a label ends where the remark starts",
        arguments: [
            ("Important: Don't.", 0, "Don't."), ("Important Don't.", 9, "Don't."), ("API Note: A bar.", 9, "A bar."),
            ("Tip Use a bar.", 0, "Use a bar."), ("Notes Use a bar.", 5, "Use a bar."), ("Notes: A bar.", 0, "A bar."),
            ("Tips. Use a bar.", 5, "Use a bar."), ("Heads-up: A bar.", 0, "A bar."),
            ("Good to know: A bar.", 0, "A bar."),
            ("Warnings Use a bar.", 8, "Use a bar."),
        ])
    func label(text: String, bold: Int, remark: String) throws {
        let length = try #require(Admonition.label(of: text, boldLead: bold))
        #expect(String(decoding: Array(text.utf8)[length...], as: UTF8.self) == remark)
    }

    @Test(
        "a sentence that starts with such a word has no label",
        arguments: [
            "Important commands go first.", "Note the size.", "Tips appear below the field.", "Notable: it works.",
            "Tip",
        ])
    func sentence(text: String) {
        #expect(Admonition.label(of: text, boldLead: 0) == nil)
    }
}
