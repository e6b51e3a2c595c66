import HIGModel
import Testing

@testable import HIGParsing

/// Which notes, tips and warnings are rules.
@Suite("RuleSplitter: admonitions")
struct RuleSplitterAdmonitionTests {
    @Test(
        "an admonition with a directive is a rule, and its label is not part of it",
        arguments: [
            "**Important:** Don't block the main window.", "**Important**: Don't block the main window.",
            "Important: Don't block the main window.", "Note: Don't block the main window.",
            "> [!TIP]\n> Don't block the main window.", "> [!NOTE]\n>\n> Don't block the main window.",
            "**Tip** Don't block the main window.", "Tip Don't block the main window.",
            "Warning: Don't block the main window.", "**Important:**\n\nDon't block the main window.",
        ])
    func admonition(markdown: String) throws {
        let rules = try Samples.rules(markdown)
        #expect(rules.map(\.statement) == ["Don't block the main window."])
        #expect(rules.map(\.style) == [.admonition])
    }

    @Test("what stands around an admonition's directive is its body")
    func admonitionBody() throws {
        let rules = try Samples.rules("**Note:** The bar is shared. Don't hide it. It belongs to the system.")
        #expect(rules.map(\.statement) == ["Don't hide it."])
        #expect(rules.map(\.body) == [["The bar is shared.", "It belongs to the system."]])
    }

    @Test("each directive of an admonition is a rule, also among bold headlines, but no lead to guidelines is")
    func directivesOfAdmonition() throws {
        let note = "**Note:** Don't hide the bar. If people may hide it, offer a way back. It belongs to the system."
        let statements = ["Don't hide the bar.", "If people may hide it, offer a way back."]
        let rules = try Samples.rules(note)
        #expect(rules.map(\.statement) == statements)
        #expect(rules.map(\.body) == [[], ["It belongs to the system."]])
        let headlined = try Samples.rules("**Keep bars short.** Long ones wrap.\n\n\(note)")
        #expect(headlined.map(\.statement) == ["Keep bars short."] + statements)
        let leading = try Samples.rules("**Note:** Don't hide the bar. On tablets, follow the guidelines below.")
        #expect(leading.map(\.statement) == ["Don't hide the bar."])
    }

    @Test(
        "a note that only describes is no rule",
        arguments: [
            "**Note:** The bar belongs to the system.",
            "**API Note:** A panel is managed by a panel controller. To learn more, see \"Panels\".",
        ])
    func descriptiveNote(markdown: String) throws {
        #expect(try Samples.rules(markdown).isEmpty)
    }

    @Test("a remark that opens with a verb the list of common ones lacks is a rule")
    func rareVerbInRemark() throws {
        let rules = try Samples.rules("**Note:** Unplug the lamp.")
        #expect(rules.map(\.statement) == ["Unplug the lamp."])
    }
}
