import ArgumentParser
import Testing

@testable import higkb

@Suite("What the program advises")
struct NextStepTests {
    @Test(
        "commands ask the database that the user named",
        arguments: [
            ("see what is held: higkb editions", "see what is held: higkb editions --db a.sqlite"),
            (
                "take it out first: higkb forget ios-2011, then higkb ingest FOLDER",
                "take it out first: higkb forget --db a.sqlite ios-2011, then higkb ingest --db a.sqlite FOLDER"
            ),
            ("export it again: higkb export catalog", "export it again: higkb export catalog --db a.sqlite"),
            (
                "did you mean 2011? (higkb editions shows all)",
                "did you mean 2011? (higkb editions --db a.sqlite shows all)"
            ),
        ])
    func completed(advice: String, expected: String) {
        #expect(NextStep(database: "a.sqlite").completed(advice) == expected)
    }

    @Test(
        "what names a database, or asks none, stays as it is",
        arguments: [
            "see what is damaged: higkb check --db b.sqlite", "higkb reads files that end in .md", "higkb help diff",
            "higkb showed it", "name another file", "usage: higkb diff [<topic>] <edition> <edition>",
        ])
    func left(advice: String) {
        #expect(NextStep(database: "a.sqlite").completed(advice) == advice)
    }

    @Test("every command that asks a database is known")
    func commands() {
        func names(_ command: any ParsableCommand.Type, after path: [String] = []) -> [String] {
            let parts = command.configuration.subcommands
            guard parts.isEmpty else {
                return parts.flatMap { names($0, after: path + [$0.configuration.commandName ?? ""]) }
            }
            return [path.joined(separator: " ")]
        }
        for name in names(Higkb.self) where name != "schema" {
            #expect(NextStep(database: "a").completed("higkb \(name)") == "higkb \(name) --db a")
        }
    }

    @Test("the notes of an answer ask it as well, whatever was asked")
    func notes() throws {
        try withSeedFolder(isEmpty: true) { folder in
            for year in ["2010", "2014"] {
                let header = "<!-- Chunk 0 | Source: \(year) iOS Human Interface Guidelines.pdf | Est. Tokens: 10 -->\n"
                try folder.write(
                    "\(year).md", header + "# Toolbars\n\n**Give each icon of a toolbar a label.** Fine.\n")
                try folder.run("ingest", "\(year).md")
            }
            let diff = ["diff", "icon", "2010", "2014", "--format", "json"]
            try #expect(
                folder.run(diff + ["--db", "hig.sqlite"]).output.contains(": higkb diff --db hig.sqlite icon"))
            try #expect(folder.run(diff).output.contains(": higkb diff icon"))
            try folder.write("hig.sqlite.pins", "unlink ios-2010/toolbar/a ios-2014/toolbar/a\n")
            let pins = try folder.run("pins", "--format", "json", "--db", "hig.sqlite")
            #expect(pins.output.contains(": higkb check --db hig.sqlite --repair"))
        }
    }

    @Test("a path that the shell would take apart is quoted")
    func quoted() {
        #expect(NextStep(database: "my hig").completed("higkb check") == "higkb check --db 'my hig'")
    }

    @Test(
        "the database is what follows --db before the end of the options",
        arguments: [
            (["show", "x", "--db", "a.sqlite"], "higkb check --db a.sqlite"),
            (["show", "--db=a.sqlite", "x"], "higkb check --db a.sqlite"),
            (["show", "--", "--db", "a.sqlite"], "higkb check"), (["show", "--db"], "higkb check"),
            (["show"], "higkb check"),
        ])
    func arguments(arguments: [String], expected: String) {
        #expect(NextStep(after: arguments).completed("higkb check") == expected)
    }
}
