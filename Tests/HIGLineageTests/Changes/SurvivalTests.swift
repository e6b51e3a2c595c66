import HIGModel
import Testing

@testable import HIGLineage

@Suite("Survival: advice that lives on beside another statement")
struct SurvivalTests {
    private let body = "Lamps are bright. You may dim a hall lamp late at night."

    private func change(from older: Rule, to newer: Rule) -> Change {
        ChangeClassifier.sample.change(
            from: [older], to: [newer], links: [Sample.link(older.id, newer.id, statements: 0.5)])
    }

    private func change(_ statement: String, _ modality: Modality, beside body: String) -> Change {
        change(
            from: Sample.rule("a/bar/1", statement, modality: modality),
            to: Sample.rule("b/bar/1", "Dim the hall lamp.", body: body, modality: .should))
    }

    @Test("advice that a body says nearly in its words binds as it did there, which is noted with the sentence")
    func survives() {
        let change = change("You may dim the hall lamp at night.", .may, beside: body)
        #expect(change.strength == .same)
        #expect(change.relation == .reworded)
        #expect(
            change.note
                == "most alike in the text beside the newer statement: “You may dim a hall lamp late at night.”")
    }

    @Test("so does advice that came out of a body")
    func cameOut() {
        let change = change(
            from: Sample.rule("a/bar/1", "Dim the hall lamp.", body: body, modality: .should),
            to: Sample.rule("b/bar/1", "You may dim the hall lamp at night.", modality: .may))
        #expect(change.strength == .same)
        #expect(
            change.note
                == "most alike in the text beside the older statement: “You may dim a hall lamp late at night.”")
    }

    @Test(
        "where the sentence binds otherwise, is less alike or directs nobody the statements are compared",
        arguments: [
            "Never dim a hall lamp late at night.", "You may dim some of the many lamps of a long dark hall at night.",
            "A hall lamp is dim late at night.", "",
        ])
    func statements(body: String) {
        let change = change("You may dim the hall lamp at night.", .may, beside: body)
        #expect(change.strength == .stronger)
        #expect(change.note == nil)
    }

    @Test("where the statements bind alike nothing is noted")
    func alike() {
        let change = change("Dim all of the hall lamps at night.", .should, beside: "Dim all hall lamps late at night.")
        #expect(change.strength == .same)
        #expect(change.note == nil)
    }
}
