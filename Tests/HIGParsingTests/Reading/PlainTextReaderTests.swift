import HIGModel
import Testing

@testable import HIGParsing

@Suite("PlainTextReader")
struct PlainTextReaderTests {
    private func blocks(_ text: String) throws -> [Block] { PlainTextReader.read(try Samples.source(text)).blocks }

    @Test("blank lines part paragraphs, line ends inside flow")
    func paragraphs() throws {
        let blocks = try blocks("One\ntwo.\n\n \nThree.\n")
        #expect(blocks.map(\.text) == ["One two.", "Three."])
        #expect(blocks.map(\.bytes) == [0..<9, 12..<19])
    }

    @Test("a bullet opens a block of its own")
    func bullets() throws {
        #expect(
            try blocks("Keep in mind:\n• One\n• Two\n- Three").map(\.text) == [
                "Keep in mind:", "• One", "• Two", "- Three",
            ])
    }

    @Test("markdown in plain text stays as it is")
    func markup() throws {
        #expect(try blocks("**Not bold** and <b>.").map(\.text) == ["**Not bold** and <b>."])
    }

    @Test("line ends of DOS files change nothing")
    func carriageReturns() throws {
        #expect(try blocks("One\r\ntwo.\r\n\r\nThree.\r\n").map(\.text) == ["One two.", "Three."])
    }

    @Test("indented bullets and numbers open items, and lines that hang below them go on with them")
    func items() throws {
        let blocks = try blocks(
            "    o   Use one gate,\n        not two.\n    o   Paint it.\n\n  1.  Open it.\n  2)  Close it.\n")
        #expect(blocks.map(\.text) == ["Use one gate, not two.", "Paint it.", "Open it.", "Close it."])
        #expect(blocks.map(\.isItem) == [true, true, true, true])
        #expect(try self.blocks("    •   Use it.\n    •   Paint it.\n").map(\.text) == ["• Use it.", "• Paint it."])
    }

    @Test(
        "what is underlined, numbered or in capitals is a heading",
        arguments: [
            ("Gates\n=====", "Gates", 1), ("Gates\n-----", "Gates", 2), ("3.1  Opening Gates", "Opening Gates", 2),
            ("3.1.2. Opening Gates", "Opening Gates", 3), ("CLOSING GATES", "CLOSING GATES", 2),
            ("3.2 GATES\n---------", "GATES", 2),
            ("   Chapter 3\n      Gates", "Chapter 3 Gates", 1),
        ])
    func headings(text: String, title: String, level: Int) throws {
        let blocks = try blocks(text + "\n\nOpen it.\n")
        #expect(blocks.map(\.text) == [title, "Open it."])
        #expect(blocks.first?.kind == .heading(level: level))
    }

    @Test("titles are as deep as their marks come up, and a line over a title belongs to it")
    func underlines() throws {
        let text = "#####\nGates\n#####\n\nOil\n===\n\nWhen\n----\n\nAt dusk\n^^^^^^^\n\nWhere\n~~~~~\n\nHow\n===\n"
        let blocks = try blocks(text)
        #expect(blocks.map(\.text) == ["Gates", "Oil", "When", "At dusk", "Where", "How"])
        #expect(blocks.map(\.kind) == [2, 3, 4, 5, 6, 3].map { .heading(level: $0) })
    }

    @Test(
        "a run of marks that is no line's length is text",
        arguments: ["Wait for it\n...", "Oil it at dusk\n***", "Say\n\"\"\"\"\"\"\"\"\"\"\"\"\"\"\"\"\""])
    func noUnderlines(text: String) throws {
        #expect(try blocks(text + "\n").map(\.kind) == [.paragraph])
    }

    @Test("of roles the text is read, and what directs the converter is none")
    func structuredText() throws {
        let source = try Samples.source(
            ".. image:: /gate.png\n   :alt: Paint the gate\n\nUse :doc:`the latch </a/latch>` or :ref:`oil` `now`.\n\n.. note::\n   Keep it shut.\n"
        )
        let blocks = PlainTextReader.read(source).blocks
        #expect(blocks.map(\.text).dropFirst() == ["Use the latch or oil `now`.", ".. note::", "Keep it shut."])
        #expect(
            blocks.map(\.kind) == [
                .settled(.boilerplate), .paragraph, .settled(.boilerplate), .paragraph,
            ])
        let offset = try #require(blocks[1].text.utf8.firstRange(of: "oil".utf8)).lowerBound
        let start = blocks[1].sourceOffset(blocks[1].text.utf8.distance(from: blocks[1].text.startIndex, to: offset))
        #expect(source.string(start..<start + 3) == "oil")
    }

    @Test(
        "dashes, arrows and letters open items as typists set them",
        arguments: ["– ", "— ", "· ", "+ ", "► ", "→ ", "a) ", "(1) ", "(b) ", "12) "])
    func markers(marker: String) throws {
        let blocks = try blocks("\(marker)Use it.\n\(marker)Paint it.\n")
        #expect(blocks.map(\.text) == ["Use it.", "Paint it."])
        #expect(blocks.map(\.isItem) == [true, true])
    }

    @Test("a line that does not hang below a whole item is a paragraph")
    func afterItem() throws {
        #expect(try blocks(" - Use it.\n Paint it.\n").map(\.text) == ["- Use it.", "Paint it."])
        #expect(try blocks(" - Use it\n at once.\n").map(\.text) == ["- Use it at once."])
    }

    @Test(
        "sentences, labels and amounts are no headings",
        arguments: ["3.1 inches are enough.", "WARNING", "2.5 Ways?", "NO.", "DON'T USE RED"])
    func noHeadings(text: String) throws {
        #expect(try blocks(text + "\n").map(\.kind) == [.paragraph])
    }

    @Test("a word is found in the source wherever white space was taken out")
    func places() throws {
        let text = "  A gate  that\n    opens\tat once.\n"
        let source = try Samples.source(text)
        let block = try #require(PlainTextReader.read(source).blocks.first)
        #expect(block.text == "A gate that opens at once.")
        for word in ["gate", "that", "opens", "at", "once"] {
            let offset = try #require(block.text.utf8.firstRange(of: word.utf8)).lowerBound
            let start = block.sourceOffset(block.text.utf8.distance(from: block.text.startIndex, to: offset))
            #expect(source.string(start..<start + word.utf8.count) == word)
        }
    }
}
