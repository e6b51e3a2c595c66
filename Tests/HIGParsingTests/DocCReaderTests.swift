import HIGModel
import Testing

@testable import HIGParsing

@Suite("DocC reader")
struct DocCReaderTests {
    /// A page with every kind of block and inline that the reader knows, and two that it does not.
    private static let json = #"""
        {"abstract":[{"type":"text","text":"A gate parts two beds."}],
        "references":{"doc://x/latches":{"title":"Latches","type":"topic"},"gate.png":{"type":"image","alt":"Always paint."}},
        "seeAlsoSections":[{"title":"Related","identifiers":["doc://x/latches"]}],
        "schemaVersion":{"major":0,"minor":3,"patch":0},"metadata":{"title":"Gates"},
        "primaryContentSections":[{"kind":"content","content":[
          {"type":"heading","level":2,"anchor":"a","text":"Best practices"},
          {"type":"paragraph","inlineContent":[
            {"type":"strong","inlineContent":[{"type":"text","text":"Give every gate a "},{"type":"codeVoice","code":"Latch"},{"type":"text","text":"."}]},
            {"type":"text","text":" A \"latch\" is "},{"type":"emphasis","inlineContent":[{"type":"text","text":"small"}]},
            {"type":"text","text":"; see "},{"type":"reference","identifier":"doc://x/latches"},
            {"type":"text","text":" and "},{"type":"reference","identifier":"doc://x/latches","overridingTitle":"more"},
            {"type":"text","text":" or "},{"type":"link","destination":"https://x.org","title":"this"},
            {"type":"newTerm","inlineContent":[{"type":"text","text":" now"}]},
            {"type":"strikethrough","inlineContent":[{"type":"text","text":" then"}]},
            {"type":"image","identifier":"gate.png"},{"type":"text","text":"."}]},
          {"type":"aside","style":"note","name":"Note","content":[{"type":"paragraph","inlineContent":[{"type":"text","text":"Don’t lock it."}]}]},
          {"type":"unorderedList","items":[{"content":[{"type":"paragraph","inlineContent":[{"type":"text","text":"Use wood."}]},
            {"type":"orderedList","items":[{"content":[{"type":"paragraph","inlineContent":[{"type":"text","text":"Use screws."}]}]}]}]}]},
          {"type":"termList","items":[{"definition":{"content":[{"type":"paragraph","inlineContent":[{"type":"text","text":"A bar."}]}]},
            "term":{"inlineContent":[{"type":"text","text":"Bolt"}]}}]},
          {"type":"row","numberOfColumns":2,"columns":[{"size":1,"content":[{"type":"paragraph","inlineContent":[{"type":"text","text":"Left."}]}]},
            {"size":1,"content":[{"type":"paragraph","inlineContent":[{"type":"text","text":"Right."}]}]}]},
          {"type":"tabNavigator","tabs":[{"title":"Use iron","content":[{"type":"paragraph","inlineContent":[{"type":"text","text":"In the tab."}]}]}]},
          {"type":"table","header":"row","rows":[[[{"type":"paragraph","inlineContent":[{"type":"text","text":"A"}]}],[{"type":"paragraph","inlineContent":[{"type":"text","text":"B"}]}]]]},
          {"type":"small","inlineContent":[{"type":"text","text":"Small print."}]},
          {"type":"links","style":"list","items":["doc://x/latches"]},
          {"type":"video","identifier":"gate.mp4","metadata":{"abstract":[{"type":"text","text":"Avoid this caption."}]}},
          {"type":"codeListing","syntax":"swift","code":["let a","","  = 1"]},
          {"type":"thematicBreak"},
          {"type":"carousel","slides":[{"type":"paragraph","inlineContent":[{"type":"text","text":"Keep the slide."}]}]},
          {"type":"paragraph","inlineContent":[{"type":"sparkle","text":"Glitter"},{"type":"text","text":" stays."}]},
          {"type":"heading","level":2,"text":"Related"},
          {"type":"paragraph","inlineContent":[{"type":"text","text":"Always read the rest."}]}
        ]}]}
        """#

    private func page() throws -> BlockText {
        try DocCReader.read(SourceText(bytes: Array(Self.json.utf8), file: "page.json"), file: "page.json")
    }

    @Test("every kind of block has its text")
    func blocks() throws {
        let expected: [(Block.Kind, String)] = [
            (.heading(level: 1), "Gates"), (.paragraph, "A gate parts two beds."),
            (.heading(level: 2), "Best practices"),
            (.paragraph, "Give every gate a Latch. A \"latch\" is small; see Latches and more or this now then."),
            (.paragraph, "Note"), (.paragraph, "Don’t lock it."), (.item(depth: 1), "Use wood."),
            (.item(depth: 2), "Use screws."), (.paragraph, "Bolt"), (.paragraph, "A bar."), (.paragraph, "Left."),
            (.paragraph, "Right."), (.settled(.boilerplate), "Use iron"), (.paragraph, "In the tab."),
            (.tableRow, "A | B |"), (.paragraph, "Small print."), (.settled(.boilerplate), "Latches"),
            (.figure, "Avoid this caption."), (.code, "let a   = 1"), (.settled(.description), "Keep the slide."),
            (.paragraph, "Glitter stays."), (.heading(level: 2), "Related"), (.paragraph, "Always read the rest."),
            (.settled(.boilerplate), "Latches"),
        ]
        let blocks = try page().blocks
        #expect(blocks.map(\.text) == expected.map(\.1))
        #expect(blocks.map(\.kind) == expected.map(\.0))
        #expect(try page().title == "Gates")
    }

    @Test("unknown kinds are named in warnings")
    func warnings() throws {
        #expect(
            try page().warnings == [
                "unknown block “carousel”, kept as a description (1)",
                "unknown inline “sparkle”, kept as a description (1)",
            ])
        #expect(try reading(Self.json, as: .doccJSON).warnings.first?.hasPrefix("page: unknown block") == true)
    }

    @Test("its rules, and nothing from tabs, captions, links and the end of the page")
    func rules() throws {
        let reading = try reading(Self.json, as: .doccJSON)
        #expect(
            reading.rules.map(\.statement) == [
                "Give every gate a Latch.", "Don’t lock it.", "Use wood.", "Use screws.",
            ])
        #expect(reading.isWhole)
        #expect(reading.passages.allSatisfy { !$0.text.contains("Always paint.") })
    }

    @Test("blocks are found where their strings stand, escapes or not")
    func places() throws {
        let bytes = Array(Self.json.utf8)
        for block in try page().blocks where ["Use wood.", "Right.", "Gates", "Small print."].contains(block.text) {
            #expect(bytes[block.bytes.lowerBound...].starts(with: Array(block.text.utf8)))
        }
        let strings = JSONStrings(Array(#"{"a": "x \"y\" \u00e9", "b": ["x"], "x": 1}"#.utf8))
        #expect(strings.next("x \"y\" é", from: 0) == 7..<21)
        #expect(strings.next("x", from: 0) == 31..<32)
        #expect(strings.next("x", from: 32) == 37..<38)
        #expect(strings.next("x", from: 38) == nil)
        #expect(strings.topLevelKeys["b"] == 25)
    }
}
