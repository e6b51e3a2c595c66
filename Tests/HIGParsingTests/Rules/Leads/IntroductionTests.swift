import HIGModel
import Testing

@testable import HIGParsing

@Suite("Introduction")
struct IntroductionTests {
    @Test(
        "a sentence that only calls for what follows is no rule",
        arguments: [
            "Follow these guidelines when you use tables:",
            "If you support undo, follow these guidelines to make it easy.",
            "If you add hints, use the following guidelines to keep them helpful.",
            "Be sure to observe the following guidelines.",
            "As you design it, consider the following tips.",
            "Keep the following guidelines in mind.",
            "To help people find it, do the following:", "When you draw it, keep in mind the following points:",
            "It's crucial that you:", "Remember that:", "Specifically, you can:",
            "As you read on, it's useful to know the following definitions:",
        ])
    func open(sentence: String) {
        #expect(Introduction(sentence).isOpen)
    }

    @Test(
        "a direction whose object the list spells out is one",
        arguments: [
            "Use the following metrics when you lay out lamps:", "Use the following sizes and spacing for a bell:",
            "Use the following recommended spacing between the lamps:",
            "Create an icon in the following sizes:", "Offer as many as you can of the following styles:",
            "You can show a picker in one of the following styles:", "Two things should happen:",
            "Keep the question short: for example, \"Shut it?\"", "Keep the steps few.", "Keep these points apart.",
        ])
    func direction(sentence: String) {
        #expect(!Introduction(sentence).isOpen)
        #expect(Directive(in: sentence) != nil)
    }

