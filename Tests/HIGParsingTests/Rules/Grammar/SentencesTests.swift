import Testing

@testable import HIGParsing

@Suite("Sentences")
struct SentencesTests {
    /// Expects a text to have the sentences that bars part.
    private func expectParts(_ marked: String, sourceLocation: SourceLocation = #_sourceLocation) {
        let sentences = marked.split(separator: "|").map(\.trimmed)
        #expect(Sentences.all(in: sentences.joined(separator: " ")) == sentences, sourceLocation: sourceLocation)
    }

    @Test(
        "a full stop within a quotation that goes on, or behind \"max\", ends none",
        arguments: [
            "Say, \"I am here. Come in.\"", "Say something like \u{201C}I am here. Come in!\u{201D} to visitors.",
            "Use few lamps (max. 6) at a gate.",
        ])
    func quotations(text: String) {
        #expect(Sentences.all(in: text) == [text])
    }

    @Test(
        "a full stop ends a sentence beside quotations that are closed, that open it, or that nobody closes",
        arguments: [
            ["Say \"yes\" here.", "Say \"no\" there."], ["\"I am here.", "Come in,\" said the owner."],
            ["Make it 12\" wide.", "Make it 6\" high."], ["Say \u{201C}yes.", "Then wait."],
        ])
    func quotationsOver(sentences: [String]) {
        #expect(Sentences.all(in: sentences.joined(separator: " ")) == sentences)
    }

    @Test(
        "a full stop, question mark or exclamation mark ends a sentence before a capital",
        arguments: [
            "Use a sheet. | Keep it small.",
            "Is the list long? | If so, add a filter.",
            "It works! | Keep going.",
            "Show one alert at a time.",
            "No mark ends the text",
        ])
    func plain(marked: String) {
        expectParts(marked)
    }

    @Test(
        "a quotation mark that print set off from what it closes belongs to the sentence before it",
        arguments: [
            "Name it \"Change the lamp to . . . \" | For example, it glows.",
            "Some dim (such as \"Lamps ... \"). | The rest glows.",
            "See the lamp. | \" Glow \" is its name.",
            "It reads \"Glow ... \" at night.",
            "Leave 12\" of space. | \"Glow\" is its name.",
        ])
    func looseQuotes(marked: String) {
        expectParts(marked)
    }

    @Test(
        "a full stop in an abbreviation, or a mark that names a key, ends none",
        arguments: [
            "Use a verb, e.g. Send, as the title.",
            "Name the unit, i.e. Points or inches.",
            "Choose lists vs. Tables with care.",
            "Ask Dr. Lee or Mrs. Moss first.",
            "Compare the boxes (cf. Alerts) with care.",
            "The store opens at 9 a.m. Monday.",
            "Open help with Command-? (or Command-/) in every window.",
            "Open help with Command-? (Command-/ on old boards) in every window.",
        ])
    func abbreviations(text: String) {
        #expect(Sentences.all(in: text) == [text])
    }

    @Test("a key's question mark ends a sentence before a remark in brackets")
    func keyBeforeRemark() {
        let text = "The key is either Lamp-? or Bell-? (The ring should not be needed: take Lamp-/ too.)"
        #expect(
            Sentences.all(in: text) == [
                "The key is either Lamp-? or Bell-?", "(The ring should not be needed: take Lamp-/ too.)",
            ])
    }

    @Test(
        "a full stop inside a number, a version or a name ends none",
        arguments: [
            "In iOS 7.1 the bar is clear.",
            "Leave 2.5 points of space.", "See page 9) Keep it.", "Panels (page 9) keep small.", "Panels (9) Keep it.",
            "Open Info.plist in the editor.",
            "Visit www.example.com for more.",
        ])
    func inside(text: String) {
        #expect(Sentences.all(in: text) == [text])
    }

    @Test(
        "a number or a reference before the full stop doesn't hold it back",
        arguments: [
            "This is new in iOS 7. | Use it.",
            "Panels have their own section (page 132). | Keep them small.",
            "Panels have their own section (page 132) | Keep them small.",
            "The result is in Figure 6-4. | Every bar has one.",
            "Keep it at 44 points. | 60 is better.",
            "The answer is no. | Ask again.", "Use lamp no. 5 in the hall.",
            "Lamps (no. 5 and no. 6) glow. | No. | Wait.",
        ])
    func afterNumbers(marked: String) {
        expectParts(marked)
    }

    @Test(
        "quotes and brackets that close after the full stop belong to its sentence",
        arguments: [
            "Title the button \"Done.\" | Then close the sheet.",
            "Title the button “Done.” | Then close the sheet.",
            "Keep labels short. | (Long ones are cut off.) | Use verbs.",
            "Don't write ‘Click here.’ | “Send” is better.",
        ])
    func closers(marked: String) {
        expectParts(marked)
    }

    @Test(
        "a lowercase product name opens a sentence, another lowercase word doesn't",
        arguments: [
            "Hide the bar. | iPhone shows it again.",
            "Draw one icon. | macOS scales it.",
            "Keep it simple. | tvOS has no pointer.",
            "Wait for the reply ... then go on.",
            "Press esc. or return.",
        ])
    func lowercase(marked: String) {
        expectParts(marked)
    }

    @Test("three full stops end a sentence before a capital")
    func ellipsis() {
        #expect(Sentences.all(in: "Wait for it... Then go on.") == ["Wait for it...", "Then go on."])
    }

    @Test("white space around the sentences belongs to none")
    func space() {
        #expect(Sentences.all(in: "  One.  \n Two.  ") == ["One.", "Two."])
        #expect(Sentences.ranges(in: " One.  Two. ") == [1..<5, 7..<11])
    }

    @Test("a text without words has no sentence", arguments: ["", " ", "\n\t "])
    func empty(text: String) {
        #expect(Sentences.ranges(in: text).isEmpty)
    }

    @Test("letters of any script count in bytes and stay whole")
    func unicode() {
        let text = "Écris « café ». Ça suffit — vraiment. 日本語です。"
        #expect(Sentences.all(in: text).joined(separator: " ") == text)
        #expect(Sentences.all(in: text).count == 3)
    }
}
