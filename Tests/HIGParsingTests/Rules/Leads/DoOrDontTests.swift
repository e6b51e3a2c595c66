import HIGModel
import Testing

@testable import HIGParsing

/// Lists and tables whose label says whether to do what they name.
@Suite("Do or don't")
struct DoOrDontTests {
    private let items = "- Overuse levers.\n- Change the way a gate looks. People lose their way.\n"

    @Test(
        "under a label that forbids, no item is told as a direction to do it",
        arguments: [
            "Don't:", "### Don't", "**Don\u{2019}ts**", "## Do not:", "Never:", "DON'TS:", "Don't", "### ❌ Don't", "❌",
            "Don`t…",
        ])
    func forbidden(label: String) throws {
        let rules = try Samples.rules("# Gates\n\n\(label)\n\n\(items)")
        #expect(rules.map(\.modality) == [.mustNot, .mustNot])
        #expect(rules.map { $0.statement.hasSuffix(": Overuse levers.") } == [true, false])
        #expect(rules.last?.body == ["People lose their way."])
    }

    @Test("the statement keeps the label, for the item alone would say the opposite")
    func statement() throws {
        #expect(
            try Samples.rules("Avoid:\n\n- Gates without latches\n- Opening gates at night\n").map(\.statement)
                == ["Avoid: Gates without latches", "Avoid: Opening gates at night"])
    }

    @Test("an item that forbids by itself stays as it is")
    func ownProhibition() throws {
        let rules = try Samples.rules("Don'ts:\n\n- Never lock a gate.\n- Avoid two latches.\n")
        #expect(rules.map(\.statement) == ["Never lock a gate.", "Avoid two latches."])
        #expect(rules.map(\.modality) == [.mustNot, .shouldNot])
    }

    @Test("under a label that directs, an item is a rule whatever its words, and keeps its own force")
    func directed() throws {
        let rules = try Samples.rules("## Do\n\n- Paint the gate.\n- A latch on each gate.\n- Avoid rust.\n")
        #expect(rules.map(\.statement) == ["Paint the gate.", "Do: A latch on each gate.", "Avoid rust."])
        #expect(rules.map(\.modality) == [.should, .should, .shouldNot])
    }

    @Test("\"Always:\" makes demands")
    func always() throws {
        #expect(try Samples.rules("Always:\n\n- Close the gate.\n").map(\.modality) == [.must])
    }

    @Test("a label in a paragraph is over behind its list, so that what comes next is not forbidden")
    func overBehindList() throws {
        let rules = try Samples.rules("# Gates\n\n**Don't:**\n\n- Overuse levers.\n\nPaint each gate.\n")
        #expect(rules.map(\.statement) == ["Don't: Overuse levers.", "Paint each gate."])
        #expect(rules.map(\.modality) == [.mustNot, .should])
    }

    @Test("what somebody says is no rule under a label either")
    func speech() throws {
        let split = try Samples.split("## Do\n\n- Paint the gate.\n- “Shut the gate.”\n")
        #expect(split.rules.map(\.statement) == ["Paint the gate."])
        #expect(split.passages.last?.role == .description)
    }

    @Test("what stands before the lead of a list in its paragraph is kept, with the rules that it states")
    func beforeLead() throws {
        let rules = try Samples.rules("# Gates\n\nPaint each gate. Your app should not:\n\n- Overuse levers.\n")
        #expect(rules.map(\.statement) == ["Paint each gate.", "Your app should not: Overuse levers."])
        #expect(rules.map(\.modality) == [.should, .shouldNot])
    }

    @Test("a column without a label keeps what its cells say")
    func otherColumn() throws {
        let split = try Samples.split(
            "| Gate | Do | Don't |\n|---|---|---|\n| Brass gates | Polish it | Paint it |\n")
        #expect(split.rules.map(\.statement) == ["Polish it", "Don't: Paint it"])
        #expect(split.passages.contains { $0.role == .table && $0.text == "Brass gates" })
    }

    @Test("a label is over with the next one, and with the next heading")
    func end() throws {
        let rules = try Samples.rules(
            "## Don't\n\n- Lock it.\n\n## Do\n\n- Open it.\n\n## Don't\n\n- Sell it.\n\n## Gates\n\n- Paint the gate.\n"
        )
        #expect(rules.map(\.modality) == [.mustNot, .should, .mustNot, .should])
    }

    @Test(
        "a label in a heading is over behind the part of the page that it opens",
        arguments: ["</Pair>\n\n", "---\n\n", "</Pair>\n\nGates are:\n\n"])
    func endOfPart(mark: String) throws {
        let rules = try Samples.rules("## Don't\n\nLock the gate\n\n\(mark)- Paint each gate.\n- Always close it.\n")
        #expect(rules.map(\.statement) == ["Don't: Lock the gate", "Paint each gate.", "Always close it."])
        #expect(rules.map(\.modality) == [.mustNot, .should, .must])
        #expect(rules.first?.body == [])
    }

    @Test("a frame around the label's heading alone ends nothing")
    func framedHeading() throws {
        let rules = try Samples.rules("<div>\n\n## Don't\n\n</div>\n\n- Lock the gate.\n\nPaint each gate.\n")
        #expect(rules.map(\.modality) == [.mustNot, .mustNot])
        let html = "<div><div><h2>Don't</h2></div><ul><li>Lock the gate.</li></ul></div><ul><li>Paint it.</li></ul>"
        #expect(try htmlRules(html).map(\.statement) == ["Don't: Lock the gate.", "Paint it."])
        #expect(try htmlRules("<h2>Don't</h2><p>Lock the gate.</p><hr><p>Paint it.</p>").last?.modality == .should)
    }

    @Test(
        "what demands something itself ends a heading's label that forbade what came before",
        arguments: ["Always oil each gate.", "A gate must have a latch.", "Every gate should have a latch."])
    func ownDemand(sentence: String) throws {
        let rules = try Samples.rules("## Don't\n\n- Lock the gate.\n\n\(sentence)\n\nPaint each gate.\n")
        #expect(rules.map(\.statement) == ["Don't: Lock the gate.", sentence, "Paint each gate."])
    }

    @Test(
        "a term, a summary, or a paragraph of nothing else is a label without a colon, and no rule",
        arguments: [
            "<dl><dt>Do</dt><dd>Keep the gate shut.</dd><dt>Don\u{2019}t</dt><dd>Lock the gate.</dd></dl>",
            "<p>Do</p><p>Keep the gate shut.</p><p>Don\u{2019}t</p><p>Lock the gate.</p>",
            "<p>Keep the gate shut.</p><details><summary>Don\u{2019}t</summary><p>Lock the gate.</p></details>",
        ])
    func terms(html: String) throws {
        for rules in [
            try htmlRules(html + "<p>Paint each gate.</p>"), try Samples.rules(html + "\n\nPaint each gate.\n"),
        ] {
            #expect(
                rules.map(\.statement) == ["Keep the gate shut.", "Don\u{2019}t: Lock the gate.", "Paint each gate."])
            #expect(rules.map(\.modality) == [.should, .mustNot, .should])
        }
    }

    @Test("below a picture the label is the picture's")
    func belowPicture() throws {
        let rules = try Samples.rules("![](gate.png)\n\nDon't\n\nPaint each gate.\n")
        #expect(rules.map(\.statement) == ["Paint each gate."])
        #expect(rules.map(\.modality) == [.should])
    }

    @Test("a paragraph that no label's word fits uses the label up")
    func usedUp() throws {
        let rules = try Samples.rules("Don't\n\nGates in red and black.\n\nKeep each gate shut.\n")
        #expect(rules.map(\.statement) == ["Keep each gate shut."])
    }

    @Test("right below a heading that forbids, a text that demands something is an example of how not to put it")
    func wrongWording() throws {
        let wording = "To enter the yard, you must shut the gate."
        let rules = try Samples.rules("## Don't\n\n\(wording)\n\n## Hedges\n\nKeep each hedge low.\n")
        #expect(rules.map(\.statement) == ["Keep each hedge low."])
        let forbidden = try Samples.rules("## Don't\n\nYou should never lock the gate.\n")
        #expect(forbidden.map(\.modality) == [.mustNot])
        let later = try Samples.rules("## Don't\n\n- Lock the gate.\n\nYou must shut the gate.\n")
        #expect(later.map(\.modality) == [.mustNot, .must])
    }

    private func htmlRules(_ html: String) throws -> [RuleDraft] {
        let text = try HTMLReader.read(try Samples.source(html), file: "page.html")
        return RuleSplitter.split(text, furniture: Furniture(texts: [text], isPrint: false)).rules
    }

    @Test(
        "items that complete a prohibition are forbidden one by one",
        arguments: [
            ("Your app should not:", Modality.shouldNot), ("You must not:", .mustNot), ("In general, don't:", .mustNot),
            ("Apps must never:", .mustNot), ("Try not to:", .shouldNot), ("You should avoid:", .shouldNot),
            ("Do not do any of the following:", .mustNot), ("Avoid doing these things:", .shouldNot),
        ])
    func completed(lead: String, modality: Modality) throws {
        let rules = try Samples.rules("\(lead)\n\n\(items)")
        #expect(rules.map(\.modality) == [modality, modality])
        #expect(rules.first?.statement == "\(lead) Overuse levers.")
    }

    @Test(
        "a prohibition with an object of its own is one rule that its list spells out",
        arguments: ["Avoid these habits:", "Don't use a gate for any of these reasons:", "Don't use a gate to:"])
    func spelledOut(lead: String) throws {
        let rules = try Samples.rules("\(lead)\n\n- Keep people out\n- Show a sign\n")
        #expect(rules.map(\.statement) == [lead])
        #expect(rules.map(\.body) == [["- Keep people out", "- Show a sign"]])
    }

    @Test(
        "a list that stands in the next chunk is under the label still",
        arguments: ["Don't:\n\n- Lock a gate.", "## Don't\n\n- Lock a gate.", "- Never lock a gate.\n\n## Don't"])
    func nextChunk(end: String) throws {
        let chunks = ["# Gates\n\n\(end)\n", "- Change the way a gate looks.\n"]
        let rules = try Samples.read(Samples.chunks(chunks)).sources.flatMap(\.rules)
        #expect(rules.map(\.modality) == [.mustNot, .mustNot])
    }

    @Test(
        "a paragraph under such a heading is forbidden, too, and so is what stands under the headings below it",
        arguments: ["", "### Colors\n\n"])
    func paragraphs(between: String) throws {
        let rules = try Samples.rules(
            "## Don't\n\n\(between)Use two levers. People tire.\n\n## Gates\n\nUse one lever.\n")
        #expect(rules.map(\.statement) == ["Don't: Use two levers.", "Use one lever."])
        #expect(rules.map(\.modality) == [.mustNot, .should])
    }

    @Test("a label among items holds for those below it; what stands below a forbidden item belongs to it")
    func nested() throws {
        let rules = try Samples.rules("- Keep it shut.\n- Don't:\n  - Use iron.\n  - Use tin.\n- Paint it green.\n")
        #expect(rules.map(\.modality) == [.should, .mustNot, .mustNot, .should])
        let below = try Samples.rules("Don't:\n\n- Use red.\n  - Use blue instead.\n- Use tin.\n")
        #expect(below.map(\.statement) == ["Don't: Use red.", "Don't: Use tin."])
        #expect(below.map(\.body) == [["- Use blue instead."], []])
    }

    @Test(
        "the lead of a list is no rule, bold or in a remark",
        arguments: ["**Your app must not:**", "Important: Your app must not:"])
    func lead(text: String) throws {
        let rules = try Samples.rules("\(text)\n\n![](a.png)\n\n- Hide gates.\n")
        #expect(rules.map(\.statement) == ["Your app must not: Hide gates."])
    }

    @Test("each table has its own columns, and an empty cell is none")
    func tables() throws {
        let one = "| Do | Don't |\n|---|---|\n| Use blue | Use red |\n| | Slam it |\n\n"
        let other =
            "| Don't | Do |\n|---|---|\n| Use icons | Use labels |\n\n| Name | Size |\n|---|---|\n| Small | 20 |\n"
        #expect(
            try Samples.rules(one + other).map(\.statement) == [
                "Use blue", "Don't: Use red", "Don't: Slam it", "Don't: Use icons", "Use labels",
            ])
    }

    @Test("what is said to people, well and badly, is no rule")
    func samples() throws {
        let table =
            "| Do | Don't |\n|---|---|\n| Unable to open the gate. Try again. | Gate unopenable. |\n| Push. | Pull. |\n"
        #expect(try Samples.rules(table).isEmpty)
    }

    @Test("the columns of a table are labels, too")
    func table() throws {
        let rules = try Samples.rules(
            "| Do | Don't |\n|---|---|\n| Paint the gate. | Lock the gate. Nobody has the key. |\n| One latch | |\n")
        #expect(rules.map(\.statement) == ["Paint the gate.", "Don't: Lock the gate.", "Do: One latch"])
        #expect(rules.map(\.modality) == [.should, .mustNot, .should])
        #expect(rules.map(\.body) == [[], ["Nobody has the key."], []])
    }

    @Test("the sign of what not to do turns round what it stands before")
    func sign() throws {
        #expect(
            try Samples.rules("❌ Lock the gate.\n\n✅ Paint it.\n\n- ❌ Paint the lock.").map(\.modality) == [
                .mustNot, .should, .mustNot,
            ])
    }

    @Test("a heading on dos and don'ts in general says nothing of its items")
    func both() throws {
        #expect(try Samples.rules("## Do's and don'ts\n\n- Paint the gate.\n").map(\.modality) == [.should])
    }

    @Test("\"appropriate or not:\" forbids nothing")
    func question() {
        #expect(DoOrDont(before: "The marks tell whether a gate is appropriate or not:") == nil)
        #expect(DoOrDont(before: "Don't use the gate to:") == nil)
    }
}
