import HIGModel
import Testing

@testable import HIGRendering

@Suite("Text as Markdown")
struct MarkdownTextTests {
    @Test(
        "has nothing that Markdown or HTML would take for markup",
        arguments: [
            (#"C:\bell"#, #"C:\\bell"#), ("*bell* _lamp_", #"\*bell\* \_lamp\_"#), ("~~bell~~", #"\~\~bell\~\~"#),
            ("![bell](a.png)", #"!\[bell\](a.png)"#), ("# Bells", "\\# Bells"), ("> bell", #"\> bell"#),
            ("<!-- bell -->", #"\<!-- bell --\>"#), ("lamp | bell", #"lamp \| bell"#), ("``bell``", #"\`\`bell\`\`"#),
            ("&lt;", "&amp;lt;"), ("*\u{301}bell", "\\*\u{301}bell"), ("\u{1B}*\u{202E}", #"␛\*⟨U+202E⟩"#),
        ])
    func markup(text: String, markdown: String) {
        #expect(MarkdownText.escaped(text) == markdown)
    }

    @Test(
        "is on one line, with plain spaces",
        arguments: [("Ring.\nWait.", "Ring. Wait."), ("line\u{A0}7", "line 7"), ("\n\n", "  "), ("", "")])
    func oneLine(text: String, markdown: String) {
        #expect(MarkdownText.escaped(text) == markdown)
    }

    @Test("is else as it was", arguments: ["Glühlampe – 鐘 🔔", "Ring (twice), at 7:30; \"don't\" wait!", "50% = 1/2"])
    func plain(text: String) {
        #expect(MarkdownText.escaped(text) == text)
    }

    @Test(
        "reads as it was, by the judgement of cmark-gfm",
        .enabled(if: Tool.exists("cmark-gfm"), "skipped: cmark-gfm is not installed"))
    func judgement() throws {
        let signs = (0x21...0x7E as ClosedRange<UInt8>).map(Unicode.Scalar.init)
            .filter { !$0.properties.isAlphabetic && $0.properties.numericType == nil }
        #expect(signs.count == 32)
        let texts =
            signs.map { "A \($0)bell\($0) and \($0)\($0)lamps\($0)\($0) a\($0)b \($0)" }
            + [
                "A <b>bell</b> &copy; &#65;", "A [bell](lamp) and ![lamp](bell)", #"A \*bell\* \"#,
                "A <https://a.example>",
            ]
        let markdown = texts.map(MarkdownText.escaped).joined(separator: "\n\n")
        let paragraphs = texts.map { text in
            let html = text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
            return "<p>" + html.replacing("\"", with: "&quot;") + "</p>\n"
        }
        let run = try Tool.run("cmark-gfm", ["-e", "table", "-e", "strikethrough", "--unsafe"], input: markdown)
        #expect(run.output == paragraphs.joined())
        #expect(run.status == 0)
    }

    @Test(
        "is struck out where it went and bold where it came or matters",
        arguments: [
            (.plain, #"a\*b"#), (.aside, #"a\*b"#), (.deleted, #"~~a\*b~~"#), (.strong, #"**a\*b**"#),
            (.inserted, #"**a\*b**"#), (.match, #"**a\*b**"#), (.verdict(.added), #"**a\*b**"#),
        ] as [(Role, String)])
    func roles(role: Role, markdown: String) {
        #expect(MarkdownText.inline([Span("Ring "), Span("a*b", role)]) == "Ring " + markdown)
    }

    @Test(
        "is marked by tags where signs would not mark: punctuation next to a word, spaces at an end, one mark on another",
        arguments: [
            ([Span("Ring the bell"), Span(",", .inserted), Span(" then")], "Ring the bell<strong>,</strong> then"),
            ([Span("bell"), Span(";", .deleted), Span(" then")], "bell<del>;</del> then"),
            ([Span("bell "), Span("rings ", .deleted), Span("twice")], "bell <del>rings </del>twice"),
            ([Span("a", .strong), Span("b", .match)], "<strong>a</strong><strong>b</strong>"),
            ([Span("a", .deleted), Span("b", .inserted)], "~~a~~**b**"),
            ([Span("Say "), Span("\"ring\"", .inserted), Span(".")], "Say **\"ring\"**."),
            ([Span("", .strong)], ""),
        ])
    func marks(spans: [Span], markdown: String) {
        #expect(MarkdownText.inline(spans) == markdown)
    }

    @Test("a statement stands below the sentence before it, and alone without one")
    func introduction() {
        #expect(
            MarkdownText.statement("1. Ring", after: "At [night]:", indent: "  ") == "At \\[night\\]:\\\n  1\\. Ring")
        #expect(MarkdownText.statement("1. Ring", after: nil, indent: "    ") == "1. Ring")
    }

    @Test("every part of a body is indented; a blank line parts paragraphs, and items follow each other")
    func body() {
        let parts: [BodyPart] = [
            .paragraph("A_lamp:"), .item("one"), .item("<two>"), .paragraph("A bell."), .paragraph("C"),
        ]
        #expect(
            MarkdownText.body(parts, indent: "  ") == "\n  A\\_lamp:\n  - one\n  - \\<two\\>\n\n  A bell.\n\n  C")
        #expect(MarkdownText.body([], indent: "  ") == "")
    }

    @Test(
        "what would open a list or a rule at the start of a line does not",
        arguments: [
            ("1. First ring.", #"1\. First ring."#), ("12) Then wait.", #"12\) Then wait."#), ("+ Two", #"\+ Two"#),
            ("---", #"\---"#), ("===", #"\==="#), ("7 bells.", "7 bells."), (".5 is half.", ".5 is half."),
        ])
    func opening(text: String, markdown: String) {
        #expect(MarkdownText.body([.paragraph(text)], indent: "") == "\n" + markdown)
        #expect(MarkdownText.body([.item(text)], indent: "") == "- " + markdown)
    }
}
