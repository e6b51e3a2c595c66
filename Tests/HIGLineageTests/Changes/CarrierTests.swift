import HIGModel
import Testing

@testable import HIGLineage

@Suite("A sentence of a body that carries an advice")
struct CarrierTests {
    private func change(_ older: [Rule], _ newer: [Rule], _ links: [Link]) -> Change {
        ChangeClassifier.sample.change(from: older, to: newer, links: links)
    }

    /// A statement that lives on in a body whose rule states something else.
    private func absorbed(
        _ statement: String, _ modality: Modality, in body: String, beside headline: String,
        force: Modality = .mustNot
    ) -> Change {
        change(
            [Sample.rule("a/bar/1", statement, modality: modality)],
            [Sample.rule("b/bar/2", headline, body: body, modality: force)],
            [Sample.link("a/bar/1", "b/bar/2", bond: .absorbed, statements: 0.1)])
    }

    @Test("advice that a sentence of a body carries is merged into it, and compared with that sentence")
    func absorbed() {
        let change = absorbed(
            "You may dim the hall lamp at night.", .may, in: "Lamps are bright. You may dim a hall lamp late at night.",
            beside: "Never dazzle people.")
        #expect(change.relation == .merged)
        #expect(change.strength == .same)
        #expect(change.note == nil)
        #expect(
            change.inBody
                == Change.BodySentence(
                    rule: "b/bar/2", carries: "a/bar/1", text: "You may dim a hall lamp late at night.", modality: .may)
        )
        #expect(
            change.edits.filter { $0.op != .delete }.map(\.text).joined() == "You may dim a hall lamp late at night.")
    }

    @Test("advice that grew out of a sentence of a body is split from it, and compared with that sentence")
    func extracted() {
        let body = "Lamps are bright. You may dim a hall lamp late at night."
        let change = change(
            [Sample.rule("a/bar/1", "Never dazzle people.", body: body, modality: .mustNot)],
            [Sample.rule("b/bar/2", "You may dim the hall lamp at night.", modality: .may)],
            [Sample.link("a/bar/1", "b/bar/2", bond: .extracted, statements: 0.1)])
        #expect(change.relation == .split)
        #expect(change.strength == .same)
        #expect(
            change.inBody
                == Change.BodySentence(
                    rule: "a/bar/1", carries: "b/bar/2", text: "You may dim a hall lamp late at night.", modality: .may)
        )
        #expect(
            change.edits.filter { $0.op != .insert }.map(\.text).joined() == "You may dim a hall lamp late at night.")
    }

    @Test(
        "alike statements are compared, though a body says more", arguments: [(0.39, false), (0.4, true), (0.5, true)])
    func alikeStatements(statements: Double, isCompared: Bool) {
        let older = Sample.rule("a/bar/1", "You may dim the lamp at night.", modality: .may)
        let newer = Sample.rule("b/bar/2", "Dim a lamp.", body: "You may dim the lamp at night.", modality: .mustNot)
        let link = Sample.link("a/bar/1", "b/bar/2", bond: .absorbed, statements: statements)
        let alike = change([older], [newer], [link])
        #expect((alike.inBody == nil) == isCompared && alike.relation == .merged && alike.strength == .same)
        #expect(alike.note == (isCompared ? "the older statement stands in the text beside the newer one" : nil))
    }

    @Test(
        "a sentence of a body binds more or less than a statement only where they are two steps apart",
        arguments: [(.must, .weaker), (.should, .weaker), (.consider, .same), (.may, .same)]
            as [(Modality, Change.Strength)])
    func strengthInBody(modality: Modality, strength: Change.Strength) {
        let change = absorbed(
            "The hall lamp is dim at night.", modality, in: "You may have a hall lamp dim at night.", beside: "Go out.")
        #expect(change.inBody != nil)
        #expect(change.strength == strength)
    }

    @Test(
        "a deed forbidden before that a sentence of a body tells to do is turned round, and so it is the other way round"
    )
    func reversedInBody() {
        let turned = absorbed(
            "Never dim the hall lamp at night.", .mustNot, in: "Dim the hall lamp at night.", beside: "Go out.")
        #expect(turned.relation == .reversed)
        #expect(turned.strength == .weaker)
        #expect(turned.inBody?.modality == .should)
        let back = absorbed(
            "Dim the hall lamp at night.", .should, in: "Never dim the hall lamp at night.", beside: "Go out.")
        #expect(back.relation == .reversed)
        #expect(back.strength == .stronger)
    }

    @Test("an item of a list binds as the statement that leads to it does, and in a body as nobody knows")
    func strengthOfItem() {
        let body = "- You dim a hall lamp at night."
        let statement = "Dim every hall lamp at night."
        #expect(absorbed(statement, .may, in: body, beside: "Never do these things:").strength == .stronger)
        #expect(absorbed(statement, .must, in: body, beside: "Never dazzle people.").strength == .same)
        let after = "- Ring a bell.\nYou may dim a hall lamp at night."
        #expect(absorbed(statement, .may, in: after, beside: "Never do these things:").strength == .same)
    }

    @Test("what an item of a body says is not turned round where nobody knows how it binds")
    func unknownInBody() {
        let change = absorbed(
            "Never hide the hall lamp at night.", .mustNot, in: "- Hide the hall lamp at night.", beside: "Go out.")
        #expect(change.inBody != nil && change.inBody?.modality == nil)
        #expect(change.relation == .merged)
        #expect(change.strength == .same)
    }

    @Test("of advice that is turned round no sentence is named that is only like it")
    func turnedBesideBody() {
        let change = absorbed(
            "Never hide the hall lamp.", .mustNot, in: "People see a hall lamp when rain falls on cold roofs at night.",
            beside: "Hide the hall lamp at night.", force: .should)
        #expect(change.relation == .reversed)
        #expect(change.note == nil)
    }

    @Test("where the sentences of a body say less of it, the statements stay, and the likest one is named")
    func spread() {
        let change = absorbed(
            "Dim the hall lamp in a quiet night.", .should,
            in: "You may hear a hall lamp at night when rain falls on cold roofs.",
            beside: "Never dazzle people.")
        #expect(change.inBody == nil)
        #expect(change.relation == .reworded)
        #expect(change.strength == .same)
        #expect(
            change.note
                == "most alike in the text beside the newer statement: “You may hear a hall lamp at night when rain falls on cold roofs.”"
        )
    }

    @Test("where no sentence of the body can be shown, the statements are compared all the same")
    func uncarried() {
        let older = Sample.rule("a/bar/1", "You may dim the lamp.", modality: .may)
        let newer = Sample.rule("b/bar/2", "Never dazzle people.", body: "Ink dries.", modality: .mustNot)
        let link = Sample.link("a/bar/1", "b/bar/2", bond: .absorbed, statements: 0.1)
        #expect(change([older], [newer], [link]).strength == .stronger)
    }
}
