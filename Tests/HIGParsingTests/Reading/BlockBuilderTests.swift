import HIGModel
import Testing

@testable import HIGParsing

@Suite("BlockBuilder")
struct BlockBuilderTests {
    /// The blocks that some calls build over a source.
    private func blocks(_ source: String, _ build: (inout BlockBuilder) -> Void) throws -> [Block] {
        var builder = BlockBuilder(text: try Samples.source(source))
        build(&builder)
        return builder.blocks
    }

    /// What the source has from where a block's word stands.
    private func place(of word: String, in block: Block, of source: String) throws -> String {
        let offset = try #require(block.text.utf8.firstRange(of: word.utf8)).lowerBound
        let start = block.sourceOffset(block.text.utf8.distance(from: block.text.startIndex, to: offset))
        return String(decoding: source.utf8.dropFirst(start).prefix(word.utf8.count), as: UTF8.self)
    }

    @Test("a text stands where the source has it, behind markup, entities and escapes")
    func places() throws {
        let source = "**Lamps** &amp; *5 \\* bells* for gates\n"
        let block = try #require(
            try blocks(source) { builder in
                builder.beginBlock(heading: nil, lines: 1...1)
                for text in ["Lamps", " & ", "5 * bells", " for gates"] { builder.text(text) }
                builder.endBlock()
            }.first)
        #expect(block.text == "Lamps & 5 * bells for gates")
        for word in ["Lamps", "5", "bells", "gates"] {
            try #expect(place(of: word, in: block, of: source) == word)
        }
    }

    @Test("running white space is one space, and the words behind it keep their places; preformatted it stays")
    func flow() throws {
        let source = "A  gate\n\t opens\n"
        func flowing(isPreformatted: Bool) throws -> Block? {
            try blocks(source) { builder in
                builder.begin(.paragraph, at: 0)
                builder.look(in: 0..<source.utf8.count)
                builder.flow(Array(source.utf8), upTo: source.utf8.count, isPreformatted: isPreformatted)
                builder.end()
            }.first
        }
        let block = try #require(try flowing(isPreformatted: false))
        #expect(block.text == "A gate opens")
        for word in ["A", "gate", "opens"] { try #expect(place(of: word, in: block, of: source) == word) }
        #expect(try flowing(isPreformatted: true)?.text == "A  gate \t opens")
    }

    @Test("running text is an item within lists, as deep as they are, and a paragraph behind them")
    func items() throws {
        let found = try blocks("Gate\nLatch\nBell\n") { builder in
            builder.item(isEntering: true)
            builder.item(isEntering: true)
            builder.beginBlock(heading: nil, lines: 1...1)
            builder.text("Gate")
            builder.endBlock()
            builder.item(isEntering: false)
            builder.beginBlock(heading: 2, lines: 2...2)
            builder.text("Latch")
            builder.endBlock()
            builder.item(isEntering: false)
            builder.beginBlock(heading: nil, lines: 3...3)
            builder.text("Bell")
            builder.endBlock()
        }
        #expect(found.map(\.kind) == [.item(depth: 2), .heading(level: 2), .paragraph])
        #expect(found.map(\.bytes) == [0..<5, 5..<11, 11..<16])
    }

    @Test("a block without a place starts where its first text is found, and never before another")
    func floating() throws {
        let found = try blocks("\"gate\": 1, \"bell\": 2") { builder in
            for (word, place) in [("gate", 1..<5), ("bell", 12..<16)] {
                builder.begin(.paragraph)
                builder.look(in: place)
                builder.append(word)
                builder.end()
            }
            builder.begin(.paragraph)
            builder.lookNowhere()
            builder.append("lamp")
            builder.end()
        }
        #expect(found.map(\.text) == ["gate", "bell", "lamp"])
        #expect(found.map(\.bytes) == [1..<5, 12..<16, 16..<16])
    }

    @Test("an image's own words are none; what goes on in its line is its caption, in the next it is text")
    func images() throws {
        func page(_ build: (inout BlockBuilder) -> Void) throws -> [Block] {
            try blocks("![A gate](a.png)Shut\nthe gate\n") { builder in
                builder.beginBlock(heading: nil, lines: 1...2)
                builder.image(at: "a.png", isEntering: true)
                builder.text("A gate")
                builder.image(at: "a.png", isEntering: false)
                build(&builder)
                builder.endBlock()
            }
        }
        let alone = try page { _ in }
        #expect(alone.map(\.kind) == [.figure])
        #expect(alone.map(\.text) == [""])
        let caption = try page { $0.text("Shut") }
        #expect(caption.map(\.kind) == [.figure])
        #expect(caption.map(\.text) == ["Shut"])
        let text = try page { builder in
            builder.softBreak()
            builder.text("the gate")
        }
        #expect(text.map(\.kind) == [.paragraph])
        #expect(text.map(\.text) == ["the gate"])
    }

    @Test("a row that turns out to arrange the page is a paragraph without its bars")
    func layout() throws {
        let rows = try [false, true].flatMap { isLayout in
            try blocks("<tr><td>Gate</td>") { builder in
                builder.begin(.tableRow, at: 0)
                builder.opensTable = true
                builder.look(in: 8..<12)
                builder.append("Gate")
                builder.endCell()
                if isLayout { builder.demoteRow() }
                builder.end()
            }
        }
        #expect(rows.map(\.kind) == [.tableRow, .paragraph])
        #expect(rows.map(\.text) == ["Gate |", "Gate"])
        #expect(rows.map(\.opensTable) == [true, false])
    }

    @Test("the first block after the end of a part stands behind it, and no other; one without text is none")
    func parts() throws {
        let found = try blocks("Gate\n\nBell\nLamp\n") { builder in
            for (number, word) in ["Gate", "", "Bell", "Lamp"].enumerated() {
                builder.beginBlock(heading: nil, lines: number + 1...number + 1)
                builder.text(word)
                builder.endBlock()
                if word == "Gate" { builder.endPart() }
            }
        }
        #expect(found.map(\.text) == ["Gate", "Bell", "Lamp"])
        #expect(found.map(\.isBehindPart) == [false, true, false])
    }
}
