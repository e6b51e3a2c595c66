import HIGModel
import Testing

@testable import HIGParsing

/// Bullets and numbers that stand in the text.
@Suite("Bullet")
struct BulletTests {
    @Test("a sentence with a bullet that is set as a heading is an item of a list, without its bullet")
    func heading() throws {
        let rules = try Samples.rules("#### ■ Keep the desk tidy.\n\nPapers pile up.")
        #expect(rules.map(\.statement) == ["Keep the desk tidy."])
        #expect(rules.map(\.style) == [.list])
    }

    @Test("a heading's bullet that no sentence follows opens no section, and ends what stood before it")
    func name() throws {
        let split = try Samples.split("# Desks\n\nKeep the desk tidy.\n\n### ■ **Long desks**\n\n- Of oak")
        #expect(split.passages.map(\.role) == [.heading, .statement, .description, .description])
        #expect(split.rules.map(\.body) == [[]])
        #expect(try Samples.rules("# Desks\n\n### ■ Long desks\n\nKeep it tidy.").map(\.section) == [["Desks"]])
    }

    @Test(
        "a step's number is no part of its statement",
        arguments: [
            "**9. Thank the reader.**", "#### 9. Thank the reader.", "(3) Thank the reader.", "a) Thank the reader.",
            "(b) Thank the reader.", "(12) Thank the reader.",
        ])
    func number(markdown: String) throws {
        #expect(try Samples.rules(markdown).map(\.statement) == ["Thank the reader."])
    }

    @Test("the box of a task is no part of it", arguments: ["[ ]", "[x]", "[X]"])
    func task(box: String) throws {
        #expect(try Samples.rules("- \(box) Use one latch.").map(\.statement) == ["Use one latch."])
    }

    @Test(
        "a sign before a text is a bullet, whichever typeface it is of",
        arguments: ["•", "–", "·", "‣", "⁃", "∙", "►", "▸", "➤", "✓", "♦", "\u{F0B7}", "\u{F0A7}"])
    func sign(sign: String) throws {
        let markdown = "Follow these rules:\n\n\(sign) Use one latch.\n\n\(sign) Ring twice."
        let blocks = try Samples.blocks(markdown).flatMap(Bullet.separated)
        #expect(blocks.map(\.text) == ["Follow these rules:", "Use one latch.", "Ring twice."])
        #expect(blocks.map(\.isItem) == [false, true, true])
    }

    @Test(
        "so it is before the lines of a paragraph, if it opens the first of them, or two", arguments: ["–", "·", "✓"])
    func lines(sign: String) throws {
        for lead in ["", "Follow these rules:\n"] {
            let markdown = "\(lead)\(sign) Use one latch\n\(sign) Ring – if at all –\ntwice\n\(sign) Wait."
            let blocks = try Samples.blocks(markdown).flatMap(Bullet.separated)
            #expect(blocks.filter(\.isItem).map(\.text) == ["Use one latch", "Ring – if at all – twice", "Wait."])
        }
        let wrapped = "A bell rings\n\(sign) at night\nand day."
        #expect(try Samples.blocks(wrapped).flatMap(Bullet.separated).count == 1)
    }

    @Test(
        "a dash, a point or a check mark inside of a text is none, nor one with no space behind it",
        arguments: ["Use one latch – no more.", "Oak · ash · elm", "Set the ✓ mark.", "–1 to +1", "·a", "Press ►."])
    func inside(text: String) throws {
        let blocks = try Samples.blocks(text).flatMap(Bullet.separated)
        #expect(blocks.map(\.text) == [text])
        #expect(blocks.map(\.isItem) == [false])
    }

    @Test("a letter that a scanner read for a box is taken off before a quotation as well")
    func misread() throws {
        #expect(try Samples.rules("- n \"Take your time. Don't hurry.\"").isEmpty)
    }

