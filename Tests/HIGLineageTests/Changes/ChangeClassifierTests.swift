import HIGModel
import Testing

@testable import HIGLineage

@Suite("ChangeClassifier")
struct ChangeClassifierTests {
    private func change(_ older: [Rule], _ newer: [Rule], _ links: [Link]? = nil) -> Change {
        let all = older.flatMap { from in newer.map { Sample.link(from.id, $0.id) } }
        return ChangeClassifier.sample.change(from: older, to: newer, links: links ?? all)
    }

    private func pair(_ older: String, _ newer: String, _ from: Modality = .should, _ to: Modality = .should) -> Change
    {
        change([Sample.rule("a/bar/1", older, modality: from)], [Sample.rule("b/bar/1", newer, modality: to)])
    }

    /// may < consider < should = should-not < must = must-not.
    @Test(
        "strength compares how much freedom is left",
        arguments: [
            (.may, .consider, .stronger), (.consider, .should, .stronger), (.should, .must, .stronger),
            (.shouldNot, .mustNot, .stronger), (.may, .mustNot, .stronger), (.consider, .shouldNot, .stronger),
            (.must, .should, .weaker), (.mustNot, .shouldNot, .weaker), (.should, .consider, .weaker),
            (.consider, .may, .weaker), (.mustNot, .may, .weaker), (.should, .shouldNot, .same),
            (.must, .mustNot, .same),
            (.shouldNot, .should, .same), (.mustNot, .must, .same),
        ] as [(Modality, Modality, Change.Strength)])
    func strength(older: Modality, newer: Modality, strength: Change.Strength) {
        #expect(ChangeClassifier.strength(from: older, to: newer, relation: .reworded) == strength)
        #expect(pair("Keep it short.", "Make it brief.", older, newer).strength == strength)
    }

    @Test("statements with few words in common are noted, unless a reader linked them")
    func fewWords() {
        func note(_ statements: Double, pinned: Bool = false, _ newer: String = "Hang it up.") -> String? {
            let link = Sample.link("a/bar/1", "b/bar/1", statements: statements)
            let decided = Link(
                from: link.from, to: link.to, bond: link.bond, confidence: link.confidence,
                evidence: link.evidence.pinned(pinned))
            return change(
                [Sample.rule("a/bar/1", "Dim the lamp.")], [Sample.rule("b/bar/1", newer)], [decided]
            ).note
        }
        #expect(note(0.29) == "the statements have few words in common; what stands around them links the two")
        #expect(note(0.3) == nil)
        #expect(note(0.29, pinned: true) == nil)
        #expect(note(0.29, "Dim the lamp.") == nil)
    }

    @Test("every modality is as strong as itself", arguments: Modality.allCases)
    func sameStrength(modality: Modality) {
        #expect(ChangeClassifier.strength(from: modality, to: modality, relation: .reworded) == .same)
    }

    @Test("a prohibition turned into advice is weaker, advice turned into a prohibition stronger")
    func reversedStrength() {
        #expect(ChangeClassifier.strength(from: .shouldNot, to: .must, relation: .reversed) == .weaker)
        #expect(ChangeClassifier.strength(from: .must, to: .shouldNot, relation: .reversed) == .stronger)
    }

    @Test("what leads to an item may change while the item stays the same, which is noted")
    func introduction() {
        func item(_ id: String, _ introduction: String?) -> Rule {
            Sample.rule(id, "Show a title.", introduction: introduction)
        }
        let required = item("a/bar/1", "At a minimum, the application's window should:")
        let optional = change([required], [item("b/bar/1", "If you decide to have a window, it should:")])
        #expect(optional.relation == .identical)
        #expect(optional.note == "the sentence that leads to its list has changed")
        #expect(change([required], [item("b/bar/1", "At a minimum, the app's window should:")]).note == nil)
        #expect(change([required], [item("b/bar/1", nil)]).note == nil)
    }

    @Test("identical means the same words, typography and renamings aside")
    func identical() {
        #expect(pair("Don't crowd an application’s bar.", "Don’t crowd an app's bar").relation == .identical)
        #expect(pair("Keep your bar short.", "Keep the bar short.").relation == .reworded)
        #expect(pair("Keep 44 points.", "Keep 48 points.").relation == .reworded)
    }

    @Test(
        "a space that extraction lost and a reference to another place are no rewording",
        arguments: [
            ("Put the lamp on the File menu.", "Put the lamp on theFile menu."),
            ("Dim it, as Figure 8-3 shows.", "Dim it, as Figure 12 shows."),
            ("Dim it, as shown in Figure 14-8.", "Dim it."), ("Dim it (see “Dimming” on page 4).", "Dim it."),
            ("Dim it.", "Dim it (page 12)."),
        ])
    func sameWords(older: String, newer: String) {
        #expect(pair(older, newer).relation == .identical)
    }