    @Test("what users can do is described, item by item")
    func users() throws {
        #expect(
            try Samples.rules("Shaking shows an alert that allows them to:\n\n- Undo typing\n- Redo typing").isEmpty)
    }

    @Test("a sentence that stops where the items go on leads to them as if a colon ended it")
    func unfinished() throws {
        let lead = "You can add a bell to such signs as"
        let items = "\n\n- wooden boards\n- title boards, including small ones"
        #expect(try Samples.rules(lead + items).map(\.body) == Samples.rules(lead + ":" + items).map(\.body))
        #expect(try Samples.rules("Visitors can open the gate by\n\n- pushing it\n- ringing the bell").isEmpty)
        #expect(try Samples.rules("Signs\n\n- Paint the gate.").map(\.statement) == ["Paint the gate."])
    }

    @Test("examples of what a direction speaks of are its body")
    func examples() throws {
        let rules = try Samples.rules("Describe each option in words such as:\n\n- Suggest letters\n- Suggest cards")
        #expect(rules.map(\.body) == [["- Suggest letters", "- Suggest cards"]])
        let goals = try Samples.rules("These are examples of goals you might set:\n\n- Collect letters\n- Find cards")
        #expect(!goals.contains { $0.style == .list })
    }

    @Test(
        "so are wordings of one text, and what a made-up wish is for",
        arguments: [
            "For a small sign, you can use the following phrase:", "For example, you might want signs to:",
            "Users can open the gate in two different ways:",
        ])
    func wordings(lead: String) throws {
        let rules = try Samples.rules("**Keep a sign short.** \(lead)\n\n- Push the gate to enter.\n- Ring the bell.")
        #expect(rules.map(\.statement) == ["Keep a sign short."])
    }

    @Test("what users can do from an app in several ways goes with what it should do")
    func waysFromApp() throws {
        let lead = "Users can open the gate with a key, but mostly do so from your app, in one of three ways:"
        let items = "- The handle. Avoid painting it.\n- The bell. If it is low, hang it up.\n- Use a lamp to light it."
        #expect(try Samples.rules(lead + "\n\n" + items).count == 3)
    }

    @Test("a list whose lead speaks of something else than the rule before it is no body of that rule")
    func leftRule() throws {
        let rules = try Samples.rules(
            "You should paint the gate.\n\nA lamp comes in these sizes:\n\n- Small\n- Large")
        #expect(rules.map(\.body) == [[]])
        let list =
            "- Small: Leave 8 points.\n- Large: Leave 10 points.\n\n**Text of the sign:**\n\n- Small: Plain\n- Large: Bold"
        #expect(
            try Samples.rules("You should leave this space:\n\n" + list).allSatisfy {
                !$0.body.contains("- Small: Plain")
            })
    }

    @Test("items of a purpose are its body")
    func purpose() throws {
        let rules = try Samples.rules("You should know the icons, so that you can:\n\n- Use them\n- Avoid doubles")
        #expect(rules.map(\.modality) == [.should])
        #expect(rules.first?.body == ["- Use them", "- Avoid doubles"])
    }

    @Test("an offer's items are permissions, a direction's are directions, and \"not\" turns them round")
    func offers() throws {
        #expect(
            try Samples.rules("You can use a panel to:\n\n- Show details\n- Offer tools").map(\.modality) == [
                .may, .may,
            ])
        for lead in ["In addition, the desk lets you:", "Possible approaches are to:", "Possible approaches:"] {
            #expect(try Samples.rules("\(lead)\n\n- Show details\n- Offer tools").map(\.modality) == [.may, .may])
        }
        #expect(
            try Samples.rules("To design it, follow these guidelines:\n\n- Use white.\n- Not include a shadow.")
                .map(\.modality) == [.should, .shouldNot])
    }

    @Test(
        "what users do or what is done is described, item by item",
        arguments: [
            "A bar appears when users:", "Users with an old desk may not be able to:",
            "In every letter people can take the following steps:",
            "Ink is used in the following ways:", "Here is a list of features that letters can have:",
            "Here are a few ways people can use your ink:", "A bottle of ink gives you:",
            "The following are examples of aims that a letter might have:", "When you write letters, you get:",
            "If you write letters, you get the following advantages.",
        ])
    func described(introduction: String) throws {
        #expect(try Samples.rules("\(introduction)\n\n- Move letters\n- Fold paper").isEmpty)
    }

    @Test("what the design must do is a demand among what users do, too")
    func demanded() throws {
        let rules = try Samples.rules(
            "In every letter people can take the following steps:\n\n- Move a card. The list should scroll.\n- Fold it."
        )
        #expect(rules.map(\.statement) == ["The list should scroll."])
        let owned = try Samples.rules(
            "Keep letters short. In every letter people can take the following steps:\n\n"
                + "- Turn a page. The next page should overlap.\n- Fold it.")
        #expect(owned.map(\.statement) == ["Keep letters short.", "The next page should overlap."])
        #expect(owned.first?.body.suffix(2) == ["- Turn a page.", "- Fold it."])
    }

    @Test("a list of what users do goes on behind a paragraph, up to the next heading or lead")
    func interrupted() throws {
        let list = "Letters are of no use if they:\n\n- Get lost\n\nSome do.\n\n- Inform nobody of anything\n\n"
        #expect(try Samples.rules(list).isEmpty)
        #expect(
            try Samples.rules(list + "# Cards\n\n- Inform people of changes.").map(\.statement) == [
                "Inform people of changes."
            ])
    }

    @Test("an item describes what is under it, and the list goes on after it")
    func nested() throws {
        let rules = try Samples.rules(
            "Letters differ in some ways:\n\n- Some visitors may find it hard to do the following:\n- Move letters\n- Fold paper\n- Don't lose letters."
        )
        #expect(rules.map(\.statement) == ["Don't lose letters."])
    }

    @Test("\"keep in mind the guidelines\" leads to them")
    func guidelines() throws {
        #expect(try Samples.rules("You should remember the guidelines in this chapter.").isEmpty)
    }

    @Test(
        "items that complete a clause within a prohibition or a condition direct nothing by themselves",
        arguments: ["Avoid alerts that:", "Don't show an alert that:", "Use a list when:", "Hide it only if it:"])
    func clauses(lead: String) throws {
        let rules = try Samples.rules("\(lead)\n\n- Ask for confirmation\n- Update readers on every step")
        #expect(rules.count == 1)
        #expect(rules.first?.body == ["- Ask for confirmation", "- Update readers on every step"])
    }

    @Test(
        "so do those after a description",
        arguments: [
            "These alerts are seldom needed if they:", "A subtle movement can:", "Lists are of use when:",
            "People use the ring to:", "Readers mute it when they want to:", "There are gestures for tasks such as:",
            "To each icon the system adds:", "Appropriate movement can:", "A list may be a good choice if you can:",
        ])
    func descriptions(lead: String) throws {
        #expect(try Samples.rules("\(lead)\n\n- Ask for confirmation\n- Show progress").isEmpty)
    }

    @Test("but not those after a description that ends in a noun, or in no more than \"as follows\"")
    func others() throws {
        let items = "\n\n- Leave 8 pixels at the top.\n- Side borders should be 10 pixels."
        #expect(try Samples.rules("Small lists differ from the usual controls:" + items).count == 2)
        #expect(try Samples.rules("The borders are used as follows:" + items).count == 2)
    }

    @Test("what a prohibition's items complete is its body, as each would say the opposite by itself")
    func prohibited() throws {
        let rules = try Samples.rules("Don't use the arrow keys to:\n\n- Move the pointer\n- Scroll a list")
        #expect(rules.map(\.statement) == ["Don't use the arrow keys to:"])
        #expect(rules.map(\.body) == [["- Move the pointer", "- Scroll a list"]])
    }

    @Test(
        "guidelines that a sentence only announces are rules of their own",
        arguments: [
            "The following guidelines should help you:", "Keep these high-level guidelines in mind:",
            "As you do so, keep two things in mind:",
        ])
    func announced(lead: String) throws {
        let rules = try Samples.rules("\(lead)\n\n- Keep lists short.\n- Avoid two lists.")
        #expect(rules.map(\.statement) == ["Keep lists short.", "Avoid two lists."])
    }

    @Test("an item without a direction is no part of what the item before it directs, unless it goes on with it")
    func strangers() throws {
        let list = "- Keep lists short.\n- Two bars stand below it.\n- Avoid colors."
        #expect(try Samples.rules(list).map(\.body) == [[], []])
        let nested = try Samples.rules("- Keep lists short.\n  - Two bars stand below it.\n- Avoid colors.")
        #expect(nested.map(\.body) == [["- Two bars stand below it."], []])
        let sizes = try Samples.rules("- Large: Leave 10 pixels.\n- Small: 8 pixels\n- Avoid colors.")
        #expect(sizes.map(\.body) == [["- Small: 8 pixels"], []])
    }

    @Test(
        "what items direct behind their labels stands for itself, whether or not the sentence before the list directs")
    func labels() throws {
        let list = "- **The menu.** A menu opens. It should stay short.\n- **Keys.** A key does it. Don't show keys."
        let rules = try Samples.rules("Readers find it in one of two ways:\n\n\(list)")
        #expect(rules.map(\.statement) == ["It should stay short.", "Don't show keys."])
        let spelled = try Samples.rules("Show it in one of two ways:\n\n\(list)")
        #expect(spelled.map(\.statement) == ["Show it in one of two ways:"] + rules.map(\.statement))
    }

    @Test(
        "an example or a means leaves an offer an offer",
        arguments: ["For example, you can:", "When people share files, you can use a panel to:"])
    func choice(lead: String) throws {
        #expect(try Samples.rules("\(lead)\n\n- Show details\n- Offer tools").map(\.modality) == [.may, .may])
    }

    @Test("advantages and reasons are no permissions")
    func reasons() throws {
        for lead in ["Plain gates have several advantages:", "There are several reasons for this:"] {
            #expect(try Samples.rules(lead + "\n\n- You do not have to paint them.").isEmpty)
        }
    }

    @Test("\"be sure to follow the guidelines\" asks for it where it names a case")
    func guidelinesOfCase() throws {
        #expect(try Samples.rules("Be sure to follow the guidelines in this section.").isEmpty)
        let rules = try Samples.rules("If you paint gates, be sure to follow the guidelines in \"Paint\".")
        #expect(rules.map(\.modality) == [.must])
        let joined = try Samples.rules("If it creaks, move it slowly, and follow the guidelines for old gates.")
        #expect(joined.map(\.modality) == [.should])
        let item = try Samples.rules(
            "- Use plain gates. Follow the guidelines given in the next part.\n- Don't paint them.")
        #expect(item.map(\.statement) == ["Use plain gates.", "Don't paint them."])
    }

    @Test("what a thing is used for directs nobody")
    func use() throws {
        #expect(try Samples.rules("There are calls that you use to:\n\n- Show details\n- Offer tools").isEmpty)
    }

    @Test(
        "items that complete a condition are its body",
        arguments: [
            "Use a gate instead if you need to:", "Make sure that the sign shows how to:", "First, decide whether:",
        ])
    func condition(lead: String) throws {
        let rules = try Samples.rules("\(lead)\n\n- Show details\n- Offer tools")
        #expect(rules.map(\.statement) == [lead])
        #expect(rules.map(\.body) == [["- Show details", "- Offer tools"]])
    }

    @Test("what leads to guidelines is kept of the paragraphs behind it, up to the next heading")
    func runLead() throws {
        let lead = "Here are some guidelines that make lamps better."
        let text = """
            # Light

            **Keep it dim.** It is dark.

            Lamps are made of glass. \(lead)

            **Use few words.** They tire.

            It is an old custom.

            **Use plain words.** They help.

            # Sound

            **Keep it low.** It is loud.
            """
        #expect(try Samples.rules(text).map(\.runLead) == [nil, lead, lead, nil])
        #expect(Introduction("Follow these guidelines when you hang lamps:").leadsToGuidelines)
        #expect(!Introduction("Lamps have guidelines.").leadsToGuidelines)
        #expect(!Introduction("Here are some lamps.").leadsToGuidelines)
    }
}
