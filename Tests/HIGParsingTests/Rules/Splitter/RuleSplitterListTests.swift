import HIGModel
import Testing

@testable import HIGParsing

/// Which items of a list are rules, and which the body of one.
@Suite("RuleSplitter: lists")
struct RuleSplitterListTests {
    @Test("what things or people usually do gives no rules, what is to be done or the best do gives them")
    func habits() throws {
        let items = "\n\n- Avoid noise.\n- Use few lamps.\n"
        for lead in ["Old gates typically:", "People often:"] {
            try #expect(Samples.rules(lead + items).isEmpty, "\(lead)")
        }
        for lead in [
            "The best gates usually:", "The following makes less work for visitors:",
        ] {
            try #expect(Samples.rules(lead + items).count == 2, "\(lead)")
        }
    }

    @Test("cases where something is forbidden are rules of their own where each forbids")
    func forbiddenCases() throws {
        let rules = try Samples.rules(
            "There are cases where bells should not be used:\n\n- Don't ring at night.\n- Avoid ringing for nothing.\n")
        #expect(rules.dropFirst().map(\.statement) == ["Don't ring at night.", "Avoid ringing for nothing."])
        #expect(rules.map(\.modality) == [.shouldNot, .mustNot, .shouldNot])
    }

    @Test("samples below a label in a list support the rule above it, and the label leads to nothing beside it")
    func samplesBelowItem() throws {
        let rules = try Samples.rules(
            """
            - Use words of one kind. Correct:
              - Print the page
              - Keep the page
            - Use few lamps.
            """)
        #expect(rules.map(\.statement) == ["Use words of one kind.", "Use few lamps."])
        #expect(rules.map(\.introduction) == [nil, nil])
        #expect(rules[0].body.suffix(2) == ["- Print the page", "- Keep the page"])
    }

