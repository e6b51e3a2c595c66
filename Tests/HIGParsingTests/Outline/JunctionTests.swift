import HIGModel
import Testing

@testable import HIGParsing

@Suite("Junction")
struct JunctionTests {
    private func statements(_ markdown: String) throws -> [(String, [String])] {
        try Samples.read([Samples.input(markdown, file: "one.md")]).sources.flatMap(\.rules).map {
            ($0.statement, $0.body.isEmpty ? [] : [$0.body])
        }
    }

    @Test("a sentence that a page's end cut is one, with figures between its halves")
    func cut() throws {
        let rules = try statements(
            "**Avoid a custom look.** If you want another, change the color or\n\n![](one.png)\n\nthe tint. Be sure it reads well."
        )
        #expect(rules.map(\.0) == ["Avoid a custom look."])
        #expect(rules.first?.1 == ["If you want another, change the color or the tint. Be sure it reads well."])
    }

    @Test("both halves of a sentence that a page's end cut are its rule's, and what stands between them is not")
    func halves() throws {
        let source = try Samples.read([
            Samples.input("Use color.\n\nAvoid a look that\n\n![](one.png)\n\nnobody can read.\n", file: "one.md")
        ]).sources[0]
        #expect(source.passages.map(\.role) == [.statement, .statement, .figure, .statement])
        #expect(source.passages.map(\.rule) == [0, 1, nil, 1])
        #expect(source.passages.last?.text == "nobody can read.")
        #expect(source.rules[1].source.lines == 3...7)
    }

    @Test("what goes on behind a page's end is a passage as a reader sees it, without markup")
    func continuation() throws {
        let page =
            "Avoid lamps in\n\n<span id=\"page-9-0\"></span>**rooms** where [guests](#page-1-0) &amp; cows sleep.\n"
        let source = try Samples.read([Samples.input(page, file: "one.md")]).sources[0]
        #expect(source.rules.map(\.statement) == ["Avoid lamps in rooms where guests & cows sleep."])
        #expect(source.passages.last?.text == "rooms where guests & cows sleep.")
    }

    @Test("a word that a hyphen parts at a page's end, or at a chunk's, is one")
    func hyphen() throws {
        let (head, rest) = ("Keep a bright lamp out of each bed-", "room of the house.")
        let whole = ["Keep a bright lamp out of each bedroom of the house."]
        #expect(try statements(head + "\n\n![](one.png)\n\n" + rest).map(\.0) == whole)
        let chunks = try Samples.read(Samples.chunks(["# Lamps\n\n\(head)\n", rest + "\n"])).sources
        #expect(chunks.flatMap(\.rules).map(\.statement) == whole)
    }

    @Test("under a headline all that the next chunk goes on with is its body")
    func headlineOverBorder() throws {
        let texts = [
            "# Gates\n\n**Avoid a custom look.** If you want another, change the color or\n",
            "the tint. Be sure it reads well.\n",
        ]
        let rules = try Samples.read(Samples.chunks(texts)).sources.flatMap(\.rules)
        #expect(rules.map(\.statement) == ["Avoid a custom look."])
        #expect(rules.map(\.body) == ["If you want another, change the color or the tint. Be sure it reads well."])
    }

    @Test("a new paragraph stays one: after a full stop, before a capital, before a product's name")
    func separate() throws {
        #expect(try statements("Use color.\n\nuse shape.").count == 2)
        #expect(try statements("Use color\n\nUse shape.").count == 2)
        #expect(try statements("Use color\n\niPhone users should see shape.").count == 2)
    }

    @Test(
        "a sentence that ends with an article or a conjunction goes on, whatever the next paragraph opens with",
        arguments: ["kGateColor key to tell which one it has.", "Gate Color panel to choose.", "7 colors of the gate."])
    func open(rest: String) throws {
        let head = "Paint the gates of a farm in the"
        let rules = try statements(head + "\n\n![](one.png)\n\n" + rest)
        #expect(rules.map(\.0) == [head + " " + rest])
        let chunks = try Samples.read(Samples.chunks(["# Gates\n\n\(head)\n", rest + "\n"])).sources.flatMap(\.rules)
        #expect(chunks.map(\.statement) == [head + " " + rest])
    }

