import HIGModel
import Testing

@testable import HIGParsing

@Suite("Demands in tables of data")
struct TableDemandTests {
    private let table = """
        | Bell | What it is for |
        |---|---|
        | Brass | A heavy bell. You should hang it on a post. It is loud. |
        | Tin | The tin bell must stay indoors. Such bells should be dusted. |

        """

    @Test("what a whole sentence of a cell demands is a rule, and the rest of the row is data")
    func rules() throws {
        let source = try Samples.read([Samples.input(table, file: "one.md")]).sources[0]
        #expect(
            source.rules.map(\.statement) == [
                "You should hang it on a post.", "The tin bell must stay indoors.", "Such bells should be dusted.",
            ])
        #expect(source.rules.map(\.introduction) == [nil, nil, "The tin bell must stay indoors."])
        #expect(source.rules.allSatisfy { $0.style == .list && $0.body.isEmpty })
        #expect(source.passages.filter { $0.role == .statement }.count == 3)
        #expect(source.passages.filter { $0.role == .table }.map(\.text).contains { $0.contains("A heavy bell.") })
    }

    @Test(
        "what a cell says in short, what users do, and what only follows from a fact is none",
        arguments: [
            "Should be loud.", "Bells that should be loud", "Users ring it.", "It is big, and should hang low.",
            "It is big but should not hang low.", "This value should be even.", "The user should ring it.",
            "Indicates that it should ring.", "You must ring it.", "It must have been rung.",
        ])
    func data(cell: String) throws {
        #expect(try Samples.rules("| Bell | Use |\n|---|---|\n| Brass | \(cell) |\n").isEmpty)
    }

    @Test("what a cell forbids in a sentence of its own is a rule, what it asks for may be what a command does")
    func prohibitions() throws {
        let rows = """
            | Bell | Use |
            |---|---|
            | Brass | Rings at noon. Do not hang lamps on it that swing. |
            | Tin | Ring the bell at noon. Never mind. |

            """
        let rules = try Samples.rules(rows)
        #expect(rules.map(\.statement) == ["Do not hang lamps on it that swing."])
        #expect(rules.map(\.modality) == [.mustNot])
    }

    @Test("what follows a demand in its row is kept as data")
    func rest() throws {
        let split = try Samples.split(table)
        #expect(split.passages.filter { $0.role == .table }.contains { $0.text.contains("It is loud.") })
    }

    @Test("what comes after the table does not belong to them")
    func after() throws {
        let rules = try Samples.rules(table + "\nBells on a post hang well, and you hear them on a post.\n")
        #expect(rules.map(\.body) == [[], [], []])
        try #expect(Samples.rules(table + "\nBells that are dusted stay bright.\n").map(\.body) == [[], [], []])
    }
}
