import HIGModel
import Testing

@testable import HIGParsing

/// What leads to another text, and what asks for a deed with the same verbs.
@Suite("Pointer: targets")
struct PointerTargetTests {
    @Test(
        "a verb of reading or looking leads elsewhere where a text, a title, a quotation or more on a subject stands behind it",
        arguments: [
            "See the lamps.", "Read this chapter before you light it.", "Read Lamps and Gates for more.",
            "Read \"Lamps\" first.", "Read about lamps.", "For a list of lamps, read the manual.",
            "To learn more, watch the builders.", "For further guidance, visit the workshop.",
            "Visit the Lamp Workshop.", "Download Lamp Templates.", "Learn how to oil a hinge.",
            "Learn more about lamps.", "Learn what you can build.", "Watch Lamps in Motion.",
            "Look at the table on page 12.", "Look in the appendix.", "Look for more in the guide.",
            "Refer to the section on lamps.", "Look closely at the table on page 12.",
            "To hang it, refer to Lamps and Gates.", "Also refer to the guide on lamps.",
            "Read this part to find out how a hinge is oiled.", "Then, read \"Hinges\" for advice on oil.",
        ])
    func pointers(sentence: String) {
        #expect(Pointer.isOne(Clause(sentence)))
    }

    @Test(
        "without one they ask for a deed, at the start or behind an opening phrase",
        arguments: [
            "For visitors in the dark, read the sign aloud.", "Read the page aloud.",
            "If the gate is busy, read the bell.",
            "To save oil, download plans at night.", "Visit real gates.", "Watch for loose hinges.",
            "Watch the oil during long nights.", "Learn what visitors carry.", "Learn the words of the village.",
            "Then look at how the Miller can open it.", "Look up the names of lamps by yourself.",
            "Look for loose hinges.", "Refer to each lamp by its name.",
            "Refer to Old Mill only where visitors know it.",
            "Refer to lamps by the names that visitors know.", "If possible, visit old gates.",
        ])
    func deeds(sentence: String) {
        #expect(!Pointer.isOne(Clause(sentence)))
    }

    @Test(
        "such a deed is a direction",
        arguments: [
            "Visit real gates.", "Watch for loose hinges.", "If possible, visit old gates and count them.",
            "Look up the names of lamps by yourself.", "Refer to each lamp by the name that visitors know.",
            "Learn the words of the village.", "Write signs for more than one village.",
            "Call out the names of more expensive lamps.", "Start by reading the sign aloud to a friend.",
            "You should also read the sign aloud.", "Use the picture to guide the eye toward the gate.",
            "If the oil runs out, call 2 attendants.", "Contact the guard for more details only once.",
        ])
    func directions(sentence: String) {
        #expect(Directive(in: sentence)?.modality == .should)
    }

    @Test(
        "who is asked for more, a number to dial, and a text to begin with are pointers",
        arguments: [
            "Contact the workshop for more information.", "Write to the workshop for further details about lamps.",
            "Call the workshop for more help.", "If you build lamps, call 555-0100 for the plans.",
            "Start by reading the guide.", "When all is ready, start by reading the other guide.",
            "You should also read your licence.", "You should also read the section on oil.",
            "Use this table to find a lamp.",
            "Use the picture as a guide.", "Use this table to help you determine the size.",
        ])
    func inquiries(sentence: String) {
        #expect(Pointer.isOne(Clause(sentence)))
    }
}