    @Test("so does one that ends before a name", arguments: ["called", "named", "until", "into", "from"])
    func beforeName(word: String) throws {
        let head = "Paint the gates of a farm beside the lever \(word)"
        #expect(try statements(head + "\n\nGATE that stands in front of them.").count == 1)
    }

    @Test("one that has only its first word goes on as well")
    func firstWord() throws {
        let rules = try statements(
            "**Avoid a bare gate.** Gates stand in the rain of each year. Because\n\n7 coats hold, dry them.")
        #expect(rules.map(\.0) == ["Avoid a bare gate."])
        #expect(rules.map(\.1) == [["Gates stand in the rain of each year. Because 7 coats hold, dry them."]])
    }

    @Test("a label that ends so is no sentence, nor is one before an item or a heading")
    func notOpen() throws {
        #expect(try statements("Paint the\n\nUse gates.").map(\.0).last == "Use gates.")
        #expect(try statements("Paint the gates of the\n\nUse gates.").map(\.0).last == "Use gates.")
        let head = "Paint the gates of a farm in the"
        #expect(try statements(head + "\n\n- Use gates.").map(\.0).last == "Use gates.")
        #expect(try statements(head + "\n\n# Bells\n\nUse gates.").map(\.0).last == "Use gates.")
    }

    @Test(
        "advice that begins behind the border stands in the later chunk, what supports the cut sentence in the earlier one"
    )
    func adviceBehind() throws {
        let texts = ["# Gates\n\nUse gates in\n", "red. People see them. Use one latch. It is enough.\n"]
        let rules = try Samples.read(Samples.chunks(texts)).sources.flatMap(\.rules)
        #expect(rules.map(\.statement) == ["Use gates in red.", "Use one latch."])
        #expect(rules.map(\.body) == ["People see them.", "It is enough."])
        #expect(rules.map(\.source.chunk) == [0, 1])
        #expect(rules.map(\.source.lines) == [4...4, 2...2])
    }

    @Test("the end of a paragraph that a broken page left twice is no text of its own")
    func repeated() throws {
        let source = try Samples.read([
            Samples.input("Paint each gate in the color of its house.\n\nin the color of its house.\n", file: "one.md")
        ]).sources[0]
        #expect(source.passages.map(\.role) == [.statement, .repeated])
        #expect(source.rules.map(\.body) == [""])
    }

    @Test("a long sentence that says the last one again is the end of a broken page")
    func saidTwiceAtLength() throws {
        let sentence = "Paint each gate of the farm in the same color as the house beside it."
        #expect(try statements("The gate is open. \(sentence)\n\n\(sentence)").count == 1)
    }

    @Test("a short sentence that says the last one again is text")
    func saidTwice() throws {
        #expect(try statements("The gate is open. Paint the gate.\n\nPaint the gate.").count == 2)
    }

    private func overBorder(_ head: String, _ tail: String, from chunks: [Int] = [0, 1]) throws -> [String] {
        let inputs = zip(chunks, ["# Gates\n\n\(head)\n", tail + "\n"]).map { chunk, text in
            Samples.input(
                "<!-- Chunk \(chunk) | Source: 2012 Guide.pdf -->\n" + text, file: "\(chunk).md", chunk: chunk)
        }
        return try Samples.read(inputs).sources.flatMap(\.rules).map(\.statement)
    }

    @Test("a chunk goes on with the one before it, not with one that comes later")
    func missingChunk() throws {
        try #expect(overBorder("Use gates in", "red.") == ["Use gates in red."])
        try #expect(!overBorder("Use gates in", "red.", from: [0, 2]).contains("Use gates in red."))
    }

    @Test("no sentence goes on over a border in an item, or in a paragraph that opens as a new one")
    func newOverBorder() throws {
        let head = "Paint the gates of a farm in the"
        try #expect(overBorder(head, "color of it.") == [head + " color of it."])
        try #expect(overBorder(head, "- Use wood.").last == "Use wood.")
        try #expect(overBorder("Use color", "Use shape.").last == "Use shape.")
    }

    @Test("what goes on with the cut sentence is its rest, though it would direct by itself")
    func directingRest() throws {
        let statements = try overBorder("Use gates of wood and", "avoid red paint. Use one latch.")
        #expect(statements == ["Use gates of wood and avoid red paint.", "Use one latch."])
    }

