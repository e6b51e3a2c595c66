import HIGModel
import Testing

@testable import HIGParsing

/// What is a rule, and what belongs to it, on texts as the readers give them.
@Suite("RuleSplitter")
struct RuleSplitterTests {
    // MARK: Headlines

    @Test("a bold lead is a rule with the rest of its paragraph as body, further advice included")
    func headline() throws {
        let rules = try Samples.rules(
            "**Keep captions short.** Long captions are cut off. For example, don't name the author twice. Avoid jargon."
        )
        #expect(rules.map(\.statement) == ["Keep captions short."])
        #expect(
            rules.map(\.body) == [
                ["Long captions are cut off. For example, don't name the author twice. Avoid jargon."]
            ])
        #expect(rules.map(\.modality) == [.should])
        #expect(rules.map(\.style) == [.headline])
    }

    @Test("a bold lead that ends inside a sentence is the whole sentence")
    func leadInsideSentence() throws {
        let rules = try Samples.rules(
            "**Use a sheet instead of a dialog** if the choice concerns one window, or there is no hurry. Sheets move along."
        )
        #expect(
            rules.map(\.statement) == [
                "Use a sheet instead of a dialog if the choice concerns one window, or there is no hurry."
            ])
        #expect(rules.map(\.body) == [["Sheets move along."]])
    }

    @Test("the full stop may stand inside the bold lead or after it")
    func stopAfterLead() throws {
        let rules = try Samples.rules(
            "**Don't stack sheets**. People lose their way.\n\n**Don't stack alerts.** They hide.")
        #expect(rules.map(\.statement) == ["Don't stack sheets.", "Don't stack alerts."])
        #expect(rules.map(\.body) == [["People lose their way."], ["They hide."]])
    }

    @Test("a bold lead without a stop ends where the next sentence begins, but not before a name")
    func leadWithoutStop() throws {
        let rules = try Samples.rules(
            "**Use short captions** Two words are enough.\n\n**Use short titles** The bar is narrow.\n\n"
                + "**Always show pages in** Safari when they are long.\n\n**Always open pages in** The Lamp Book when it is dark."
        )
        #expect(
            rules.map(\.statement) == [
                "Use short captions", "Use short titles", "Always show pages in Safari when they are long.",
                "Always open pages in The Lamp Book when it is dark.",
            ])
        #expect(rules.map(\.body) == [["Two words are enough."], ["The bar is narrow."], [], []])
    }

    @Test("a bold term that a sentence defines is no rule")
    func boldTerm() throws {
        let split = try Samples.split(
            "A **sheet** is a panel that belongs to one window.\n\n**Sheets** appear from the top.")
        #expect(split.rules.isEmpty)
        #expect(split.passages.map(\.role) == [.definition, .definition])
    }

    @Test("a bold label before a description is no rule")
    func boldLabel() throws {
        #expect(try Samples.rules("**Appearance.** The panel has a thin border.").isEmpty)
    }

    @Test(
        "a notice of law to the document's reader is no rule",
        arguments: [
            "This warranty gives you rights, and you may have other legal rights under your country's laws.",
            "**Some places do not allow limits to liability and damages. This sale gives you rights, and you may have more.**",
        ])
    func legalNotice(text: String) throws {
        let split = try Samples.split(text)
        #expect(split.rules.isEmpty)
        #expect(split.passages.map(\.role) == [.boilerplate])
    }

    @Test(
        "advice on legal matters is a rule, and so is advice in words that only look like the law's",
        arguments: [
            "Don't show the warranty before people have seen the product.",
            "Make sure that sync is reliable, because its reliability is what people judge your app by.",
        ])
    func legalAdvice(text: String) throws {
        #expect(try Samples.rules(text).count == 1)
    }

    @Test("each bold lead begins a rule of its own")
    func severalHeadlines() throws {
        let rules = try Samples.rules(
            "**Avoid modes.** Modes trap people.  \n**Consider a panel.** Panels float.  \n**Always offer a way back.**"
        )
        #expect(rules.map(\.modality) == [.shouldNot, .consider, .must])
        #expect(rules.map(\.body) == [["Modes trap people."], ["Panels float."], []])
    }

    @Test("after a headline, a plain paragraph without a directive is body")
    func explanationAfterHeadline() throws {
        let rules = try Samples.rules("**Avoid modes.** They trap.\n\nA mode hides every other command from view.")
        #expect(rules.map(\.body) == [["They trap.", "A mode hides every other command from view."]])
    }

    @Test("what a chapter holds is no body of the rule before it, though the chapter's title is lost")
    func chapterOpening() throws {
        let rules = try Samples.rules(
            "**Avoid modes.** They trap.\n\nThis chapter describes colors and modes.\n\nColors and modes differ.")
        #expect(rules.map(\.body) == [["They trap."]])
    }

    @Test("after a headline, a plain paragraph with a clearly different directive is a rule")
    func differentParagraph() throws {
        let rules = try Samples.rules("**Avoid modes.** They trap.\n\nWrite the name of the file in the title bar.")
        #expect(rules.map(\.statement) == ["Avoid modes.", "Write the name of the file in the title bar."])
    }

    @Test("after a headline, a paragraph that says a part of it again is body")
    func restatedHeadline() throws {
        let part = "You should label the gauge."
        let rules = try Samples.rules("**Label both ends of the brass gauge in green.** Green is calm.\n\n\(part)")
        #expect(rules.map(\.body) == [["Green is calm.", part]])
    }

    @Test("in plain text two paragraphs that open with an imperative are no headlines yet")
    func fewImperatives() throws {
        let rules = try Samples.plainRules(
            "Label the gauge. You should paint it.\n\nHide the bell. You should dust it.")
        #expect(rules.count == 4)
    }

    @Test("a bold sentence inside a paragraph that opens with one is a lead of its own")
    func secondLead() throws {
        let rules = try Samples.rules("**Keep doors light.** People are weak. **Name every door.** A plate will do.")
        #expect(rules.map(\.statement) == ["Keep doors light.", "Name every door."])
        #expect(rules.map(\.body) == [["People are weak."], ["A plate will do."]])
        #expect(try Samples.rules("**Keep doors light.** People are **weak**. A plate will do.").count == 1)
    }

    @Test("paragraphs that open with a subject that should do something are prose")
    func subjectsFirst() throws {
        let rules = try Samples.rules(
            """
            Gates should be wide. If cows pass, ask whether they fit.

            Bells should ring at noon. However, they should be silent at night.

            Lamps should be bright. When it is dark, light them all.
            """)
        #expect(rules.count == 6)
        #expect(rules.allSatisfy { $0.style == .prose })
    }

    @Test("a headline directs though it names what the code uses")
    func headlineNamesCode() throws {
        #expect(try Samples.rules("**To open doors, use the NSDoor class.** It knows how.").count == 1)
        #expect(try Samples.rules("To open doors, use the NSDoor class. It knows how.").isEmpty)
    }

    @Test("in prose a bold label opens a paragraph of several rules; among bold headlines it opens one")
    func runInLabel() throws {
        let label = "**Spacing:** Leave 8 points between bars. Be sure that both ends line up."
        let prose = ["Bars are long.", "Bars are dark.", "Bars have a name."].joined(separator: "\n\n")
        let rules = try Samples.rules("\(prose)\n\n\(label)")
        #expect(
            rules.map(\.statement) == [
                "Spacing: Leave 8 points between bars.", "Be sure that both ends line up.",
            ])
        try #expect(Samples.rules("**Keep bars short.** Long ones wrap.\n\n\(label)").count == 2)
    }

    // MARK: Prose

    @Test("in prose every sentence with a directive of its own is a rule")
    func prose() throws {
        let rules = try Samples.rules(
            "A gauge shows a level. It has two ends. You should label both ends. The ends tell people what is measured. "
                + "They stay. Don't animate the needle.")
        #expect(rules.map(\.statement) == ["You should label both ends.", "Don't animate the needle."])
        #expect(rules.map(\.modality) == [.should, .mustNot])
        #expect(rules.map(\.style) == [.prose, .prose])
        #expect(
            rules[0].body == [
                "A gauge shows a level. It has two ends.", "The ends tell people what is measured. They stay.",
            ])
    }

    @Test("what follows in a paragraph of steps with a tool is a step as well")
    func stepsByTool() throws {
        let rules = try Samples.rules(
            "First, drag a button into your window. In the Attributes pane of the inspector, change its type to Round. "
                + "Finally, resize the button as needed.\n\nKeep the label of the button short.")
        #expect(rules.map(\.statement) == ["Keep the label of the button short."])
        let others = try Samples.rules(
            "Use an attributes inspector to show what is selected. Never hide the close box. Keep its title short.")
        #expect(others.map(\.modality) == [.mustNot, .should])
    }

    @Test("a directive that says again what the one before it said is body")
    func restatement() throws {
        let rules = try Samples.rules(
            "You should label both ends of the gauge. In short, label the gauge at both ends.")
        #expect(rules.map(\.statement) == ["You should label both ends of the gauge."])
        #expect(rules.map(\.body) == [["In short, label the gauge at both ends."]])
    }

    @Test(
        "a directive for another case takes the same words to say something else",
        arguments: ["If a second gauge opens, you should label", "Likewise, label", "Otherwise, you should label"])
    func otherCase(opening: String) throws {
        let rules = try Samples.rules("You should label both ends of the gauge. \(opening) the gauge at both ends.")
        #expect(rules.count == 2)
    }

    @Test("a question and the answer that directs are one rule", arguments: ["If so", "If not"])
    func question(opening: String) throws {
        let text = "Does the task take long? \(opening), you should show how much of it is done."
        #expect(try Samples.rules(text).map(\.statement) == [text])
    }

    @Test("an example after a directive is its body")
    func example() throws {
        let rules = try Samples.rules("You should name the file. For example, don't write only that saving failed.")
        #expect(rules.map(\.statement) == ["You should name the file."])
        #expect(rules.map(\.body) == [["For example, don't write only that saving failed."]])
    }

    @Test("brackets around a sentence are no part of the statement, which directs from its first word on")
    func brackets() throws {
        let rules = try Samples.rules("(Hang the lamp low.)")
        #expect(rules.map(\.statement) == ["Hang the lamp low."])
        #expect(rules.map(\.directive) == [0])
    }

    @Test("a pointer in brackets at the end is not part of the statement")
    func trailingPointer() throws {
        let rules = try Samples.rules(
            "You should use a sheet instead (to learn more, see \"Sheets\" (page 147)).\n\n"
                + "Avoid long titles (see “Titles”).\n\nAvoid tall rows (more than 60 points).")
        #expect(
            rules.map(\.statement) == [
                "You should use a sheet instead.", "Avoid long titles.", "Avoid tall rows (more than 60 points).",
            ])
    }

    @Test("\"that is\" says again what the directive before it said")
    func thatIs() throws {
        let rules = try Samples.rules("Keep bars in one place. That is, don't let people move them.")
        #expect(rules.map(\.body) == [["That is, don't let people move them."]])
        #expect(try Samples.rules("Bars stay in one place. That is, don't let people move them.").count == 1)
    }

    @Test("what somebody might do in a case that is made up is no permission; what they should do is advice")
    func madeUpCase() throws {
        let rules = try Samples.rules(
            "Imagine that you sell lamps. You might play a tune at the start. However, keep it short.")
        #expect(rules.map(\.statement) == ["However, keep it short."])
    }

    // MARK: Plain text

    @Test("in plain text each paragraph that opens with an imperative is a headline")
    func imperativeLeads() throws {
        let rules = try Samples.plainRules(
            """
            Keep captions short. Long ones are cut off. Avoid naming the author.

            Don't animate captions. Motion distracts.

            Consider hiding captions in full screen. People can turn them on again.

            A caption can name a place.
            """)
        #expect(
            rules.map(\.statement) == [
                "Keep captions short.", "Don't animate captions.", "Consider hiding captions in full screen.",
            ])
        #expect(rules.map(\.modality) == [.should, .mustNot, .consider])
        #expect(rules.allSatisfy { $0.style == .headline })
        #expect(rules[0].body == ["Long ones are cut off. Avoid naming the author."])
    }

    // MARK: Not rules

    @Test("headings, captions, running headers, figures and tables are no rules, and are kept with their roles")
    func roles() throws {
        let split = try Samples.split(
            """
            # Use of Panels

            **Figure 6-4** Avoid tall panels

            Panels, Sheets, and the Inspector

            ![](images/_page_12_Picture_1.jpeg)

            | Avoid | Use |
            | --- | --- |
            | Don't do it | Do it |

            """)
        #expect(split.rules.isEmpty)
        #expect(split.passages.map(\.role) == [.heading, .figure, .boilerplate, .figure, .table, .table])
    }

    @Test("a rule knows the headings over it")
    func sections() throws {
        let rules = try Samples.rules(
            "# Panels\n\n## Titles\n\nAvoid long titles.\n\n## Size\n\nAvoid tall panels.\n\n# Sheets\n\nAvoid modes.")
        #expect(rules.map(\.section) == [["Panels", "Titles"], ["Panels", "Size"], ["Sheets"]])
    }

    @Test("figures, captions and running headers in mid-text never end up inside a rule")
    func furniture() throws {
        let rules = try Samples.rules(
            """
            You should label both ends of a gauge.  
            **Figure 3-1** A gauge with labels  
            ![](images/_page_31_Picture_2.jpeg)  
            Gauges, Meters, and the Dashboard  
            You should avoid round gauges.  
            """)
        #expect(rules.map(\.statement) == ["You should label both ends of a gauge.", "You should avoid round gauges."])
        #expect(rules.map(\.body) == [[], []])
    }

    @Test("a section on implementation states only what binds the design")
    func implementation() throws {
        let rules = try Samples.rules(
            "# Letter Implementation\n\nDrag a letter into the tray. Finally, change the stamp. You must not sell it.")
        #expect(rules.map(\.modality) == [.mustNot])
    }

    @Test("a paragraph for one programming interface is none of the design")
    func framework() throws {
        #expect(try Samples.rules("**Carbon:** Pick the letter. Avoid polling the tray.").isEmpty)
    }

    @Test("names of commands behind a colon are no rule")
    func commands() throws {
        #expect(try Samples.rules("The usual ones include: Show Letters, Hide Letters, and Sort.").isEmpty)
        #expect(try Samples.rules("Remember: Show letters, hide stamps, and sort.").count == 1)
    }

    @Test("what somebody says is no rule")
    func speech() throws {
        #expect(try Samples.rules("- \"Please read aloud. You should take your time.\"").isEmpty)
        #expect(try Samples.rules("\"Open\" should stand first.").count == 1)
    }

    @Test("some words from a figure are no rule, unless they say what should be")
    func callouts() throws {
        #expect(try Samples.rules("Keep 5 pixels here Align letters with trays").isEmpty)
        #expect(try Samples.rules("Round letter Square letter Plain letter").isEmpty)
        #expect(try Samples.rules("Default tray Tray set to full").isEmpty)
        #expect(try Samples.rules("Use the Post menu for common letters").count == 1)
        #expect(try Samples.rules("Support Dark Mode in every window").count == 1)
        #expect(try Samples.rules("Letters should have a stamp").count == 1)
        #expect(try Samples.rules("Keep letters short.").count == 1)
    }
}
