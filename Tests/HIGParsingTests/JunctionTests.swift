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
}
