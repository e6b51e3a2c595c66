import HIGModel
import Testing

@testable import HIGLineage

@Suite("Principal: the pair of rules that carries a change")
struct PrincipalTests {
    private func pair(
        _ older: String, _ newer: String, bodies: (older: String, newer: String) = ("", ""), statements: Double = 0.9,
        bond: Link.Bond = .statement
    ) -> Principal {
        Principal(
            older: Sample.rule("a/bar/1", older, body: bodies.older),
            newer: Sample.rule("b/bar/1", newer, body: bodies.newer),
            link: Sample.link("a/bar/1", "b/bar/1", bond: bond, statements: statements)
        ) { _ in .should }
    }

    @Test("compares the two statements where both give the advice")
    func statements() {
        let pair = pair("Dim the lamp.", "Dim a lamp.")
        #expect(pair.sayings.older.text == "Dim the lamp.")
        #expect(pair.sayings.newer.text == "Dim a lamp.")
        #expect(pair.inBody == nil && !pair.isSpread && pair.kept == nil)
        #expect(pair.bodyNote == nil && pair.sparseNote == nil && pair.introductionNote == nil)
    }

    @Test("compares a statement with the sentence of a body that says it")
    func body() throws {
        let pair = pair(
            "Dim the old lamp at night.", "Hang it up.", bodies: ("", "Ring first. Dim the old lamp at night, too."),
            statements: 0.1, bond: .absorbed)
        #expect(try #require(pair.inBody).carries == "a/bar/1")
        #expect(pair.sayings.newer.text == "Dim the old lamp at night, too.")
        #expect(pair.sayings.older.text == "Dim the old lamp at night.")
    }

    @Test("notes whose statement stands word for word beside the other")
    func kept() {
        let older = pair(
            "Dim the old lamps at night.", "Hang lamps up.", bodies: ("", "Dim the old lamps at night. They glow."))
        #expect(older.kept == .older)
        #expect(older.bodyNote == .kept(.older))
        let newer = pair(
            "Hang lamps up.", "Dim the old lamps at night.", bodies: ("Dim the old lamps at night. They glow.", ""))
        #expect(newer.kept == .newer)
        #expect(newer.bodyNote == .kept(.newer))
    }

    @Test("without a link compares the statements and notes nothing")
    func unlinked() {
        let pair = Principal(
            older: Sample.rule("a/bar/1", "Dim it."), newer: Sample.rule("b/bar/1", "Ring."), link: nil
        ) {
            _ in .should
        }
        #expect(pair.evidence == nil)
        #expect(pair.bodyNote == nil && pair.sparseNote == nil)
    }
}
