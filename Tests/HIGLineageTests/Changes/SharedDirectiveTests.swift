import HIGModel
import Testing

@testable import HIGLineage

@Suite("SharedDirective: what two statements direct in the same words")
struct SharedDirectiveTests {
    private func strength(
        _ older: String, _ from: Modality, _ newer: String, _ to: Modality, introduction: String? = nil
    ) -> Change.Strength? {
        ChangeClassifier.sample.change(
            from: [Sample.rule("a/bar/1", older, modality: from)],
            to: [Sample.rule("b/bar/1", newer, modality: to, introduction: introduction)],
            links: [Sample.link("a/bar/1", "b/bar/1")]
        ).strength
    }

    @Test(
        "a directive binds as it did when another one comes before it, or goes",
        arguments: [
            ("In any case, never dim the hall lamp.", "You may be brief, but never dim the hall lamp."),
            ("However, never dim the hall lamp.", "You may hang up a lamp; never dim the hall lamp."),
            ("Never dim the hall lamp.", "Although you may be brief here, never dim the hall lamp."),
        ])
    func another(alone: String, beside: String) {
        #expect(strength(alone, .mustNot, beside, .may) == .same)
        #expect(strength(beside, .may, alone, .mustNot) == .same)
    }

    @Test("the same clauses under other conjunctions are the same directives")
    func conjunctions() {
        let older = "You may be brief here, but never dim the hall lamp."
        #expect(strength(older, .may, "Although you may be brief here, never dim the hall lamp.", .mustNot) == .same)
    }

    @Test(
        "a directive that changed, one that is too short and one that no clause tells of are compared as they are",
        arguments: [
            ("Never dim the hall lamp.", "You may be brief, but never dim all hall lamps."),
            ("Never dim it.", "You may be brief here, but never dim it."),
            ("Dim the lamp by the gate.", "Lamps are bright, which dims the lamp by the gate."),
        ])
    func otherwise(older: String, newer: String) {
        #expect(strength(older, .mustNot, newer, .may) == .weaker)
    }

    @Test("what leads to an item decides how it binds")
    func items() {
        let (older, newer) = ("Never dim the hall lamp.", "You may be brief here, but never dim the hall lamp.")
        #expect(strength(older, .mustNot, newer, .may) == .same)
        #expect(strength(older, .mustNot, newer, .may, introduction: "You can:") == .weaker)
    }
}
