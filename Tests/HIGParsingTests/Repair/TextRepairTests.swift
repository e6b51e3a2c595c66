import HIGModel
import Testing

@testable import HIGParsing

@Suite("TextRepair")
struct TextRepairTests {
    /// A text's blocks after repair, with what was done; the evidence is the text itself.
    private func mended(_ markdown: String, others: [String] = []) throws -> (texts: [String], repairs: [Repair]) {
        let source = try Samples.source(markdown)
        let text = MarkdownReader.read(source)
        let repair = Samples.repair([markdown] + others)
        let results = text.blocks.map { repair.mended($0, in: source) }
        return (results.map(\.block.text), results.flatMap(\.repairs))
    }

    @Test(
        "words that extraction glued together are parted",
        arguments: [
            ("The button alwaystakesthe user back.", "The button always takes the user back."),
            ("Alerts are modal dialogs.For Kiosk, wait.", "Alerts are modal dialogs. For Kiosk, wait."),
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
            "Look in /forthe/best/ today.", "Include forthe.h today.", "Name it lamp.forthe today.",
            "Make a .forthe folder today.",
        ])
    func addresses(text: String) throws {
        #expect(try mended(text).texts == [text])
        #expect(try mended("Call `forthe` and `a,b` today.").texts == ["Call forthe and a,b today."])
    }

    @Test("a block of code is left as it is")
    func codeBlocks() throws {
        let code = "let displaysthe = alwaystakesthe + 1"
        let (texts, repairs) = try mended("The lamp always takes the wall and displays the hall.\n\n```\n\(code)\n```")
        #expect(texts.last == code)
        #expect(repairs.isEmpty)
    }

    @Test("two parts without a word that proves them are parted when they stand side by side elsewhere in the edition")
    func attested() throws {
        #expect(try mended("The windowframe is thin.").texts == ["The windowframe is thin."])
        let texts = try mended("The windowframe is thin.\n\nA window frame has a shadow. No window frame is wide.")
            .texts
        #expect(texts == ["The window frame is thin.", "A window frame has a shadow. No window frame is wide."])
    }

