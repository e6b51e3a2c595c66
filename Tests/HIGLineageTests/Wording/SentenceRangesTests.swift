import Testing

@testable import HIGLineage

@Suite("Where sentences stand")
struct SentenceRangesTests {
    private func sentences(_ text: String) -> [String] { SentenceRanges.texts(in: text) }

    @Test(
        "a sign after a word ends a sentence, quotes and brackets aside",
        arguments: [
            ("Paint the gate. Hang a lamp! Does it shine?", ["Paint the gate.", "Hang a lamp!", "Does it shine?"]),
            ("Say \"open it.\" Then wait.", ["Say \"open it.\"", "Then wait."]),
            ("Say “open it.” Then wait.", ["Say “open it.”", "Then wait."]),
            ("(It rings.) Wait.", ["(It rings.)", "Wait."]),
            ("Two things count: light; sound.", ["Two things count: light; sound."]), ("A. b", ["A. b"]),
            ("“Yes.” No", ["“Yes.”", "No"]), (")) no", [")) no"]), ("éé. é", ["éé.", "é"]), (" ", [" "]),
        ])
    func signs(text: String, expected: [String]) {
        #expect(sentences(text) == expected)
    }

    @Test("where thoughts count and not sentences, colons and semicolons part them")
    func pauses() {
        var text = "Two things count: light; sound. Paint."
        let parts = text.withUTF8 { text in
            SentenceRanges(text).map { String(decoding: text[$0], as: UTF8.self) }
        }
        #expect(parts == ["Two things count:", "light;", "sound.", "Paint."])
    }

    @Test("a line break ends one, too; empty lines are none")
    func lines() {
        #expect(sentences("- A lamp\n- A bell\n\nNo sign") == ["- A lamp", "- A bell", "No sign"])
    }

    @Test("a letter with a full stop ends none")
    func initials() {
        #expect(sentences("Gate A. stays shut.") == ["Gate A. stays shut."])
    }

    @Test("a text without words has none", arguments: ["", "\n\n"])
    func empty(text: String) {
        #expect(sentences(text).isEmpty)
    }
}
