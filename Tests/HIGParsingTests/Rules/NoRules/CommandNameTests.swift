import HIGModel
import Testing

@testable import HIGParsing

/// Names of commands, which read as imperatives and direct nobody.
@Suite("CommandName")
struct CommandNameTests {
    @Test(
        "a key in brackets, an ellipsis or the opposite after a slash makes a name",
        arguments: [
            "Rotate (Command-R).", "Duplicate Page (Shift-Command-D).", "Import Sketch…", "Export Layers…",
            "Show/Hide Palette", "Hide/Show Margins (optional)",
        ])
    func names(sentence: String) {
        #expect(CommandName.isName(Clause(sentence)))
        #expect(Directive(in: sentence) == nil)
    }

    @Test(
        "a direction is no name",
        arguments: [
            "Show the palette.", "Use the Rotate command (Command-R) to turn a page.",
            "Drag-and-drop should work everywhere.", "Use fewer words …",
        ])
    func directions(sentence: String) {
        #expect(!CommandName.isName(Clause(sentence)))
    }

    @Test("one word is a name")
    func oneWord() {
        #expect(Directive(in: "Flip.") == nil)
        #expect(Directive(in: "(Shift)") == nil)
    }

    @Test(
        "a bold lead is a command's name where the next sentence says what it does; the directions after it are rules",
        arguments: [
            "**Archive All.** Stores every letter. If a letter is open, close it first.",
            "**Bring Back to Desk.** Returns the last folder to its place. If a letter is open, close it first.",
            "**Customize Desk…** Opens the drawer of the desk. If a letter is open, close it first.",
        ])
    func explained(markdown: String) throws {
        let rules = try Samples.rules(markdown)
        #expect(rules.map(\.statement) == ["If a letter is open, close it first."])
    }

    @Test("a bold lead that a sentence with a subject goes on with is a rule")
    func headline() throws {
        let rules = try Samples.rules("**Keep lists short.** Lists longer than a page tire people.")
        #expect(rules.map(\.statement) == ["Keep lists short."])
    }

    @Test("an item of a list can be a command's name")
    func item() throws {
        #expect(
            try Samples.rules("Each button has its effect:\n\n- **Drop Letter.** Removes the letter from the tray.")
                .isEmpty)
    }
}