    @Test("items that spell out the item above them belong to its rule, also behind one that directs by itself")
    func spelledOut() throws {
        let rules = try Samples.rules(
            """
            - Use the following lamps:
              - Hall lamps: To let visitors find the way.
              - Table lamps: To let people read. Use the kind that fits the table.
              - Candles: To make it festive.
            - Use few of them.
            """)
        #expect(
            rules.map(\.statement) == [
                "Use the following lamps:", "Use the kind that fits the table.", "Use few of them.",
            ])
        #expect(rules[0].body.last == "- Candles: To make it festive.")
        #expect(rules[2].body.isEmpty)
    }

    @Test("quoted items, and samples of bad and better wording, give no rules")
    func samples() throws {
        let rules = try Samples.rules(
            """
            Paint the gate's name as a verb. For example:

            - ‘Push’ to open the gate
            - “Ring” to call the owner

            Avoid blame.

            - **Bad**: You rang too late. Try again.
            - **Better**: Ring once more.
            """)
        #expect(rules.map(\.statement) == ["Paint the gate's name as a verb.", "Avoid blame."])
    }

    @Test("a list that spells out a directive is its body")
    func spellingOut() throws {
        let rules = try Samples.rules(
            """
            When the disk is full, two things should happen:

            - The window should say so.
            - A button should open the list of large files.
            """)
        #expect(rules.map(\.statement) == ["When the disk is full, two things should happen:"])
        #expect(
            rules.map(\.body) == [
                [
                    "- The window should say so.", "- A button should open the list of large files.",
                ]
            ])
    }

    @Test("items that each demand something are rules beside a lead that does, unless it counts them")
    func demandingItems() throws {
        let rules = try Samples.rules(
            """
            Lamps should hang in the right place:

            - Lamps for a whole room should hang high. They should fill it with light.
            - Lamps for a desk should stand on it.
            """)
        #expect(
            rules.map(\.statement) == [
                "Lamps should hang in the right place:", "Lamps for a whole room should hang high.",
                "They should fill it with light.", "Lamps for a desk should stand on it.",
            ])
    }

    @Test("a lead that adds to what was asked before is no rule itself")
    func furtherLead() throws {
        let rules = try Samples.rules("Your gate should also:\n\n- Open quietly.\n- Shut by itself.\n")
        #expect(rules.map(\.statement) == ["Open quietly.", "Shut by itself."])
        #expect(rules.map(\.modality) == [.should, .should])
    }

    @Test("what is to be used sparingly behind a lead is advised against")
    func sparingItem() throws {
        let rules = try Samples.rules("Lamps should:\n\n- Be used sparingly in the yard\n- Stand on a desk\n")
        #expect(rules.map(\.modality).contains(.shouldNot))
    }

    @Test("what an item of a rule's list lists in turn is body as well")
    func listInList() throws {
        let rules = try Samples.rules(
            """
            Don't light lamps that:

            - Are old
            - Are hard to reach, such as:
            - Lamps on a roof
            - Lamps in a well
            """)
        #expect(rules.map(\.statement) == ["Don't light lamps that:"])
        #expect(
            rules.map(\.body) == [
                ["- Are old", "- Are hard to reach, such as:", "- Lamps on a roof", "- Lamps in a well"]
            ])
    }

    @Test("a statement that ends in a colon is the lead alone, the nouns of its list are body")
    func nounList() throws {
        let rules = try Samples.rules("Every alert should name:\n\n- The file\n- The reason\n")
        #expect(rules.map(\.statement) == ["Every alert should name:"])
        #expect(rules.map(\.body) == [["- The file", "- The reason"]])
    }

    @Test("a list of independent directives is one rule an item")
    func independentItems() throws {
        let rules = try Samples.rules(
            """
            Three guidelines hold for all text:

            - Use one typeface. A second one distracts.
            - Avoid shadows.
            - Never rotate text.
            """)
        #expect(rules.map(\.statement) == ["Use one typeface.", "Avoid shadows.", "Never rotate text."])
        #expect(rules.map(\.modality) == [.should, .shouldNot, .mustNot])
        #expect(rules.map(\.style) == [.list, .list, .list])
        #expect(rules[0].body == ["A second one distracts."])
    }

    @Test("a \"you can use it to\" list of independent uses is one permission an item")
    func uses() throws {
        let rules = try Samples.rules(
            "You can use a panel to:\n\n- Show details of the selection\n- Offer more tools\n")
        #expect(rules.suffix(2).map(\.statement) == ["Show details of the selection", "Offer more tools"])
        #expect(rules.suffix(2).map(\.modality) == [.may, .may])
    }

    @Test(
        "a headline's list is its body, unless the headline's text calls for what each item says",
        arguments: [
            ("**Keep doors named.** Some ways to do so:", 1),
            ("**Keep doors named.** As you do, follow these guidelines:", 3),
            ("**Avoid nameless doors.** Instead:", 3), ("**Name doors with care.** Specifically:", 3),
        ])
    func headlineList(lead: String, count: Int) throws {
        #expect(try Samples.rules("\(lead)\n\n- Use plain words.\n- Don't shout.").count == count)
    }

    @Test("an item with a bold lead states a rule in any list; so does one that says what \"you should\" do")
    func aloneInList() throws {
        let rules = try Samples.rules(
            """
            **Support both kinds of door.** You can use:

            - **Keep heavy doors slow.** They hurt.
            - Doors of glass

            Glass can be a problem:

            - People run into it.
            - You should avoid clear glass.
            """)
        #expect(
            rules.map(\.statement) == [
                "Support both kinds of door.", "Keep heavy doors slow.", "You should avoid clear glass.",
            ])
        #expect(
            try Samples.rules("Doors are needless if they:\n\n- Lead nowhere.\n- Instead, build a wall.").count == 1)
    }

    @Test("a later sentence of an item directs where the sentence before the list is whole without it")
    func directiveInItem() throws {
        let rules = try Samples.rules(
            "Don't use glass in these doors:\n\n- Doors of barns. Use glass only in town.\n- **Gates.** They are wide.")
        #expect(rules.map(\.statement) == ["Don't use glass in these doors:", "Use glass only in town."])
        #expect(rules.map(\.body) == [["- Doors of barns.", "- Gates. They are wide."], []])
        let means = try Samples.rules(
            "Keep these doors light:\n\n- Doors of glass. If you do this, you should mark it.")
        #expect(means.map(\.statement) == ["Keep these doors light:"])
        let part = try Samples.rules("Aim for a door that is:\n\n- Light. Strive for a weight people can bear.")
        #expect(part.map(\.statement) == ["Aim for a door that is:"])
    }

    @Test("what is to be done instead is a rule among the items of a prohibition")
    func insteadInItem() throws {
        let rules = try Samples.rules("Avoid gates that:\n\n- Creak. Instead, use a curtain.\n- Open by themselves.")
        #expect(rules.map(\.statement) == ["Avoid gates that:", "Instead, use a curtain."])
        #expect(rules.map(\.body) == [["- Creak.", "- Open by themselves."], []])
    }

    @Test("what is called for binds items that paragraphs part from each other as well")
    func partedItems() throws {
        let rules = try Samples.rules(
            """
            To fit in, be sure to:

            - Leave room.
            - Respect the street.

            A street is long.

            - Use plain doors.

            Doors are many.
            """)
        #expect(rules.map(\.modality) == [.must, .must, .must])
    }

    @Test("a list that describes is no rule")
    func descriptiveList() throws {
        let split = try Samples.split("#### A panel:\n\n- Is small\n- Floats above other windows\n")
        #expect(split.rules.isEmpty)
        #expect(split.passages.dropFirst().map(\.role) == [.description, .description])
    }

    @Test("what opens with a noun in small letters is none, though the noun is a verb as well")
    func nounsInSmallLetters() throws {
        let split = try Samples.split("A panel has these parts:\n\n- edge and shadow\n- fill pattern\n- title\n")
        #expect(split.rules.isEmpty)
        let deeds = try Samples.rules("Before you print:\n\n- set the margins\n- fill the tray\n- close the lid\n")
        #expect(deeds.count == 3)
    }

    @Test("what a text should say is an example, with or without a colon", arguments: ["say", "say:", "read:"])
    func wording(lead: String) throws {
        let rules = try Samples.rules("Your page should \(lead)\n\n- Click the bell icon.\n- Click the gate.\n")
        #expect(rules.allSatisfy { !$0.statement.hasPrefix("Click") })
    }

    @Test("items that say what to do in each case are rules, though a choice leads to them")
    func casesOfChoice() throws {
        let rules = try Samples.rules(
            """
            You can show either one door or two (both let people in):

            - If people come by day, show one door.
            - If they come by night, consider a lamp.
            """)
        #expect(rules.map(\.modality) == [.may, .should, .consider])
        #expect(try Samples.rules("You can show a door:\n\n- If people come by day\n- Behind a wall").count == 1)
    }

    @Test("what says what terms mean belongs to no rule")
    func definitions() throws {
        let split = try Samples.split(
            "**Avoid trays.**\n\nTwo terms help:\n\n- **A tray** means a flat board.\n- **A rack** means a shelf.\n")
        #expect(split.rules.map(\.body) == [["Two terms help:"]])
        #expect(split.passages.suffix(2).map(\.role) == [.description, .description])
    }

    @Test("a rule's list stays its body after a figure")
    func listAfterFigure() throws {
        let split = try Samples.split(
            """
            **Don't stack sheets.**

            ![](images/_page_12_Picture_1.jpeg)

            Stacking sheets causes several problems:

            - There is no way to tell which one is active.
            - The window underneath disappears from view.
            """)
        #expect(split.rules.map(\.statement) == ["Don't stack sheets."])
        #expect(
            split.rules[0].body == [
                "Stacking sheets causes several problems:", "- There is no way to tell which one is active.",
                "- The window underneath disappears from view.",
            ])
        #expect(split.passages.contains { $0.role == .figure })
    }

    @Test("items of which half say what to do stand for themselves")
    func halfDeeds() throws {
        let rules = try Samples.rules("You should keep the bells safe:\n\n- Ring them daily.\n- Brass polish.\n")
        #expect(rules.map(\.statement) == ["You should keep the bells safe:", "Ring them daily."])
    }

    @Test("a paragraph after a list belongs to its last rule only where it speaks of the same")
    func afterList() throws {
        let list = "Follow these guidelines:\n\n- Dim the lamps.\n- Draw the heavy curtains at night.\n\n"
        let apart = try Samples.rules(list + "A roof keeps the rain out.")
        #expect(apart.map(\.body) == [[], []])
        #expect(try Samples.rules(list + "Curtains are sold by the yard.").map(\.body) == [[], []])
        let kept = "Heavy curtains keep the night out."
        #expect(try Samples.rules(list + kept).map(\.body) == [[], [kept]])
    }

    @Test("bold leads of list items are rules of the list")
    func boldItems() throws {
        let rules = try Samples.rules(
            "- **Use verbs.** Nouns are vague.\n- **Avoid jargon.** People know their own words.\n")
        #expect(rules.map(\.statement) == ["Use verbs.", "Avoid jargon."])
        #expect(rules.map(\.style) == [.list, .list])
    }

    @Test("a label among items ends what stood before it")
    func labelsAmongItems() throws {
        let rules = try Samples.rules(
            """
            - Space:
                - Large: Leave 12 steps of space.
                - Small: 8 steps
            - Letter text:
                - Large: Ink, 9 steps from the left
            """)
        #expect(rules.map(\.statement) == ["Large: Leave 12 steps of space."])
        #expect(rules.map(\.body) == [["- Small: 8 steps"]])
    }

    @Test("what is to be said does not lead to the items behind what is said")
    func leadToSpeech() throws {
        let text = "You could say something like this:\n\n\"The tray is tested, not you.\"\n\n- Let people leave."
        #expect(try Samples.rules(text).map(\.introduction) == [nil])
    }
}
