import HIGModel
import Testing

@testable import HIGParsing

@Suite("Specimen")
struct SpecimenTests {
    private static let advice = "Messages should tell what is wrong with a lamp. "

    @Test("what follows \"Example:\" is one")
    func labels() throws {
        let rules = try Samples.rules("Name gates by what is behind them.\n\nExample:\n\nOpen the garden gate.\n")
        #expect(rules.map(\.statement) == ["Name gates by what is behind them."])
    }

    @Test(
        "what a screen or a message is shown to say directs no designer",
        arguments: [
            "A better message might be:", "The screen would look like this:", "The prompt reads:",
            "Here is a sample dialog:", "The following is an example of a menu with one level:",
            "In the case above, the sequence would look like this:",
        ])
    func shown(lead: String) throws {
        let text = "\n\nThe lamp is out. Please turn the switch of one of the lamps.\n\nDon't name two lamps alike."
        let rules = try Samples.rules(Self.advice + lead + text)
        #expect(
            rules.map(\.statement) == [
                "Messages should tell what is wrong with a lamp.", "Don't name two lamps alike.",
            ])
        #expect(rules[0].body.last == "The lamp is out. Please turn the switch of one of the lamps.")
    }

    @Test("a list is shown with the title above it and the lines below")
    func list() throws {
        let rules = try Samples.rules(
            "The following is an example of a menu with one level:\n\n#### Lamp Menu\n\n- 1. Present lamps\n"
                + "- 2. Return to the gate\n\nType your choice (1-2) and press the bell: \\_...\n\n"
                + "Use three lines for the title.")
        #expect(rules.map(\.statement) == ["Use three lines for the title."])
        #expect(rules.map(\.section) == [[]])
    }

    @Test("what begins with a sentence that was shown is shown as well")
    func again() throws {
        let rules = try Samples.rules(
            "It would look like this:\n\nType your lamp and ring the bell. L\n\nNo lamp is found.\n\n"
                + "Type your lamp and ring the bell. LA = mp\n\n# Bells\n\nType your lamp and ring the bell.")
        #expect(rules.map(\.statement) == ["Type your lamp and ring the bell."])
    }

    @Test(
        "behind a picture, before what a list is announced with, in bold or at length nothing is shown",
        arguments: [
            "![](one.png)\n\nKeep lamps apart.", "Keep lamps apart:\n\n- in gates\n- in fields",
            "**Keep lamps apart.** They smoke.", "Keep lamps apart. " + String(repeating: "They smoke, ", count: 30),
        ])
    func notShown(text: String) throws {
        let rules = try Samples.rules("It would look like this:\n\n" + text)
        #expect(rules.map { $0.statement.prefix(16) } == ["Keep lamps apart"])
    }

    @Test(
        "a sentence that shows no text leads to advice",
        arguments: [
            "The design process looks like this:", "The icon of a lamp looks like this:",
            "Here is an example of how a menu is built:",
            "Lamps like this:", "Here is an example of a good habit:", "The lamp might be:",
        ])
    func others(lead: String) throws {
        #expect(try !Samples.rules(lead + "\n\nKeep the lamps apart.").isEmpty)
    }
}