    @Test("what stands in brackets and a number that is no reference do count")
    func otherWords() {
        #expect(pair("Dim it (at night).", "Dim it.").relation == .reworded)
        #expect(pair("Use 3 lamps on page 4.", "Use 4 lamps on page 4.").relation == .reworded)
    }

    @Test(
        "another amount, comparison, currency or key is a rewording",
        arguments: [
            ("Use 1.5 points.", "Use 15 points."), ("Keep it < 5 points.", "Keep it > 5 points."),
            ("Pay $5.", "Pay €5."), ("Fill 50% of it.", "Fill 50 of it."), ("Press ⌘-W.", "Press ⌥-W."),
            ("Move it +5 points.", "Move it 5 points."), ("Fill 4 m².", "Fill 4 m³."),
        ])
    func otherSigns(older: String, newer: String) {
        #expect(pair(older, newer).relation == .reworded)
    }

    @Test("the sign of a trademark is none of its words")
    func trademark() {
        #expect(pair("Use the Lamp™ icon.", "Use the Lamp icon.").relation == .identical)
    }

    @Test("identical words that bind differently still differ in strength")
    func identicalStrength() {
        let change = pair("Keep it short.", "Keep it short.", .should, .must)
        #expect(change.relation == .identical)
        #expect(change.strength == .stronger)
    }

    @Test(
        "reversed means that a deed forbidden is now spoken of as done",
        arguments: [
            ("Avoid altering the back button.", "Make sure that a customized back button looks like one."),
            ("Don't hide the status bar.", "Hide the status bar when a picture fills the screen."),
            ("Never combine two styles.", "Combine two styles where it helps."),
            (
                "As much as possible, avoid lighting a lamp in the bar of a panel.",
                "When a panel has unsaved changes, its bar should light a lamp."
            ),
        ])
    func reversed(prohibition: String, advice: String) {
        #expect(pair(prohibition, advice, .shouldNot, .must).relation == .reversed)
        #expect(pair(advice, prohibition, .must, .shouldNot).relation == .reversed)
    }

    @Test(
        "the other polarity alone is no reversal",
        arguments: [
            ("Avoid crowding the bar.", "Keep the items of the bar few."),
            ("Don't use two segments.", "Use the standard button."),
            ("Avoid altering the bar.", "Use the standard bar."),
            ("Avoid displaying more than two lamps.", "Show no more than two lamps."),
            ("Don't hide the lamp.", "Hide the lamp only at night."),
            ("Don't show a dot in the bar of a saved panel.", "When a panel is unsaved, show a dot in its bar."),
            ("Avoid ringing a bell in a hall when it is dark.", "In a hall, ring a bell while it is day."),
            ("Don't light the lamp of a panel.", "Light the lamp of the desk whenever it is dark."),
            ("Don't light lamps in panels other than desks.", "You can light lamps in the panels of a desk."),
            ("You should not light the lamp in a bar if it:", "You can light the lamp in a bar if it:"),
            (
                "Avoid using a lamp for large changes of light.",
                "Pair a lamp with a bell where light changes are large."
            ),
            (
                "Think twice about a lamp that doesn't light a bar.",
                "Consider whether people see which lamp lights a bar."
            ),
            ("Don't customize the lamp.", "Offer a way to bring in what people made with a custom lamp."),
        ])
    func polarity(prohibition: String, advice: String) {
        #expect(pair(prohibition, advice, .shouldNot, .should).relation == .reworded)
    }

    @Test("what still stands in the body is merged into it, neither turned round nor weaker")
    func keptInBody() {
        let older = Sample.rule("a/bar/1", "Avoid using plain text styles.", modality: .shouldNot)
        let newer = Sample.rule(
            "b/bar/1", "Use true text styles with care.", body: "Avoid using plain text styles. They are dull.",
            modality: .may)
        let change = change([older], [newer])
        #expect(change.relation == .merged)
        #expect(change.strength == .same)
        #expect(change.note == "the older statement stands in the text beside the newer one")
        let back = self.change([newer], [older])
        #expect(back.relation == .split)
        #expect(back.strength == .same)
        #expect(back.note == "the newer statement stood in the text beside the older one")
    }

    @Test("one to many is split, many to one merged, many to many reworded unless each has its like")
    func counts() {
        let older = [Sample.rule("a/bar/1", "One."), Sample.rule("a/bar/2", "Two.")]
        let newer = [Sample.rule("b/bar/1", "One."), Sample.rule("b/bar/2", "Two.")]
        #expect(change([older[0]], newer).relation == .split)
        #expect(change(older, [newer[0]]).relation == .merged)
        #expect(change(older, newer).relation == .identical)
        #expect(change(older, [newer[0], Sample.rule("b/bar/2", "Three.")]).relation == .reworded)
        #expect(change(older, newer + [Sample.rule("b/bar/3", "Three.")]).relation == .reworded)
    }

