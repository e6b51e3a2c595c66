import Foundation
import Testing

@Suite("The README")
struct ReadmeTests {
    /// On a difference: `Scripts/readme` writes the examples anew.
    @Test("shows what the program prints")
    func examples() throws {
        let process = Process()
        process.executableURL = repository.appending(path: "Scripts/readme")
        process.arguments = ["--check", "--binary", higkbExecutable.path]
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let difference = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0, "\(String(decoding: difference, as: UTF8.self))")
    }

    @Test("has examples of the main commands, the first of which ingests")
    func commands() throws {
        let text = try String(contentsOf: repository.appending(path: "README.md"), encoding: .utf8)
        let runs = text.split(separator: "\n").filter { $0.hasPrefix("<!-- run: higkb ") }.map {
            String($0.dropFirst(16))
        }
        #expect(runs.first?.hasPrefix("ingest seeds") == true)
        for command in ["editions", "diff back-button 2010 2014", "history", "search", "show", "export"] {
            #expect(runs.contains { $0.hasPrefix(command) }, "\(command)")
        }
    }
}
