import HIGModel
import Testing

@testable import HIGParsing

/// Verbs that open a clause, and the nouns, keys and commands that are spelled like them.
@Suite("Imperative")
struct ImperativeTests {
    @Test(
        "labels, cases to think of, captions and what is quoted are no directions",
        arguments: [
            "Question: A sign that asks.", "Remember: the best gates shut by themselves.",
            "Correct spacing, with units (feet):", "Take a wide gate for example: It may not shut.",
            "\u{201C}Always ring twice\u{201D} is a good name for a bell.", "\"Never ring\" is none.",
            "\"Always open gates with this key\" beside a lock.",
            "When a gate opens to visitors, refer to Chapter 3 for guidance on bells.",
            "Research shows that gates rust.", "Support for several gates varies.", "Access to bells is rare.",
            "Control over the lamps belongs to visitors.", "Label text tells visitors where a gate leads.",
            "Back up, the gate opens toward you.",
        ])
    func noDirections(sentence: String) {
        #expect(Directive(in: sentence) == nil)
    }

    @Test(
        "a noun that a verb follows is its subject, also past a remark in brackets, an adverb or what was done to it",
        arguments: [
            "Lock (the small key) will stop the bell.", "Close (the small gate) can hide the yard.",
            "Undo works in all gardens.", "Undo applies to all gates, and to the bells.",
            "Shift also changes the lamp.", "Light already goes through the gate.",
            "Switch held down with a thumb repeats the tone.", "Lamp posts now have round tops so that snow falls off.",
            "Document lamps now have a red rim.", "Title bars now have a rim.",
            "In addition to the old lamp, zoom there are two more kinds of it.",
        ])
    func subjects(sentence: String) {
        #expect(Directive(in: sentence) == nil)
    }

    @Test(
        "a word in capitals among small letters is a key or a command where what follows can be said of one",
        arguments: [
            "SHIFT also turns the meaning of BELL and the gate round.", "CODE pressed with a bell looks up its tone.",
            "RETURN which would send the cows home.", "Bells: ESCAPE to leave GATE-? for help",
            "Delete key removes the last bell.", "Tab and Return move through the gates.",
            "Cut, Copy, and Paste work as in other gardens.",
            "Within a row of bells TAB means to take the tone as it is, check the bell, and go on.",
        ])
    func keys(sentence: String) {
        #expect(Directive(in: sentence) == nil)
    }

    @Test(
        "labels, rows of a table, inversions and set phrases are none",
        arguments: [
            "Clear names and bell signs.", "Frame lamps without corners", "Title bars without lamps",
            "Result: color lamp users: none white lamp users: none others: two",
            "GATE-Z: Cut GATE-B: Paint GATE-X: Move", "As the gates change, so do the bells on them.",
            "In case it seems that they slept, be it known that they did not.",
        ])
    func labels(sentence: String) {
        #expect(Directive(in: sentence) == nil)
    }

    @Test(
        "a direction stays one beside such words",
        arguments: [
            ("Use lamps (red ones) when they can be seen.", Modality.should),
            ("Clear the path (all of it) when visitors leave.", .should), ("Clear names when people leave.", .should),
            ("Sort based on what people ring most.", .should), ("Show lamps without shades", .should),
            ("DO NOT paint the gate.", .mustNot), ("AVOID red lamps.", .shouldNot), ("USE the old gate.", .should),
            ("KEEP names short.", .should), ("Display still pictures in the hall.", .should),
            ("Show already opened letters last.", .should), ("Check which are lit.", .should),
            ("If it creaks, so do the following: oil it.", .should),
            ("To open it, check the bolt, and press the bell.", .should),
            ("Ensure there are two lamps.", .must), ("Remove and add names.", .should),
            ("Use whatever helps the visitor.", .should), ("Name lamps, Bells, and Gates.", .should),
            ("Verify text fits the sign.", .should), ("Test what makes the bell ring.", .should),
        ])
    func directions(sentence: String, modality: Modality) {
        #expect(Directive(in: sentence)?.modality == modality)
    }

    @Test(
        "a plural and a verb that takes no object are a subject and what it does, also past a clause about it",
        arguments: [
            "Label text shrinks on small signs.", "Touch lamps overlap in the old yard.",
            "Record players spin at two speeds.", "Guide dogs lie under the bench.", "Pay booths stay open at night.",
            "Test drives last an hour.", "Design choices that suit one garden will look wrong in another.",
            "Trigger: Parts that are pulled to ring the bell.", "Toggle lamps: To let visitors choose a color.",
        ])
    func intransitives(sentence: String) {
        #expect(Directive(in: sentence) == nil)
    }