    @Test("a repair tells the line, what was found and what it became")
    func repairs() throws {
        let (_, repairs) = try mended(
            "One.\n\nThe button\nalwaystakesthe user back,and the iconsfit.\n\nPrepare forthe change.")
        #expect(
            repairs == [
                Repair(line: 4, found: "alwaystakesthe", mended: "always takes the", reason: .joiningWord),
                Repair(line: 4, found: "iconsfit", mended: "icons fit", reason: .joiningWord),
                Repair(line: 4, found: "back,and", mended: "back, and", reason: .mark),
                Repair(line: 6, found: "forthe", mended: "for the", reason: .joiningWord),
            ])
    }

    @Test(
        "a word behind an apostrophe is parted from the one before, an ending is not",
        arguments: [
            ("Don'tset a time.", "Don't set a time."), ("Don'treglaze it.", "Don't reglaze it."),
            ("Ask for the users'time.", "Ask for the users' time."),
            ("Learn the dos and don'ts.", "Learn the dos and don'ts."), ("It doesn't set.", "It doesn't set."),
        ])
    func apostrophes(text: String, expected: String) throws {
        #expect(try mended("\(text)\n\nSet the time.").texts.first == expected)
    }

    @Test("styles and source positions follow the words that a repair moves")
    func positions() throws {
        let markdown = "Be ready **forthe change** now."
        let source = try Samples.source(markdown)
        let text = MarkdownReader.read(source)
        let block = try #require(text.blocks.first)
        let mended = Samples.repair([markdown]).mended(block, in: source).block
        #expect(mended.text == "Be ready for the change now.")
        #expect(mended.spans == [Block.Span(style: .strong, range: 9..<23)])
        let offset = try #require(mended.text.utf8.firstRange(of: "change".utf8)).lowerBound
        let start = mended.sourceOffset(mended.text.utf8.distance(from: mended.text.startIndex, to: offset))
        #expect(source.string(start..<start + 6) == "change")
    }

    @Test("two words that stand side by side in another edition are parted there too")
    func otherEdition() throws {
        let (texts, repairs) = try mended(
            "Avoid a windowframe in color.", others: ["Every window frame is thin.", "A window frame has a shadow."])
        #expect(texts == ["Avoid a window frame in color."])
        #expect(repairs.map(\.reason) == [.sideBySide])
    }

    @Test("the same sentence with its spaces decides, even where it is alone")
    func sameSentence() throws {
        let (texts, repairs) = try mended(
            "Keep the lampcord off.", others: ["Keep the lamp cord off."])
        #expect(texts == ["Keep the lamp cord off."])
        #expect(repairs.map(\.reason) == [.sameSentence])
    }

    @Test("of two ways to read a word the one that the texts have is taken")
    func ambiguous() throws {
        let texts = try mended("When the userselects it.", others: ["The user selects a lamp. The user selects all."])
            .texts
        #expect(texts == ["When the user selects it."])
    }

    @Test(
        "a word that follows an apostrophe's ending without its space is parted",
        arguments: [
            ("The icon'sselected look.", "The icon's selected look."),
            ("If it'simportant to know.", "If it's important to know."),
            ("Then you'llsee it.", "Then you'll see it."),
            ("The applicationsthey're in.", "The applications they're in."),
            ("It doesn't matter that we're here.", "It doesn't matter that we're here."),
            ("Open the user's sport page.", "Open the user's sport page."),
        ])
    func apostrophes(found: String, expected: String) throws {
        #expect(try mended(found).texts == [expected])
    }

    @Test(
        "what is one English word is not cut in two within another, unless the two stand side by side more often",
        arguments: [
            ("See the viewinto it.", "See the view into it."),
            ("This isinappropriate here.", "This is inappropriate here."),
            ("Hide the controlsinvisible to most.", "Hide the controls invisible to most."),
            ("Then itmaybe late.", "Then it may be late."),
        ])
    func cutTooFine(found: String, expected: String) throws {
        let usage = """
            A view in a frame. It is put in to stay. We put in visible marks. It may be so. It may be not.
            Look into it. The frame is invisible.
            """
        #expect(try mended(found, others: [usage]).texts == [expected])
    }

    @Test("a word that stands time and again, and its halves nowhere side by side, is a word")
    func timeAndAgain() throws {
        let text = "The sheetwith is one. Then a sheetwith too. Mind each sheetwith first."
        #expect(try mended(text).texts == [text])
        #expect(try mended("The sheetwith is one.").texts == ["The sheet with is one."])
    }

    @Test(
        "long rare words and words with the ending of a superlative are words",
        arguments: ["crosshair", "redisplays", "formatter", "modeless", "frontmost", "programmatically"])
    func rareWords(word: String) throws {
        #expect(try mended("Use the \(word) view.").texts == ["Use the \(word) view."])
    }

    @Test(
        "a name that looks like common words stays",
        arguments: ["Addison", "Madison", "Germany", "Zealand", "Theodor", "Colorado"])
    func names(name: String) throws {
        #expect(try mended("Ask \(name) for it.").texts == ["Ask \(name) for it."])
    }

    @Test(
        "the hyphen of a printed line's end is taken out where the whole is a word",
        arguments: [
            ("Show the re-\nsult at once.", "Show the result at once."),
            ("Give infor- mation first.", "Give information first."),
            ("Use single- and double-clicks.", "Use single- and double-clicks."),
            ("Use pre- or post-roll.", "Use pre- or post-roll."), ("An on-screen key.", "An on-screen key."),
        ])
    func lineEnds(found: String, expected: String) throws {
        #expect(try mended(found).texts == [expected])
    }

    @Test(
        "the space in front of a mark is taken out",
        arguments: [
            ("Say _a_ , _an_ , and _the_ .", "Say a, an, and the."),
            ("See the [Dock](#dock) , and wait.", "See the Dock, and wait."),
            ("Move the scroll bars .", "Move the scroll bars."),
            ("Stop (at once) ; wait.", "Stop (at once); wait."),
        ])
    func looseMarks(found: String, expected: String) throws {
        #expect(try mended(found).texts == [expected])
    }

    @Test(
        "what only looks like a mark with a space before it stays",
        arguments: [
            "Say \"Save changes to . . . first.\"", "Set the .plist file.", "Press Command- , to go on.",
            "Give it 4 , not 5.",
        ])
    func noLooseMarks(text: String) throws {
        #expect(try mended(text).texts == [text])
    }

    @Test("a mark that is set as code, as a key is, keeps its space")
    func keyMark() throws {
        #expect(try mended("Press Command `,` to go on.").texts == ["Press Command , to go on."])
    }

    @Test("a mark that was closed up tells its line")
    func looseMarkPlace() throws {
        let repairs = try mended("First.\n\nSay _a_ , then wait.").repairs
        #expect(repairs == [Repair(line: 3, found: "a ,", mended: "a,", reason: .looseMark)])
    }

    @Test("a rejoined word tells its line, and what follows keeps its place in the source")
    func lineEndPositions() throws {
        let markdown = "First.\n\nShow the re-\nsult **of it** now."
        let source = try Samples.source(markdown)
        let block = try #require(MarkdownReader.read(source).blocks.last)
        let (mended, repairs) = Samples.repair([markdown]).mended(block, in: source)
        #expect(mended.text == "Show the result of it now.")
        #expect(mended.spans == [Block.Span(style: .strong, range: 16..<21)])
        #expect(repairs == [Repair(line: 3, found: "re- sult", mended: "result", reason: .lineEnd)])
        let offset = try #require(mended.text.utf8.firstRange(of: "it now".utf8)).lowerBound
        let start = mended.sourceOffset(mended.text.utf8.distance(from: mended.text.startIndex, to: offset))
        #expect(source.string(start..<start + 2) == "it")
    }

    @Test("a word is parted from the code and the link that it was glued to")
    func spans() throws {
        #expect(try mended("Use`progressive` style.").texts == ["Use progressive style."])
        #expect(try mended("Use the`.plain` style.").texts == ["Use the .plain style."])
        #expect(try mended("Heed the[Window menu](menu.md).").texts == ["Heed the Window menu."])
        #expect(try mended("The `item`s here, the [icon](a.md)s.").texts == ["The items here, the icons."])
    }

    @Test("the tail of a contraction is no part")
    func tails() throws {
        let texts = try mended("Ask about andre today.", others: ["Do it and re-read. Do it and re do it. And re do."])
            .texts
        #expect(texts == ["Ask about andre today."])
    }

    @Test("an edition that lost no spaces keeps its own words")
    func clean() throws {
        let filler = String(repeating: "Plain words stand here in good order and nobody joins them. ", count: 2200)
        let printed = Samples.input("The window frame is thin. A window frame here.", file: "b.md")
        let web = Samples.input(
            filler
                + "\n\nThe windowframe is a part. Prepare forthe change. Ask Suchman. Such man is here. No such man.",
            file: "a.md")
        let evidence = WordEvidence(of: ["web": EditionWords(of: [web]), "printed": EditionWords(of: [printed])])
        let source = try Samples.source("A windowframe and forthe change.")
        let block = try #require(MarkdownReader.read(source).blocks.first)
        #expect(evidence.repair(of: "web").mended(block, in: source).block.text == "A windowframe and for the change.")
        let name = try #require(MarkdownReader.read(try Samples.source("Ask Suchman for it.")).blocks.first)
        #expect(evidence.repair(of: "web").mended(name, in: source).repairs == [])
        #expect(
            evidence.repair(of: "printed").mended(block, in: source).block.text == "A window frame and for the change.")
    }

    /// Words that stand on their own, and three that lost their spaces beyond doubt.
    private static let lossy = """
        Prepare forthe change, for the best. The edge ofyour window is out of your way. A barshould stay, a bar should go.

        The same side. The same size. One size. One group, a group. Visual aids. Visual noise. Space and space. A click. Click. \
        Discover. Discover an ability. The system. Systems and a system. Wide and wide. It goes. It stays. He slows. She slows.
        """

    @Test(
        "where other words lost their spaces, two common words are parted without further evidence",
        arguments: [
            ("The samegroup moves.", "The same group moves."), ("Keep the visualsize.", "Keep the visual size."),
            ("When busy itslows down.", "When busy it slows down."),
            ("Move it quicklyround.", "Move it quickly round."), ("The houseis shut.", "The house is shut."),
            ("Ringingbells tire.", "Ringing bells tire."), ("Avoid strangemoments.", "Avoid strange moments."),
        ])
    func commonWords(found: String, expected: String) throws {
        let (texts, repairs) = try mended(found + "\n\n" + Self.lossy)
        #expect(texts.first == expected)
        #expect(repairs.first?.reason == .commonWords)
        #expect(try mended(found, others: [Self.lossy]).texts == [found], "nothing shows that this text lost spaces")
    }

    @Test(
        "where other words lost their spaces, a small word is parted from the name behind it, and a sentence from the next",
        arguments: [
            ("Include aQuick look at theFormat menu.", "Include a Quick look at the Format menu."),
            ("It is part oftheOpen dialog.", "It is part of the Open dialog."),
            ("No data is lost.Forthe best, wait.", "No data is lost. For the best, wait."),
            ("ForiPad, wait. Use theiPhone.", "For iPad, wait. Use the iPhone."),
            ("Keep a UIthat moves, use APIsto wait.", "Keep a UI that moves, use APIs to wait."),
        ])
    func names(found: String, expected: String) throws {
        #expect(try mended(found + "\n\n" + Self.lossy).texts.first == expected)
    }

    @Test("a word that is parted where its bold type ends as well is mended once")
    func partedTwice() throws {
        let text = "Use a **bar**to wait.\n\n" + Self.lossy
        let (texts, repairs) = try mended(
            text, others: ["Drag the barto the left. Drag a bar to the right, the bar to the left."])
        #expect(texts.first == "Use a bar to wait.")
        #expect(repairs.filter { $0.found == "barto" }.map(\.reason) == [.sameSentence])
    }

    @Test(
        "where other words lost their spaces, a joining word is parted from bold and italic type",
        arguments: [
            ("Use a **bar**to wait.", "Use a bar to wait."), ("This is *one*of many.", "This is one of many."),
            ("See the*Guide*for it.", "See the Guide for it."),
        ])
    func styles(found: String, expected: String) throws {
        let (texts, repairs) = try mended(found + "\n\n" + Self.lossy)
        #expect(texts.first == expected)
        #expect(repairs.first?.reason == .joiningWord)
    }

    @Test(
        "words of which a part is bold stay, as do endings, and all where no spaces were lost",
        arguments: [
            ("Use **bar**s now.", "Use bars now."), ("Keep **with**in the bar.", "Keep within the bar."),
            ("Use a **log**in now.", "Use a login now."), ("It can**not** move.", "It cannot move."),
        ])
    func styledParts(found: String, expected: String) throws {
        #expect(try mended(found + "\n\n" + Self.lossy).texts.first == expected)
        #expect(try mended("Use a **bar**to wait.").texts == ["Use a barto wait."])
    }

    @Test(
        "names from code keep their capitals even there",
        arguments: [
            "Set isOpen now.", "Call theOpen(door) now.", "Send anOpen:close now.", "Use x.theOpen now.",
            "Save PDFs now.", "Use AVKit now.", "Let the UIshow it.",
        ])
    func codeNames(text: String) throws {
        #expect(try mended(text + "\n\n" + Self.lossy).texts.first == text)
    }

    @Test(
        "a word of which many compounds are made is not parted from another, nor is a name or what stands time and again",
        arguments: [
            "Press the spacebar now.", "Mind the discoverability now.", "Handle the onclick event.",
            "It is systemwide now.", "Ask Samegroup now.", "The samegroup, a samegroup, no samegroup.",
        ])
    func compounds(text: String) throws {
        #expect(try mended(text + "\n\n" + Self.lossy).texts.first == text)
    }

    @Test("the repair depends on the texts, not on their order")
    func order() throws {
        let texts = [
            "The windowframe is thin.", "A window frame has a shadow. A window frame.", "Prepare forthe change.",
        ]
        let source = try Samples.source("The windowframe and forthe change.")
        let block = try #require(MarkdownReader.read(source).blocks.first)
        let forward = Samples.repair(texts).mended(block, in: source).block.text
        #expect(forward == "The window frame and for the change.")
        #expect(Samples.repair(texts.reversed()).mended(block, in: source).block.text == forward)
    }
}
