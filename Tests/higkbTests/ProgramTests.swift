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
