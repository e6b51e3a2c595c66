import HIGModel
import Testing

@testable import HIGParsing

@Suite("Action table")
struct ActionTableTests {
    private let table = "| If | Do this |\n|---|---|\n| It rains | Close the door. Never open it again. |\n"

    @Test("every sentence with a directive is a rule, the first with its case before it")
    func rules() throws {
        #expect(
            try Samples.rules(table).map(\.statement) == ["It rains: Close the door.", "Never open it again."])
    }

    @Test(
        "a header asks to do what the last column names, or says what to do with it",
        arguments: [
            ("| If a lamp does this | Do this instead of using a lamp |", "Smokes: Open a window."),
            ("| When the lamp | Use |", "Smokes: Open a window."),
        ])
    func headers(header: String, statement: String) throws {
        #expect(
            try Samples.rules(header + "\n|---|---|\n| Smokes | Open a window. |\n").map(\.statement) == [statement])
        #expect(try Samples.rules("| Lamp | Use |\n|---|---|\n| Oil | Halls |\n").isEmpty)
    }

    @Test(
        "a case is read after what its column says of whom it is the case",
        arguments: [
            ("If a lamp does this", "If a lamp does this:"), ("If a lamp…", "If a lamp:"),
            ("When the lamp:", "When the lamp:"),
            ("If", nil), ("Case", nil),
        ])
    func subject(title: String, introduction: String?) throws {
        let rules = try Samples.rules("| \(title) | Do this |\n|---|---|\n| Smokes | Open a window. Shut it later. |\n")
        #expect(rules.map(\.introduction) == [introduction, nil])
    }

    @Test("what to use keeps the capitals of a name")
    func names() throws {
        let rules = try Samples.rules(
            "| When it is | Use |\n|---|---|\n| Dark | A lamp |\n| Late | PNG lamps |\n| Cold | Title-size lamps |\n| Day | None |\n| Wet | Do not use oil. |\n"
        )
        #expect(
            rules.map(\.statement) == [
                "Dark: Use a lamp", "Late: Use PNG lamps", "Cold: Use title-size lamps", "Wet: Do not use oil.",
            ])
        #expect(rules.map(\.modality) == [.should, .should, .should, .mustNot])
    }

    @Test("a column of guidance gives rules, each to be read after the thing that it is on")
    func guidance() throws {
        let rules = try Samples.rules(
            """
            Lamp item | What it does | Guidance
            ---|---|---
            About Lamp | Shows the lamp. | Prefer a short name. Don’t add a number.
            Services | Shows services. |
            Hide Lamp | Hides the lamp. | The lamp glows again later.
             | | Keep the lamp in its hall.
            """)
        #expect(
            rules.map(\.statement) == ["Prefer a short name.", "Don’t add a number.", "Keep the lamp in its hall."])
        #expect(rules.map(\.introduction) == ["About Lamp:", "About Lamp:", "Hide Lamp:"])
        #expect(rules.map(\.modality) == [.consider, .mustNot, .should])
        #expect(try Samples.rules("| Lamp | Guidance for lamps |\n|---|---|\n| Oil | Keep it dry. |\n").isEmpty)
    }

    @Test("a header that stands again is none of the cases")
    func repeated() throws {
        let rules = try Samples.rules(table + "| If | Do this |\n|---|---|\n| It snows | Close the door. |\n")
        #expect(rules.map(\.statement).last == "It snows: Close the door.")
        #expect(rules.count == 3)
    }

    @Test("a row without a case of its own goes on with the one above it, which is said once")
    func goingOn() throws {
        let rules = try Samples.rules(table + "| | Bolt the window. |\n")
        #expect(
            rules.map(\.statement) == ["It rains: Close the door.", "Never open it again.", "Bolt the window."])
    }

    @Test("a sentence of a cell that directs nobody supports the one before it")
    func support() throws {
        let rules = try Samples.rules("| If | Do this |\n|---|---|\n| It rains | Close the door. Wood swells. |\n")
        #expect(rules.map(\.statement) == ["It rains: Close the door."])
        #expect(rules.map(\.body) == [["Wood swells."]])
    }

    @Test("a row that directs nobody is kept as one of a table")
    func plainRow() throws {
        let split = try Samples.split("| If | Do this |\n|---|---|\n| It rains | Nothing |\n")
        #expect(split.rules.isEmpty)
        #expect(split.passages.map(\.role) == [.table, .table])
    }

    @Test("what speaks of the sentence before it in its cell is read after it")
    func backReference() throws {
        let rules = try Samples.rules(
            "| If | Do this |\n|---|---|\n| One | A lamp. It should be on. Never dim this lamp. |\n")
        #expect(rules.map(\.statement) == ["It should be on.", "Never dim this lamp."])
        #expect(rules.map(\.introduction) == ["One: A lamp.", "It should be on."])
    }

    @Test("every rule of a row has a passage of its own")
    func passages() throws {
        let source = try Samples.read([Samples.input(table, file: "one.md")]).sources[0]
        #expect(Set(source.passages.compactMap(\.rule)) == [0, 1])
        #expect(source.passages.last?.text == "Never open it again.")
    }
}
