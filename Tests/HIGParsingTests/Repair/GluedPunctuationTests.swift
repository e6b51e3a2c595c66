import HIGModel
import Testing

@testable import HIGParsing

@Suite("GluedPunctuation")
struct GluedPunctuationTests {
    private func mended(_ text: String) throws -> String {
        let source = try Samples.source(text)
        let blocks = PlainTextReader.read(source)
        return Samples.repair([text]).mended(try #require(blocks.blocks.first), in: source).block.text
    }

    @Test(
        "a space lost after or before a mark is put back",
        arguments: [
            ("For more information,see Alerts.", "For more information, see Alerts."),
            ("Wait;then go on.", "Wait; then go on."),
            ("Use applications(described in Alerts) well.", "Use applications (described in Alerts) well."),
            ("Close dialogs(of any kind) first.", "Close dialogs (of any kind) first."),
            ("Ring when it'simportant.", "Ring when it's important."), ("Take what'sleft.", "Take what's left."),
            ("Ring twice (page 12)and wait.", "Ring twice (page 12) and wait."),
            ("Ring twice (see page 12),then wait.", "Ring twice (see page 12), then wait."),
            (
                "As with bells (\"Rings\" (page 12)),you should wait.",
                "As with bells (\"Rings\" (page 12)), you should wait."
            ),
            ("Read \"View Controllers\"in full.", "Read \"View Controllers\" in full."),
            ("Ring when it’simportant.", "Ring when it’s important."), ("Don’tring twice.", "Don’t ring twice."),
            ("Read “View Controllers”in full.", "Read “View Controllers” in full."),
            ("Read see“View Controllers” in full.", "Read see “View Controllers” in full."),
        ])
    func lost(found: String, expected: String) throws {
        #expect(try mended(found) == expected)
    }

    @Test(
        "marks that belong where they stand stay",
        arguments: [
            "It costs 1,000 points.", "Call drawRect(rect) first.", "Choose item(s) here.", "Choose item(s)and wait.",
            "Call it (now)", "Set (x)and wait.", "Close a (non)modal panel.", "It rings by it'self.",
            "It rings by it’self.", "Press “a” or “b” now.", "The lamp – not the bell – rings—now.",
            "Ring it for James’",
            "Press \"a\" or \"b\" now.", "Call fill(rect),then wait.", "Choose item(s),then wait.",
            "Set x,yz to zero.", "The label says \"on\"/\"off\" here.", "Open http://example.com/a,and,b now.",
        ])
    func kept(text: String) throws {
        #expect(try mended(text) == text)
    }
}