    @Test("seven words that end with an article are cut, six may be a label")
    func labelLength() throws {
        try #expect(
            statements("Paint all old gates here in the\n\nGate Color.").map(\.0).contains { $0.hasSuffix("Color.") })
        try #expect(
            !statements("Paint all old gates in the\n\nGate Color.").map(\.0).contains { $0.hasSuffix("Color.") })
    }

    @Test(
        "a comma leaves a sentence open, as does a letter of any language",
        arguments: [("If a gate is old,", "use red paint."), ("Paint the gate of each café", "in red all year.")])
    func openEnd(head: String, tail: String) throws {
        #expect(try statements("\(head)\n\n![](one.png)\n\n\(tail)").map(\.0) == ["\(head) \(tail)"])
    }

    @Test("a page's foot between the halves opens no half itself, and code and headings leave nothing open")
    func between() throws {
        let foot = "lamps 61 | © 1999 Lamp Company. All rights reserved."
        let rules = try statements("Avoid a look that\n\n\(foot)\n\nnobody can read.")
        #expect(rules.map(\.0) == ["Avoid a look that nobody can read."])
        let source = try Samples.read([
            Samples.input("# Gates\n\n```\nlet gate\n```\n\nuses red paint on it.\n", file: "one.md")
        ]).sources[0]
        #expect(source.passages.map(\.text).suffix(2) == ["let gate", "uses red paint on it."])
    }

    @Test(
        "of more than two pieces two are joined, and none is lost",
        arguments: [
            ["Avoid a look that", "nobody likes and", "nobody can read."],
            ["Avoid a look that", "nobody in a house of gates likes in the", "Gate Panel."],
        ])
    func pieces(pieces: [String]) throws {
        let text = pieces.joined(separator: "\n\n![](one.png)\n\n") + "\n"
        let source = try Samples.read([Samples.input(text, file: "one.md")]).sources[0]
        #expect(
            source.passages.filter { $0.role != .figure }.map(\.text) == [
                "\(pieces[0]) \(pieces[1])", pieces[1], pieces[2],
            ])
    }

    @Test("a sentence does not go on under another heading, which only the whole document has")
    func otherSection() throws {
        let (head, open) = ("Use lamps in", "Paint the gates of a farm in the")
        func statements(_ head: String, _ tail: String, isOneChunk: Bool) throws -> [String] {
            let whole = "# Guide\n\n## Lamps\n\n\(head)\n\n## Doors\n\n\(tail)\n"
            let chunks = isOneChunk ? ["\(head)\n\n\(tail)\n"] : [head + "\n", tail + "\n"]
            let bytes = Array(whole.utf8)
            let source = Source(
                edition: Samples.edition.id, file: "full_document.md", document: "iOS Human Interface Guidelines",
                chunk: nil, format: .markdown, digest: digest(bytes), isWhole: true)
            return try Samples.read(Samples.chunks(chunks) + [SourceInput(source: source, bytes: bytes)])
                .sources.flatMap(\.rules).map(\.statement)
        }
        for isOneChunk in [true, false] {
            let cut = try statements(head, "red wood. Use one latch.", isOneChunk: isOneChunk)
            #expect(cut.last == "Use one latch." && !cut.contains(head + " red wood."))
            let end = try statements(open, "Gate Panel. Use one latch.", isOneChunk: isOneChunk)
            #expect(end.last == "Use one latch." && !end.contains(open + " Gate Panel."))
        }
    }

    @Test(
        "the end once more has twelve bytes or more and whole words; a sentence says itself again from sixty bytes on")
    func repeatedEnds() throws {
        func isRepeated(_ text: String, _ end: String) throws -> Bool {
            try Samples.read([Samples.input("\(text)\n\n\(end)\n", file: "one.md")]).sources[0]
                .passages.contains { $0.role == .repeated }
        }
        try #expect(isRepeated("Paint each gate at the farm.", "at the farm."))
        try #expect(!isRepeated("Paint each gate at a house.", "at a house."))
        try #expect(!isRepeated("Paint all the streetlamps of it.", "lamps of it."))
        for (word, isLong) in [("house", false), ("houses", true)] {
            let sentence = "Paint each gate of the farm in the same color as the \(word)."
            #expect(sentence.utf8.count == (isLong ? 60 : 59))
            try #expect(isRepeated("The gate is open. \(sentence)", sentence) == isLong)
        }
    }
}
