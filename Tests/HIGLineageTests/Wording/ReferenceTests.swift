import HIGModel
import Testing

@testable import HIGLineage

@Suite("References to other places")
struct ReferenceTests {
    @Test(
        "a text's words are those beside its references",
        arguments: [
            ("Show a lamp, as shown in Figure 14-8.", "show a lamp"),
            ("Show a lamp as illustrated in Table 3 (page 190), lit.", "show a lamp lit"),
            ("Show a lamp (see “Lamps” on page 4) and a bell (Figure 2-1 shows both).", "show a lamp and a bell"),
            ("Use the lamp described in “Lamps” on page 64.", "use the lamp described in lamps on"),
            ("Repeat Figures 3 and 4.", "repeat and 4"),
        ])
    func beside(text: String, words: String) {
        #expect(Reference.wordsBeside(text).joined(separator: " ") == words)
    }

    @Test(
        "what refers to nothing stays",
        arguments: [
            ("Show 3 lamps on a page (at most 4).", "show 3 lamps on a page at most 4"),
            ("Keep it in the table.", "keep it in the table"), ("See 2 lamps (or 3).", "see 2 lamps or 3"),
            ("Close the bracket (", "close the bracket"),
        ])
    func kept(text: String, words: String) {
        #expect(Reference.wordsBeside(text).joined(separator: " ") == words)
    }

    @Test(
        "a sentence that does no more than show or refer is all reference",
        arguments: [
            "Figure 8-15 shows a lamp.", "See “Lamps.”", "See “Lamps” (page 12).", "- see the chapter on lamps.",
            "For more, see “Lamps.”", "To learn about lamps, see their page.", "Step 3 lights it.",
        ])
    func wholes(sentence: String) { #expect(Reference.isAll(of: sentence)) }

    @Test(
        "one that says something is none",
        arguments: [
            "Show a lamp.", "Figures are lit from above.", "Figure", "Tables show what people see.",
            "For lamps, use oil.",
            "People see 2 lamps.", "3 lamps suffice.",
        ])
    func noWholes(sentence: String) { #expect(!Reference.isAll(of: sentence)) }

    @Test("advice is found again whatever pictures it points to")
    func linked() {
        let older = Sample.rule(
            "a/lamp/1", "You can extend the lamp as illustrated in Figure 14-56.", body: "Small bulbs flicker.")
        let newer = Sample.rule("b/lamp/1", "You can extend the lamp.", body: "Green glass is popular abroad.")
        let link = Aligner().links(from: [older], to: [newer]).first
        #expect(link?.evidence.statements == 1)
    }
}
