import HIGModel
import Testing

@testable import HIGParsing

@Suite("TextRepair")
struct TextRepairTests {
    /// A text's blocks after repair, with what was done; the evidence is the text itself.
    private func mended(_ markdown: String) throws -> (texts: [String], repairs: [Repair]) {
        let source = try Samples.source(markdown)
        let text = MarkdownReader.read(source)
        let repair = TextRepair(texts: [text])
        let results = text.blocks.map { repair.mended($0, in: source) }
        return (results.map(\.block.text), results.flatMap(\.repairs))
    }

    @Test(
        "words that extraction glued together are parted",
        arguments: [
            ("The button alwaystakesthe user back.", "The button always takes the user back."),
            ("A menu barshould stay.", "A menu bar should stay."),
            ("Mind the heightthat changes.", "Mind the height that changes."),
            ("Check that the iconsfit well.", "Check that the icons fit well."),
            ("Give people accessto more.", "Give people access to more."),
            ("The edge ofscreen contents.", "The edge of screen contents."),
            ("Prepare forthe change.", "Prepare for the change."),
            ("The answer isto wait.", "The answer is to wait."),
            ("The bar appearsin landscape.", "The bar appears in landscape."),
            ("A tap zoomsin quickly.", "A tap zooms in quickly."),
            ("The panel displaysthe name.", "The panel displays the name."),
            ("The edge ofyour window.", "The edge of your window."),
        ])
    func glued(found: String, expected: String) throws {
        #expect(try mended(found).texts == [expected])
    }

    @Test("a glued word at the start of a sentence keeps its capital")
    func capital() throws {
        #expect(try mended("Forthe first time.").texts == ["For the first time."])
    }

    @Test(
        "words that only look glued are never parted",
        arguments: [
            "toolbar", "onscreen", "iPhone", "UIBarMetrics", "multisegment", "checkbox", "standalone", "nonlinear",
            "Toolbars", "NSStatusBar", "forTheRecord", "popover", "username", "another", "therefore", "without",
            "cannot",
            "something", "into", "upon", "iPadOS", "VoiceOver", "AirPlay", "screenshot", "website", "onto", "resizable",
        ])
    func protected(word: String) throws {
        let (texts, repairs) = try mended("The \(word) stays.")
        #expect(texts == ["The \(word) stays."])
        #expect(repairs.isEmpty)
    }

    @Test(
        "addresses, paths and code are never parted",
        arguments: [
            "Visit http://www.example.com/forthe today.", "Write to forthe@example.com today.",
            "Open www.forthe.org today.",
            "Look in /forthe/best/ today.", "Include forthe.h today.",
        ])
    func addresses(text: String) throws {
        #expect(try mended(text).texts == [text])
        #expect(try mended("Call `forthe` and `a,b` today.").texts == ["Call forthe and a,b today."])
    }

    @Test("two parts without a word that proves them are parted when they stand side by side elsewhere in the edition")
    func attested() throws {
        #expect(try mended("The windowframe is thin.").texts == ["The windowframe is thin."])
        let texts = try mended("The windowframe is thin.\n\nA window frame has a shadow.").texts
        #expect(texts == ["The window frame is thin.", "A window frame has a shadow."])
    }

    @Test("a repair tells the line, what was found and what it became")
    func repairs() throws {
        let (_, repairs) = try mended(
            "One.\n\nThe button\nalwaystakesthe user back,and the iconsfit.\n\nPrepare forthe change.")
        #expect(
            repairs == [
                Repair(line: 4, found: "alwaystakesthe", mended: "always takes the"),
                Repair(line: 4, found: "iconsfit", mended: "icons fit"),
                Repair(line: 4, found: "back,and", mended: "back, and"),
                Repair(line: 6, found: "forthe", mended: "for the"),
            ])
    }

    @Test("styles and source positions follow the words that a repair moves")
    func positions() throws {
        let markdown = "Be ready **forthe change** now."
        let source = try Samples.source(markdown)
        let text = MarkdownReader.read(source)
        let block = try #require(text.blocks.first)
        let mended = TextRepair(texts: [text]).mended(block, in: source).block
        #expect(mended.text == "Be ready for the change now.")
        #expect(mended.spans == [Block.Span(style: .strong, range: 9..<23)])
        let offset = try #require(mended.text.utf8.firstRange(of: "change".utf8)).lowerBound
        let start = mended.sourceOffset(mended.text.utf8.distance(from: mended.text.startIndex, to: offset))
        #expect(source.string(start..<start + 6) == "change")
    }

    @Test("the repair depends on the edition's texts, not on their order")
    func order() throws {
        let texts = try ["The windowframe is thin.", "A window frame has a shadow.", "Prepare forthe change."].map {
            MarkdownReader.read(try Samples.source($0))
        }
        let source = try Samples.source("The windowframe and forthe change.")
        let block = try #require(MarkdownReader.read(source).blocks.first)
        let forward = TextRepair(texts: texts).mended(block, in: source).block.text
        #expect(forward == "The window frame and for the change.")
        #expect(TextRepair(texts: texts.reversed()).mended(block, in: source).block.text == forward)
    }
}

@Suite("GluedPunctuation")
struct GluedPunctuationTests {
    private func mended(_ text: String) throws -> String {
        let source = try Samples.source(text)
        let blocks = PlainTextReader.read(source)
        return TextRepair(texts: [blocks]).mended(try #require(blocks.blocks.first), in: source).block.text
    }

    @Test(
        "a space lost after or before a mark is put back",
        arguments: [
            ("For more information,see Alerts.", "For more information, see Alerts."),
            ("Wait;then go on.", "Wait; then go on."),
            ("Use applications(described in Alerts) well.", "Use applications (described in Alerts) well."),
            ("Read \"View Controllers\"in full.", "Read \"View Controllers\" in full."),
        ])
    func lost(found: String, expected: String) throws {
        #expect(try mended(found) == expected)
    }

    @Test(
        "marks that belong where they stand stay",
        arguments: [
            "It costs 1,000 points.", "Call drawRect(rect) first.", "Choose item(s) here.", "Press \"a\" or \"b\" now.",
            "Set x,yz to zero.", "The label says \"on\"/\"off\" here.", "Open http://example.com/a,and,b now.",
        ])
    func kept(text: String) throws {
        #expect(try mended(text) == text)
    }
}

@Suite("GluedWord")
struct GluedWordTests {
    private let splitter = GluedWord(words: .shared, counts: [:])

    @Test(
        "a word is read as the fewest common words",
        arguments: [
            ("alwaystakesthe", ["always", "takes", "the"]), ("forthe", ["for", "the"]), ("iconsfit", ["icons", "fit"]),
            ("ofscreen", ["of", "screen"]),
        ])
    func parts(word: String, expected: [String]) {
        #expect(splitter.parts(of: word) == expected)
    }

    @Test("what no words make up has no parts", arguments: ["qzxwvk", "xyzzyx", "aaaaaaaa", "kern"])
    func noParts(word: String) {
        #expect(splitter.parts(of: word) == nil)
    }

    @Test(
        "a known word, a short one, one with digits and an endless one raise no suspicion",
        arguments: [
            "screen", "toolbar", "isa", "mp3player", "naïve", String(repeating: "the", count: 20),
        ])
    func unsuspected(word: String) {
        #expect(!splitter.isSuspect(word))
    }
}
