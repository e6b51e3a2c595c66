import HIGModel
import Testing

@testable import HIGParsing

/// What an item is to be read after.
@Suite("ItemLeads")
struct ItemLeadsTests {
    @Test("an item keeps the sentence that leads to its list, and nothing else of the paragraph")
    func sentence() throws {
        let rules = try Samples.rules(
            "Lamps differ. When a lamp is lit, follow these guidelines:\n\n- Dim the others.\n- Avoid glare. Use a shade.\n\nKeep it clean."
        )
        #expect(
            rules.map(\.introduction) == [
                "When a lamp is lit, follow these guidelines:", "When a lamp is lit, follow these guidelines:",
                "When a lamp is lit, follow these guidelines:", nil,
            ])
    }

    @Test("a list behind a sentence that does not lead to it has no introduction")
    func none() throws {
        #expect(try Samples.rules("Lamps differ.\n\n- Avoid glare.").map(\.introduction) == [nil])
    }

    @Test("what stands under an item that ends in a colon is read after it, and the next after the list's sentence")
    func nested() throws {
        let rules = try Samples.rules(
            "Follow these guidelines:\n\n- Dim the lamps.\n- If it is dark:\n  - Light a lamp.\n- Avoid glare.")
        #expect(rules.map(\.statement) == ["Dim the lamps.", "Light a lamp.", "Avoid glare."])
        #expect(
            rules.map(\.introduction) == ["Follow these guidelines:", "If it is dark:", "Follow these guidelines:"])
    }

    @Test("what stands under an item that leads to examples is none of the rules")
    func examples() throws {
        let rules = try Samples.rules(
            "- Keep goals simple. The following are examples of goals you might set for visitors:\n"
                + "  - Collect the most lamps.\n  - Light the whole house.\n- Avoid glare.")
        #expect(rules.map(\.statement) == ["Keep goals simple.", "Avoid glare."])
    }

    @Test("what is demanded among items that complete a prohibition is not read after it")
    func supporting() throws {
        let rules = try Samples.rules("Don't light a lamp when:\n\n- It is day. Instead, use the window.\n- It is hot.")
        #expect(rules.map(\.statement) == ["Don't light a lamp when:", "Instead, use the window."])
        #expect(rules.map(\.introduction) == [nil, nil])
    }

    @Test("a label among the items leads to those after it, up to the next, and to none that has a label of its own")
    func label() throws {
        let rules = try Samples.rules(
            "Lamps have sizes:\n\n- **Height:**\n- Leave 9 inches.\n- **Spacing:**\n- Leave 8 inches.\n- **Text:** Don't use text."
        )
        #expect(rules.map(\.introduction) == ["Height:", "Spacing:", nil])
    }

    @Test("half a sentence among the items leads to those that complete it")
    func sibling() throws {
        let rules = try Samples.rules("- If it is dark, your app should:\n- Light a lamp.\n- If it is light, wait.")
        let lead = "If it is dark, your app should:"
        #expect(rules.map(\.statement) == [lead, "Light a lamp.", "If it is light, wait."])
        #expect(rules.map(\.introduction) == [nil, lead, nil])
    }

    @Test("what leads to a list binds its items, those with a bold lead and an \"avoid\" as well")
    func binding() throws {
        let rules = try Samples.rules(
            "Be sure to:\n\n- Place lamps low.\n- **Dim the others.** It saves oil.\n- Avoid glare.\n- Never smoke.")
        #expect(rules.map(\.modality) == [.must, .must, .mustNot, .mustNot])
        let choices = try Samples.rules("You can use a lamp to:\n\n- **Light a room.** It's bright.\n- Avoid falls.")
        #expect(choices.map(\.modality) == [.may, .shouldNot])
    }

    @Test("an item that is a sentence of its own on what you should do is not read after half of one")
    func ownSentence() throws {
        let rules = try Samples.rules(
            "If it is dark, you should have your app:\n\n- Light a lamp.\n- If it has no lamp, you should have it wait."
        )
        #expect(rules.map(\.statement).last == "If it has no lamp, you should have it wait.")
        #expect(rules.map(\.introduction) == [nil, "If it is dark, you should have your app:", nil])
        #expect(rules.map(\.modality) == [.should, .should, .should])
    }

    @Test("a remark set among the items of a rule's list does not end it")
    func remark() throws {
        let list = "A lamp should have only these parts:\n\n- A foot.\n\n%@ Do not leave it out.\n\n- A shade.\n"
        let rules = try Samples.rules(list.replacing("%@", with: "**Important:**"))
        #expect(rules.map(\.statement) == ["A lamp should have only these parts:", "Do not leave it out."])
        #expect(rules.first?.body == ["- A foot.", "- A shade."])
        #expect(try Samples.rules(list.replacing("%@", with: "Then.")).first?.body == ["- A foot."])
        let inLargeType = try Samples.rules(list.replacing("%@", with: "#### **Important**\n\n"))
        #expect(inLargeType.first?.body == ["- A foot.", "- A shade."])
        #expect(inLargeType.map(\.style) == [.prose, .admonition])
        #expect(inLargeType.map(\.section) == [[], []])
    }

    @Test("nor a list of what is offered or forbidden")
    func remarkInOffer() throws {
        let items = "- Dim the lamps.\n\nImportant: Lamps are hot.\n\n- Use gas.\n"
        #expect(try Samples.rules("You should not:\n\n" + items).map(\.modality) == [.shouldNot, .shouldNot])
        let rules = try Samples.rules("Follow these guidelines:\n\n" + items)
        #expect(rules.map(\.introduction) == ["Follow these guidelines:", "Follow these guidelines:"])
    }

    @Test("a list that a figure parts is one")
    func parted() throws {
        let list = "Follow these guidelines:\n\n- Dim the lamps.\n\n![](lamp.png)\n\n- Draw the curtains."
        let rules = try Samples.rules(list + "\n\nLamps differ.\n\n- Clean them.")
        #expect(rules.map(\.introduction) == ["Follow these guidelines:", "Follow these guidelines:", nil])
    }

    @Test("a sentence that the items complete leads to the first sentence of each")
    func completed() throws {
        let rules = try Samples.rules("In a hall you should:\n\n- Dim the lamps. Don't light a fire.")
        #expect(rules.map(\.introduction) == ["In a hall you should:", nil])
    }

    @Test("what says nothing itself is read with the sentence before it, and left out without one")
    func connective() throws {
        let rules = try Samples.rules("Lamps can dazzle. For example:\n\n- Avoid glare.\n\nInstead:\n\n- Use shades.")
        #expect(rules.map(\.introduction) == ["Lamps can dazzle. For example:", nil])
    }

    @Test("what only says how items bind is read with the sentence before it, and by itself without one")
    func tied() throws {
        let list = "For example, you can:\n\n- Dim the lamps."
        #expect(
            try Samples.rules("Lamps are bright. " + list).map(\.introduction) == [
                "Lamps are bright. For example, you can:"
            ])
        #expect(try Samples.rules(list).map(\.introduction) == ["For example, you can:"])
    }

    @Test("a full stop ends what leads to the list right after it, where it speaks of the following")
    func stopped() throws {
        let lead = "Keep the following points in mind."
        #expect(try Samples.rules(lead + "\n\n- Dim the lamps.").map(\.introduction) == [lead])
        #expect(
            try Samples.rules("Lamps are bright.\n\n- Dim the lamps.").map(\.introduction) == [nil])
        #expect(try Samples.rules(lead + "\n\nDim the lamps.").map(\.introduction) == [nil])
    }

    @Test("a statement that says its label has no introduction beside it")
    func labelled() throws {
        let rules = try Samples.rules("Your app should not:\n\n- Light a lamp.")
        #expect(rules.map(\.introduction) == [nil])
    }
}