    @Test("a pair of statements that are nearly the same carries its group, however sure another is")
    func sameStatements() {
        let older = [Sample.rule("a/bar/1", "Keep the bar short.")]
        let newer = [Sample.rule("b/bar/1", "Show few items."), Sample.rule("b/bar/2", "Keep the bar very short.")]
        let links = [
            Sample.link("a/bar/1", "b/bar/1", confidence: 0.95, statements: 0.4),
            Sample.link("a/bar/1", "b/bar/2", confidence: 0.8, statements: 0.9),
        ]
        let edits = change(older, newer, links).edits
        #expect(edits.filter { $0.op != .delete }.map(\.text).joined() == "Keep the bar very short.")
    }

    @Test("strength, place and words of a group are those of its surest pair of statements")
    func principal() {
        let older = [Sample.rule("a/bar/1", "Keep it short.", modality: .should)]
        let newer = [
            Sample.rule("b/button/1", "Explain it.", modality: .may),
            Sample.rule("b/bar/2", "Keep it short!", modality: .must),
        ]
        let links = [
            Sample.link("a/bar/1", "b/button/1", confidence: 0.95, bond: .extracted),
            Sample.link("a/bar/1", "b/bar/2", confidence: 0.7, words: ["short"]),
        ]
        for links in [links, links.reversed()] {
            let change = change(older, newer, links)
            #expect(change.strength == .stronger)
            #expect(!change.moved)
            #expect(change.evidence?.sharedWords == ["short"])
            #expect(change.confidence == 0.7)
            #expect(change.edits.filter { $0.op != .insert }.map(\.text).joined() == "Keep it short.")
        }
    }

    @Test("of a group it is noted which advice is turned round, the relation being told of all of it")
    func turnedInGroup() {
        let older = [
            Sample.rule("a/bar/1", "Keep the bar short.", modality: .should),
            Sample.rule("a/bar/2", "Avoid altering the bar's looks.", modality: .shouldNot),
        ]
        let newer = Sample.rule("b/bar/1", "A customized bar must keep its looks short.", modality: .must)
        let merged = change(older, [newer])
        #expect(merged.relation == .merged)
        #expect(merged.note == "“Avoid altering the bar's looks.” (a/bar/2) is turned round")
        #expect(change([older[0]], [newer]).note == nil)
    }

    @Test("to see to it that something is not done is no permission to do it")
    func assurance() {
        let turned = pair(
            "Make sure the bar does not change its looks.", "Don't change the bar's looks.", .must, .mustNot)
        #expect(turned.relation == .reworded)
        let lifted = pair("Make sure you don't animate the bar.", "Animate the bar.", .mustNot, .should)
        #expect(lifted.relation == .reversed)
    }

    @Test("moved means another main topic")
    func moved() {
        func isMoved(from older: String, to newer: String, under section: [String] = ["Lamps"]) -> Bool {
            change(
                [Sample.rule("a/\(older)/1", "One.", section: section)],
                [Sample.rule("b/\(newer)/1", "One.", section: ["Halls"])]
            ).moved
        }
        #expect(isMoved(from: "bar", to: "button"))
        #expect(!isMoved(from: "bar", to: "bar"))
        #expect(!isMoved(from: "bar", to: "general"))
        #expect(!isMoved(from: "general", to: "bar"))
    }

    /// Whether advice moved from one topic to another, under these headings.
    private func isMoved(under older: [String], _ newer: [String]) -> Bool {
        change(
            [Sample.rule("a/bar/1", "One.", section: older)], [Sample.rule("b/button/1", "One.", section: newer)]
        ).moved
    }

    @Test("what has no heading in one edition is not known to have moved")
    func withoutHeading() {
        #expect(!isMoved(under: [], ["Halls"]))
        #expect(!isMoved(under: ["Lamps"], []))
        #expect(!isMoved(under: [], []))
        #expect(isMoved(under: ["Best practices"], ["Halls"]))
    }

    @Test("another topic under the same heading is no move, unless many sections have such a heading")
    func sameHeading() {
        #expect(!isMoved(under: ["Start", "Write a Plan"], ["Design", "Write a plan"]))
        #expect(isMoved(under: ["Start", "Write a Plan"], ["Start", "Draw a Plan"]))
        #expect(!isMoved(under: ["Start", "Long Lamp Cords"], ["Lamps", "Lamp Cords"]))
        #expect(!isMoved(under: ["Store Old Lamp Cords"], ["Store Old Cords and Lamp Oil"]))
        #expect(!isMoved(under: ["Red Lamp Cords"], ["Lamp Cord Knots"]))
        #expect(isMoved(under: ["Red Lamp Cord Knots"], ["Lamp Cords of Blue Steel"]))
        #expect(!isMoved(under: ["Lamp Cords", "Knots"], ["Lamps", "Lamp Cords"]))
        #expect(!isMoved(under: ["Lamps", "Lamp Cords"], ["Lamp Cords", "Knots"]))
        #expect(isMoved(under: ["Start", "Lamps"], ["Lamps", "Desk Lamps"]))
        #expect(isMoved(under: ["Bars", "Best practices"], ["Buttons", "Best practices"]))
    }
}
