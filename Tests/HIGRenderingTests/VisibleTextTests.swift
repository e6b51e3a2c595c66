import HIGModel
import Testing

@testable import HIGRendering

@Suite("What is shown for a character that steers")
struct VisibleTextTests {
    /// All scalars of the basic plane, where every character stands that Unicode gives such a part.
    private static let scalars = (0...0xFFFF as ClosedRange<UInt32>).compactMap { Unicode.Scalar($0) }

    /// Whether Unicode calls it a control, a mark of direction, or the end of a line or paragraph.
    private func isSteering(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control: scalar != "\t" && scalar != "\n"
        case .lineSeparator, .paragraphSeparator: true
        default: scalar.properties.isBidiControl
        }
    }

    @Test("is a sign for every control, mark of direction and separator of lines, and for nothing else")
    func unicode() {
        let wrong = Self.scalars.filter { scalar in
            let text = "a\(scalar)b"
            return (text.visible != text) != isSteering(scalar)
        }
        #expect(wrong == [])
    }

    @Test("is another sign for each, which steers nothing itself")
    func distinct() {
        let signs = Self.scalars.filter(isSteering).map { String($0).visible }
        #expect(Set(signs).count == signs.count)
        #expect(signs.allSatisfy { !$0.steers })
    }

    @Test(
        "is its picture where Unicode has one, else its number of four digits, and leaves its neighbours as they are",
        arguments: [
            ("\u{0}", "␀"), ("gate\u{1F}", "gate␟"), ("\u{80}\u{85}", "⟨U+0080⟩⟨U+0085⟩"), ("\u{61C}", "⟨U+061C⟩"),
            ("\u{200E}gate\u{200F}", "⟨U+200E⟩gate⟨U+200F⟩"), ("\u{2066}鐘\u{2069}", "⟨U+2066⟩鐘⟨U+2069⟩"),
            ("\u{1B}\u{301}e\u{301}", "␛\u{301}e\u{301}"), ("\t\u{8}\n", "\t␈\n"), ("", ""),
        ])
    func signs(text: String, visible: String) {
        #expect(Array(text.visible.unicodeScalars) == Array(visible.unicodeScalars))
    }

    @Test("stays as it is when it is shown again")
    func again() {
        let visible = "red \u{1B}[31m lamp\u{2028}\u{202E}\u{7F}".visible
        #expect(visible == "red ␛[31m lamp⟨U+2028⟩⟨U+202E⟩␡")
        #expect(visible.visible == visible)
    }

    @Test(
        "shows what could steer a terminal instead of sending it",
        arguments: [
            ("red \u{1B}[31m", "red ␛[31m"), ("a\u{202E}b", "a⟨U+202E⟩b"), ("bell\u{7}\u{7F}", "bell␇␡"),
            ("\u{9B}2J", "⟨U+009B⟩2J"), ("line\u{2028}end", "line⟨U+2028⟩end"), ("a\r\nb", "a␍\nb"),
        ])
    func steering(text: String, visible: String) {
        #expect(text.visible == visible)
    }

    /// What a terminal can be sent.
    private static let formats: [any ReportFormat] = [
        TerminalFormat(width: 80), SideBySideFormat(width: 120), JSONFormat(), JSONLinesFormat(),
        CSVFormat(forTerminal: true), MarkdownFormat(), HTMLFormat(), XMLFormat(),
    ]

    @Test("stands in every format for what a rule and its source hold", arguments: formats.indices)
    func everyFormat(index: Int) {
        let dossier = Dossier(
            rule: Samples.hostile, edition: Samples.newer, elsewhere: [Samples.hostile], links: [],
            raw: "A \u{1B}[2J lamp\u{9B}31m\u{202E}glows.")
        for report in [Report([dossier]), Report([Samples.hostile])] {
            // A row of a table ends as RFC 4180 has it.
            let text = Self.formats[index].text(report).replacing("\r\n", with: "\n")
            #expect(text.unicodeScalars.filter(\.steers) == [])
        }
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
