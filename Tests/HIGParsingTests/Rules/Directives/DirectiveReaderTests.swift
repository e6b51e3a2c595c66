import HIGModel
import Testing

@testable import HIGParsing

/// Where in a sentence a directive can begin.
@Suite("DirectiveReader")
struct DirectiveReaderTests {
    @Test(
        "what is drawn from a fact directs without a comma, and behind a \"but\" with a condition of its own",
        arguments: [
            ("The paint changes so be sure to use the standard brush.", Modality.must),
            ("A gate can be moved so don't rely on its place.", .mustNot),
            ("The size changes so make sure the bell fits.", .must),
            ("This paint is dear, but if you need it, ask the owner first.", .should),
            ("The usual place is the wall, but whether you choose it or not, make the place plain.", .should),
            ("Here is the exception: when using bells (as on farms) you may want to ring them all.", .consider),
        ])
    func beginnings(sentence: String, modality: Modality) {
        #expect(Directive(in: sentence)?.modality == modality)
    }

    @Test(
        "what people do so, or do behind a condition, is told",
        arguments: [
            "Visitors are tired so do not ring twice.", "Gates are new so do not have marks.",
            "When you give people time to ring (or to knock) you may hear two bells.",
            "People pass it, but when it rains, they stop.",
            "It is old, but if it creaks, visitors wait, ring, and go.",
        ])
    func told(sentence: String) {
        #expect(Directive(in: sentence) == nil)
    }

    @Test(
        "a verb that no subject stands before directs behind a condition without its comma",
        arguments: [
            ("If the wall has many gates consider painting each of them.", Modality.consider),
            ("If the path is steep then use a rope.", .should), ("When light is short use a small lamp.", .should),
            ("Every time your gate opens, ask whether it has to.", .should),
            ("Each time it rings, show who is there.", .should),
            ("In the event that your gate must close, warn visitors.", .should),
            ("In case the gate must close, warn visitors.", .should), ("Here, use a small lamp.", .should),
        ])
    func withoutComma(sentence: String, modality: Modality) {
        #expect(Directive(in: sentence)?.modality == modality)
    }

    @Test(
        "what people do in such a case, or each time, is told",
        arguments: [
            "If the wall has gates people consider painting them.",
            "When there is a rope that visitors use the path is short.",
            "If visitors ring and then use the path it closes.", "Every time it rings visitors wait.",
            "Every time visitors ring, people look.",
        ])
    func toldOfCases(sentence: String) {
        #expect(Directive(in: sentence) == nil)
    }

    @Test(
        "what stands behind \"for example\" and a semicolon takes nothing from the directive before it",
        arguments: ["Gates should be shut; this means that, for example, no cow gets out."])
    func exampleBehind(sentence: String) {
        #expect(Directive(in: sentence)?.modality == .should)
    }

    @Test(
        "what is doubly or just as important is asked for",
        arguments: [
            "In a school, it is doubly important to ring at once.", "It is just as important to shut the gate.",
        ])
    func degrees(sentence: String) {
        #expect(Directive(in: sentence)?.modality == .should)
    }

    @Test(
        "an example that ends a sentence leaves the directive before it, one that opens it does not",
        arguments: [
            ("Label the last gate with what it leads to, for example, House or Garden.", Modality.should as Modality?),
            ("You should use a verb for the sign, for example, Ring or Knock.", .should),
            ("A house gate, for example, should open at once.", nil),
            ("You can use half a sentence, for example, \"Opens the default gate\".", .may),
            ("Use, for example, a lamp.", nil),
            ("Make a house gate, for example, open at once.", nil),
            ("In a dark garden, for example, light the path.", nil),
        ])
    func example(sentence: String, modality: Modality?) {
        #expect(Directive(in: sentence)?.modality == modality)
    }

    @Test(
        "a condition that opens with \"should\", \"anywhere\", \"assuming\" or \"provided\" leads to the directive",
        arguments: [
            "Should the bell ring, open the gate.", "Anywhere a path ends, put up a sign.",
            "Assuming that the path is wide, light both sides.", "Provided that the path is wide, light both sides.",
        ])
    func invertedCondition(sentence: String) {
        #expect(Directive(in: sentence)?.modality == .should)
    }

    @Test(
        "a main clause that no comma parts from its condition is found behind a \"but\" and before a description",
        arguments: [
            (
                "If you need a bell at the back of a house you can use the small bell, described in Chapter 2.",
                Modality.may
            ),
            ("The color can vary, but if your garden has lamps you might want to paint it red.", .consider),
            ("The bell is often at the left, but when this is the case it should not be near a house.", .shouldNot),
            ("The color can vary, but if there is a lamp you can dim it should be red.", .should),
            ("If the gate is locked you can use the small bell, shown in Figure 2.", .may),
        ])
    func mainClauseWithoutComma(sentence: String, modality: Modality) {
        #expect(Directive(in: sentence)?.modality == modality)
    }

    @Test("behind the stop of an abbreviation, \"should\" has its subject before it")
    func abbreviation() {
        #expect(
            Directive(in: "Signs such as \u{201C}e.g.\u{201D} should be avoided, as few read them.")?.modality
                == .shouldNot)
    }

    @Test(
        "what follows from a fact is read behind \"so always\" and \"therefore\"",
        arguments: [
            ("Visitors forget words, so always offer a bell.", Modality.must),
            ("Bells fade with the years; therefore offer a new one.", .should),
            ("If you can't leave it open, at the very least show who rings.", .should),
        ])
    func conclusion(sentence: String, modality: Modality) {
        #expect(Directive(in: sentence)?.modality == modality)
    }

    @Test("examples in a list hide nothing that leads to them")
    func ledExamples() {
        #expect(Directive(in: "Use gates that people know, for example:")?.modality == .should)
        #expect(Directive(in: "Avoid jargon, for instance:")?.modality == .shouldNot)
        #expect(Directive(in: "Keep it short; use one word, for example.")?.modality == .should)
    }

    @Test("the number of a requirement stands before its verb; in a figure it names a part")
    func numbered() {
        #expect(Directive(in: "4.2.1 Hang the lamps low.")?.modality == .should)
        #expect(Directive(in: "1 Hang a lamp") == nil)
        #expect(Directive(in: "10 Close neighbors complained about the bell.") == nil)
    }
}