    @Test(
        "\"consider that\" with a verb, and \"please review\" behind \"for more\", direct nobody",
        arguments: [
            "Consider that a red lamp makes visitors stop.", "For more about gates, please review the chapter Walls.",
        ])
    func reasons(sentence: String) {
        #expect(Directive(in: sentence) == nil)
    }

    @Test("what a plural with examples does not ask for is no prohibition behind a label")
    func examples() {
        #expect(
            Directive(in: "Exception: Gates whose color says so, such as Red or Green, do not require a sign.") == nil)
        #expect(Directive(in: "For lamps, such as red ones, do not use a sign.")?.modality == .mustNot)
    }

    @Test(
        "\"say\" directs where what to say follows; \"say, a lamp\" and \"say you have\" give an example",
        arguments: [
            ("If the gate is shut, say so on the sign.", Modality?.some(.should)), ("Say what broke.", .should),
            ("Say the price before the name.", .should), ("Say why the gate is shut.", .should),
            ("If there is a new thing, say, a lamp, it glows.", nil), ("Say you have two gates.", nil),
            ("Say a visitor rings.", nil), ("Say, two gates are open.", nil),
        ])
    func say(sentence: String, modality: Modality?) {
        #expect(Directive(in: sentence)?.modality == modality)
    }

    @Test(
        "the first of two verbs tells how a contrast binds; \"nothing\" and idioms turn a direction round",
        arguments: [
            ("Whisper, don't shout.", Modality.should), ("Paint, don't carve.", .should),
            ("Hide nothing that costs money.", .mustNot), ("Go easy on red lamps.", .shouldNot),
            ("Be careful with red lamps.", .shouldNot), ("Be careful to shut the gate.", .should),
            ("Under no circumstances ask for a key.", .mustNot), ("On no account hide the bell.", .mustNot),
            ("By no means hide the bell.", .mustNot), ("At no time hide the bell.", .mustNot),
            ("Restrict the use of bells.", .shouldNot),
            ("Support bells in gates people might ring.", .should),
            ("Back up the list before you change it.", .should), ("Gray out a bell that doesn't ring.", .should),
            ("Re-enable the bell at night.", .should),
            ("Be careful about adding bells.", .shouldNot),
            ("Be careful about the color.", .should),
            ("Last but not least, test the bell.", .should),
            ("Therefore warn visitors first.", .should), ("Never rumble in the yard.", .mustNot),
            ("Also, don't ring.", .mustNot),
        ])
    func turns(sentence: String, modality: Modality) {
        #expect(Directive(in: sentence)?.modality == modality)
    }

    @Test(
        "verbs with their particles, their manner or a joined syllable direct, also the first time",
        arguments: [
            ("Fall back to plain text.", Modality.should), ("If it is old, fall back to plain text.", .should),
            ("De-emphasize your lamps at night.", .should), ("Never lose what people have typed.", .mustNot),
            ("Never forget what people have typed.", .mustNot), ("Never forget to shut the gate.", .must),
            ("Do your best not to make people wait.", .shouldNot), ("Go light on bells.", .shouldNot),
            ("Use bells with restraint.", .shouldNot), ("The first time a gate opens, place a lamp near it.", .should),
        ])
    func manner(sentence: String, modality: Modality) {
        #expect(Directive(in: sentence)?.modality == modality)
    }

    @Test(
        "too much of something and what it leads to warn, names tell, and neither directs",
        arguments: [
            "Each sign shows one thing: account list, lamp list, gate list.", "Hang too many, and they fall down.",
            "Make a gate too wide, and it hides the house.",
        ])
    func warns(sentence: String) {
        #expect(Directive(in: sentence) == nil)
    }

    @Test(
        "to avoid too much, and what is gained by it, directs",
        arguments: [
            "Avoid hanging too many lamps, and people will thank you.",
            "Use a color that is not too dark, and it will be seen.",
            "Hang it low, not too near the gate, and you will see it.",
        ])
    func gains(sentence: String) {
        #expect(Directive(in: sentence) != nil)
    }

    @Test("a thing that something was done to is told of; joined words are one, which a verb can act on")
    func treated() {
        #expect(Directive(in: "Light built in at the gate shows the way.") == nil)
        #expect(Directive(in: "List built-in lamps first.")?.modality == .should)
    }
}
