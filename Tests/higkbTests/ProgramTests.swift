import Foundation
import HIGRendering
import Testing

@Suite("The program")
struct ProgramTests {
    @Test("lists its schemas and prints each of them")
    func schemas() throws {
        let list = try runHigkb("schema")
        #expect(list.status == 0)
        let names = list.output.split(separator: "\n").compactMap { $0.split(separator: " ").first }
        #expect(names.map { String($0) } == Schema.allCases.map(\.rawValue))
        for name in names {
            let schema = try runHigkb("schema", String(name))
            #expect(schema.output.hasPrefix("{\n  \"$schema\": \"https://json-schema.org/draft/2020-12/schema\""))
        }
    }

    @Test("keeps output and errors apart")
    func streams() throws {
        let wrong = try runHigkb("schema", "no-such-schema")
        #expect(wrong.status == 2)
        #expect(wrong.output == "")
        #expect(wrong.errors.hasPrefix("higkb: error: "))

        let version = try runHigkb("--version")
        #expect(version == Run(output: "0.1.0\n", errors: "", status: 0))
    }

    @Test(
        "a command that there is not is wrong usage, and near ones are named",
        arguments: [
            (["nope"], "no command is called nope\n  higkb help shows what there is"),
            (["serch", "back", "button"], "no command is called serch\n  did you mean search? (higkb help shows all)"),
            (
                ["export", "rule"],
                "no command is called export rule\n  did you mean rules? (higkb help export shows all)"
            ),
            (
                ["--db", "x.db", "editions"],
                "--db stands before the command\n  options follow it: higkb editions --db …"
            ),
            (["help", "nope"], "no command is called nope\n  higkb help shows what there is"),
            (["help", "export", "nope"], "no command is called export nope\n  higkb help export shows what there is"),
            (
                ["help", "rules", "toolbar"],
                "no command is called rules toolbar\n  higkb help rules shows how to use it"
            ),
        ])
    func unknownCommand(arguments: [String], message: String) throws {
        try #expect(runHigkb(arguments) == Run(output: "", errors: "higkb: error: \(message)\n", status: 2))
    }

    @Test(
        "help on a command that there is goes to standard output", arguments: ["", "rules", "export changes"])
    func knownHelp(command: String) throws {
        let run = try runHigkb(["help"] + command.split(separator: " ").map(String.init))
        #expect(run.status == 0 && run.errors == "")
        #expect(run.output.hasPrefix("OVERVIEW: "))
    }

    @Test("what was typed is repeated at a length that can be read")
    func longArguments() throws {
        let long = String(repeating: "long", count: 1_000)
        for arguments in [["help", long], [long], ["schema", long], ["rules", "--format", long]] {
            let run = try runHigkb(arguments)
            #expect(run.status == 2)
            #expect(run.errors.split(separator: "\n").allSatisfy { $0.count < 200 }, "\(run.errors)")
        }
    }

    @Test("ends quietly when nobody reads on")
    func closedPipe() throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        let script = "{ \"$0\" schema diff; echo status $? >&2; } | true"
        process.arguments = ["-c", script, higkbExecutable.path]
        let errors = Pipe()
        process.standardError = errors
        try process.run()
        let message = try errors.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        #expect(String(decoding: message, as: UTF8.self) == "status 0\n")
    }
}