    @Test("items with the box of a second level belong to the item that leads to them, though all stand on one level")
    func innerSign() throws {
        let rules = try Samples.rules(
            """
            Follow these guidelines:

            - Keep the desk tidy.
            - Use white paper and no ink when:
            - ❏ The letter is a fragment
            - ❏ The letter consists of one page
            - Use ink otherwise.
            """)
        #expect(
            rules.map(\.statement) == [
                "Keep the desk tidy.", "Use white paper and no ink when:", "Use ink otherwise.",
            ])
        #expect(rules.map(\.body.count) == [0, 2, 0])
    }

    @Test("every item whose bullet is lost is found, with the place where it stands")
    func lostBullets() throws {
        let text = "- ● Is bright when lit Maintains its shape Has one bulb Can turn"
        let items = try #require(try Samples.blocks(text).first.map(Bullet.separated))
        #expect(items.map(\.text) == ["Is bright when lit", "Maintains its shape", "Has one bulb", "Can turn"])
        #expect(items.map { $0.sourceOffset(0) } == [6, 25, 45, 58])
    }

    private func items(_ text: String) -> [String] { Bullet.separated(Samples.paragraph(text)).map(\.text) }

    @Test(
        "a paragraph that opens with a bullet is an item",
        arguments: ["● One thing", "• One thing", "■ One thing", "☐ One thing", "□ One thing", "- One thing"])
    func opening(text: String) {
        let blocks = Bullet.separated(Samples.paragraph(text))
        #expect(blocks.map(\.text) == ["One thing"])
        #expect(blocks.map(\.kind) == [.item(depth: 1)])
    }

    @Test(
        "the letter that a scanner read for a printed box is no part of the item",
        arguments: [
            ("- d The user can undo.", "The user can undo."), ("- D Choose Undo.", "Choose Undo."),
            ("- A Mac is here.", "A Mac is here."), ("- d is a letter.", "d is a letter."),
            ("- D MA is a place.", "D MA is a place."), ("D The day is long.", "D The day is long."),
        ])
    func misreadBox(markdown: String, expected: String) throws {
        #expect(try Samples.blocks(markdown).flatMap(Bullet.separated).map(\.text) == [expected])
    }

    @Test("bullets inside a line part its items")
    func inside() {
        #expect(items("● One thing ● Another • A third") == ["One thing", "Another", "A third"])
        #expect(items("It has: ● One thing ● Another") == ["It has:", "One thing", "Another"])
        #expect(items("Start with a sign (◆) or “●”.") == ["Start with a sign (◆) or “●”."])
    }

    @Test("an item whose bullet was lost is found by its verb")
    func lostBullet() {
        #expect(
            items("● Can change its color when the theme changes Keeps its size on every screen") == [
                "Can change its color when the theme changes", "Keeps its size on every screen",
            ])
    }

    @Test(
        "a capital inside an item doesn't part it",
        arguments: ["● Opens the Finder window", "● Use the Sets button", "● A Mac runs on"])
    func capitals(text: String) {
        #expect(items(text).count == 1)
    }

    @Test("other blocks stay as they are", arguments: ["One thing", "A - B", "-5 degrees", "*Note", ""])
    func others(text: String) {
        #expect(items(text) == [text])
    }

    @Test(
        "a block that can have no bullet, as its bytes tell, stays as it is",
        arguments: [Block.Kind.paragraph, .item(depth: 1), .heading(level: 2)])
    func told(kind: Block.Kind) {
        let signs = "●■•○◦▪◆❖▶❏☐□-*dO“…–é👍\u{301}".map(String.init) + ["[ ]", "[x]", "9.", "12.", "•\u{301}"]
        for text in signs.flatMap({ ["\($0) Keep it.", "Keep \($0) it.", "Keep it \($0)", "\($0)"] }) {
            var block = Samples.paragraph(text)
            block.kind = kind
            guard !Bullet.mayStand(in: block.text, ofItem: block.isItem) else { continue }
            let blocks = Bullet.separated(block)
            #expect(blocks.map(\.text) == [text])
            #expect(blocks.map(\.kind) == [kind])
        }
        #expect(!Bullet.mayStand(in: "Keep “it” — or not …", ofItem: false))
    }

    @Test("the items share the paragraph's bytes without gap or overlap")
    func bytes() {
        let text = "● One thing ● Another"
        let ranges = Bullet.separated(Samples.paragraph(text)).map(\.bytes)
        #expect(ranges.count == 2)
        #expect(ranges.last?.upperBound == text.utf8.count)
        #expect(zip(ranges, ranges.dropFirst()).allSatisfy { $0.upperBound <= $1.lowerBound })
    }
}
