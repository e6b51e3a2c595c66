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

    @Test("a field of the page that is not known is kept and named, and one that stands twice is refused with its line")
    func fields() throws {
        let others = ",\"discussionSections\":[{\"kind\":\"content\",\"content\":[\(paragraph("Paint it."))]}]"
        let page = try page(paragraph("Use wood."), others + ",\"style\":\"list\",\"flags\":{\"a\":true}")
        #expect(page.warnings == ["unknown field “discussionSections” of the page, kept as a description (1)"])
        #expect(page.blocks.last?.text == "Paint it.")
        #expect(page.blocks.last?.kind == .settled(.description))
        let problem = #expect(throws: Problem.self) {
            try self.page(paragraph("Use wood."), ",\n\"primaryContentSections\":[]")
        }
        #expect(problem?.place == "page.json:3")
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

    /// A page of some blocks, with other fields behind them.
    private func page(_ content: String, _ others: String = "") throws -> BlockText {
        let json = """
            {"metadata":{"title":"Gates"},"schemaVersion":{"major":0},
            "primaryContentSections":[{"kind":"content","content":[\(content)]}]\(others)}
            """
        return try DocCReader.read(SourceText(bytes: Array(json.utf8), file: "page.json"), file: "page.json")
    }

    private func texts(_ content: String, _ others: String = "") throws -> [String] {
        try page(content, others).blocks.dropFirst().map(\.text)
    }

    private func paragraph(_ text: String) -> String {
        "{\"type\":\"paragraph\",\"inlineContent\":[{\"type\":\"text\",\"text\":\"\(text)\"}]}"
    }

    @Test("a heading without a level is a section's; \"Overview\" is the author's where it is no section's")
    func headings() throws {
        let blocks = try page(
            ["\"text\":\"Latches\"", "\"text\":\"Overview\",\"level\":2", "\"text\":\"Overview\",\"level\":3"]
                .map { "{\"type\":\"heading\",\($0)}" }.joined(separator: ",")
        ).blocks
        #expect(
            blocks.map(\.kind) == [.heading(level: 1), .heading(level: 2), .settled(.heading), .heading(level: 3)])
    }

    @Test("a tab's title that forbids holds for what is in the tab")
    func forbiddingTab() throws {
        let content = "\"content\":[\(paragraph("Use tin."))]"
        let page = try page(
            "{\"type\":\"tabNavigator\",\"tabs\":[{\"title\":\"Don't\",\(content)}]},\(paragraph("Keep each gate shut."))"
        )
        let rules = RuleSplitter.split(page, furniture: Furniture(texts: [page], isPrint: false)).rules
        #expect(rules.map(\.statement) == ["Don't: Use tin.", "Keep each gate shut."])
    }

    @Test("a remark is named by its name, or by its style with a capital")
    func asides() throws {
        func aside(_ fields: String) -> String {
            "{\"type\":\"aside\",\(fields)\"content\":[\(paragraph("Shut it."))]}"
        }
        #expect(try texts(aside("\"style\":\"note\",\"name\":\"Tip\",")) == ["Tip", "Shut it."])
        #expect(try texts(aside("\"style\":\"important\",")) == ["Important", "Shut it."])
        #expect(try texts(aside("")) == ["Shut it."])
    }

    @Test("a table's first row opens it; a cell may hold other blocks; one without rows is told as unknown")
    func tables() throws {
        let code = "{\"type\":\"codeListing\",\"code\":[\"let a\",\"\",\"let b\"]}"
        let rows = "[[[\(paragraph("A"))],[\(code)]],[[\(paragraph("B"))],[\(paragraph("C"))]]]"
        let table = try page("{\"type\":\"table\",\"rows\":\(rows)}").blocks.dropFirst()
        #expect(table.map(\.text) == ["A | let a let b |", "B | C |"])
        #expect(table.map(\.opensTable) == [true, false])
        let empty = try page("{\"type\":\"table\",\"title\":\"Sizes\",\"rows\":[]},{\"type\":\"table\",\"rows\":[]}")
        #expect(empty.blocks.last?.text == "Sizes")
        #expect(empty.warnings == ["unknown form of “table”, kept as a description (2)"])
    }

    @Test(
        "what stands where nodes are due and is none is kept, and told",
        arguments: [
            ("{\"type\":\"paragraph\",\"inlineContent\":\"Use oak.\"}", "inlineContent"),
            ("{\"type\":\"unorderedList\",\"items\":[\"Use oak.\"]}", "items"),
            ("{\"type\":\"aside\",\"content\":{\"text\":\"Use oak.\"}}", "content"),
            ("{\"type\":\"unorderedList\",\"items\":[{\"content\":\"Use oak.\"}]}", "content"),
            ("{\"type\":\"row\",\"columns\":\"Use oak.\"}", "columns"),
            (
                "{\"type\":\"small\",\"inlineContent\":[{\"type\":\"strong\",\"inlineContent\":\"Use oak.\"}]}",
                "strong"
            ),
        ])
    func otherForms(block: String, named: String) throws {
        let page = try page(block)
        #expect(page.blocks.last?.text == "Use oak.")
        #expect(page.warnings == ["unknown form of “\(named)”, kept as a description (1)"])
    }

    /// Fields that the reader reads, each within a page, with `FORM` for what stands in it.
    private static let fields: [(page: String, due: String?)] = {
        let ofPage = [
            "abstract", "primaryContentSections", "topicSections", "seeAlsoSections", "relationshipsSections",
            "sections",
        ].map { "\"metadata\":{},\"\($0)\":FORM" }
        let ofBlocks: [(String, String?)] = [
            (#"{"type":"paragraph","inlineContent":FORM}"#, nil), (#"{"type":"small","inlineContent":FORM}"#, nil),
            (#"{"type":"unorderedList","items":FORM}"#, nil),
            (#"{"type":"orderedList","items":[{"content":FORM}]}"#, nil),
            (#"{"type":"termList","items":FORM}"#, nil), (#"{"type":"termList","items":[{"term":FORM}]}"#, nil),
            (#"{"type":"termList","items":[{"term":{"inlineContent":FORM}}]}"#, nil),
            (#"{"type":"termList","items":[{"definition":FORM}]}"#, nil),
            (#"{"type":"termList","items":[{"definition":{"content":FORM}}]}"#, nil),
            (#"{"type":"table","rows":FORM}"#, nil), (#"{"type":"table","rows":[FORM]}"#, nil),
            (#"{"type":"table","rows":[[FORM]]}"#, nil), (#"{"type":"table","rows":[[[FORM]]]}"#, "object"),
            (#"{"type":"table","rows":[[[{"type":"paragraph","inlineContent":FORM}]]]}"#, nil),
            (#"{"type":"aside","content":FORM}"#, nil), (#"{"type":"aside","name":FORM}"#, "string"),
            (#"{"type":"row","columns":FORM}"#, nil), (#"{"type":"row","columns":[{"content":FORM}]}"#, nil),
            (#"{"type":"tabNavigator","tabs":FORM}"#, nil),
            (#"{"type":"tabNavigator","tabs":[{"title":FORM}]}"#, "string"),
            (#"{"type":"tabNavigator","tabs":[{"content":FORM}]}"#, nil), (#"{"type":"links","items":FORM}"#, "list"),
            (#"{"type":"codeListing","code":FORM}"#, "list"), (#"{"type":"heading","text":FORM}"#, "string"),
            (#"{"type":"image","metadata":{"abstract":FORM}}"#, nil),
        ]
        let ofInlines: [(String, String?)] = [
            (#"{"type":"strong","inlineContent":FORM}"#, nil), (#"{"type":"subscript","inlineContent":FORM}"#, nil),
            (#"{"type":"text","text":FORM}"#, "string"), (#"{"type":"codeVoice","code":FORM}"#, "string"),
            (#"{"type":"reference","identifier":"x","overridingTitle":FORM}"#, "string"),
            (#"{"type":"link","destination":"x","title":FORM}"#, "string"),
        ]
        func content(_ block: String) -> String {
            "\"metadata\":{},\"primaryContentSections\":[{\"kind\":\"content\",\"content\":[\(block)]}]"
        }
        return ofPage.map { ($0, nil) } + [
            ("\"metadata\":{\"title\":FORM}", "string"),
            ("\"metadata\":{},\"seeAlsoSections\":[{\"identifiers\":FORM}]", "list"),
            ("\"metadata\":{},\"primaryContentSections\":[{\"kind\":\"content\",\"content\":FORM}]", nil),
        ] + ofBlocks.map { (content($0.0), $0.1) }
            + ofInlines.map { (content("{\"type\":\"small\",\"inlineContent\":[\($0.0)]}"), $0.1) }
    }()

    @Test(
        "the text of every field is kept once, as a string, an object or a list, and told where another form is due",
        arguments: ["string": "\"Use oak.\"", "object": "{\"text\":\"Use oak.\"}", "list": "[\"Use oak.\"]"])
    func anyForm(name: String, form: String) throws {
        for field in Self.fields {
            let json = "{\"schemaVersion\":{},\(field.page.replacing("FORM", with: form))}"
            let page = try DocCReader.read(SourceText(bytes: Array(json.utf8), file: "page.json"), file: "page.json")
            let text = page.blocks.map(\.text).joined(separator: "\n")
            #expect(text.ranges(of: "Use oak.").count == 1, "\(json) gave \(text)")
            #expect(page.warnings.count == (name == field.due ? 0 : 1), "\(json) told \(page.warnings)")
        }
    }

    @Test("a definition that is a list of blocks is read as they are")
    func bareDefinition() throws {
        let page = try page(
            "{\"type\":\"termList\",\"items\":[{\"definition\":[\(paragraph("Use oak."))]}]},\(paragraph("Use tin."))")
        #expect(page.blocks.dropFirst().map(\.kind) == [.paragraph, .paragraph])
        #expect(page.warnings == [])
    }

    @Test("cells of any form leave those beside them")
    func oddCells() throws {
        let page = try page("{\"type\":\"table\",\"rows\":[[\"A\",[\"B\"],[\(paragraph("C"))]],[[\(paragraph("D"))]]]}")
        #expect(page.blocks.dropFirst().map(\.text) == ["A | B | C |", "D |"])
        #expect(page.warnings == ["unknown form of “rows”, kept as a description (1)"])
    }

    @Test("sections in another form are kept and told, what is null or empty is nothing")
    func otherFormsOfSections() throws {
        func page(_ fields: String) throws -> BlockText {
            let json = "{\"metadata\":{},\"schemaVersion\":{},\(fields)}"
            return try DocCReader.read(SourceText(bytes: Array(json.utf8), file: "page.json"), file: "page.json")
        }
        let odd = try page("\"primaryContentSections\":{\"kind\":\"content\",\"text\":\"Use oak.\"}")
        #expect(odd.blocks.map(\.text) == ["Use oak."])
        #expect(odd.warnings == ["unknown form of “primaryContentSections”, kept as a description (1)"])
        #expect(try page("\"primaryContentSections\":[],\"abstract\":null").warnings == [])
    }

    @Test("a line end that the author wrote parts a paragraph; small signs are text; an unknown page has its last name")
    func inlines() throws {
        let inlines = [
            "{\"type\":\"text\",\"text\":\"Paint H\"}",
            "{\"type\":\"subscript\",\"inlineContent\":[{\"type\":\"text\",\"text\":\"2\"}]}",
            "{\"type\":\"superscript\",\"inlineContent\":[{\"type\":\"text\",\"text\":\"3\"}]}",
            "{\"type\":\"text\",\"text\":\"\\n\"}",
            "{\"type\":\"reference\",\"identifier\":\"doc://x/y/gate-posts\"}",
        ]
        let page = try page("{\"type\":\"paragraph\",\"inlineContent\":[\(inlines.joined(separator: ","))]}")
        #expect(page.blocks.dropFirst().map(\.text) == ["Paint H23", "gate-posts"])
        #expect(page.warnings == [])
    }

    @Test("what stands twice in the source is found each time where it stands, fields in whatever order")
    func twice() throws {
        let json = """
            {"primaryContentSections":[{"kind":"content","content":[\(paragraph("Shut it.")),\(paragraph("Shut it."))]}],
            "metadata":{"title":"Gates"},"abstract":[{"type":"text","text":"Shut it."}]}
            """
        let source = try SourceText(bytes: Array(json.utf8), file: "page.json")
        let blocks = try DocCReader.read(source, file: "page.json").blocks
        #expect(blocks.map(\.text) == ["Gates", "Shut it.", "Shut it.", "Shut it."])
        let places = json.ranges(of: "Shut it.").map { json.utf8.distance(from: json.startIndex, to: $0.lowerBound) }
        #expect(blocks.dropFirst().map(\.bytes.lowerBound) == [places[2], places[0], places[1]])
    }

    @Test("lists of other pages are pointers, and sections of other kinds are kept and counted")
    func otherSections() throws {
        let lists = ["topicSections", "seeAlsoSections", "relationshipsSections"]
        let others = lists.map { ",\"\($0)\":[{\"identifiers\":[\"doc://x/\($0)\"]}]" }.joined()
        let blocks = try page("", others).blocks.dropFirst()
        #expect(blocks.map(\.text) == lists)
        #expect(blocks.allSatisfy { $0.kind == .settled(.boilerplate) })
        let kept = try page(
            "", ",\"sections\":[{\"kind\":\"hero\",\"title\":\"A\"},{\"kind\":\"hero\",\"title\":\"B\",\"text\":\"\"}]")
        #expect(kept.blocks.dropFirst().map(\.text) == ["A", "B"])
        #expect(kept.warnings == ["unknown section “hero”, kept as a description (2)"])
        let json = "{\"metadata\":{},\"primaryContentSections\":[{\"kind\":\"mentions\",\"title\":\"C\"}]}"
        let alone = try DocCReader.read(SourceText(bytes: Array(json.utf8), file: "page.json"), file: "page.json")
        #expect(alone.blocks.map(\.text) == ["C"], "no title, and no version")
        #expect(alone.warnings == ["unknown section “mentions”, kept as a description (1)"])
    }

    @Test("a page is told by its version or by its sections; JSON that breaks off is told with the line")
    func foreign() throws {
        func read(_ json: String) throws -> BlockText {
            try DocCReader.read(SourceText(bytes: Array(json.utf8), file: "page.json"), file: "page.json")
        }
        let version = "{\"metadata\":{\"title\":\"Gates\"},\"schemaVersion\":{\"major\":0}}"
        #expect(try read(version).blocks.map(\.text) == ["Gates"])
        #expect(throws: PassedOver.foreignJSON) { try read("{\"metadata\":{\"title\":\"Gates\"}}") }
        #expect(throws: PassedOver.foreignJSON) { try read("{\"schemaVersion\":{\"major\":0}}") }
        let broken = #expect(throws: Problem.self) { try read("{\n\"metadata\": x}") }
        #expect(broken?.place?.hasPrefix("page.json") == true)
        #expect(broken?.message.hasSuffix(".") == false)
    }
}
