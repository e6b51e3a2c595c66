import Foundation
import Testing

@Suite("Standard output and standard error")
struct StandardStreamTests {
    /// Runs the program with its streams as a shell sets them.
    private func run(_ arguments: [String], _ redirections: String) throws -> Run {
        try runProgram("/bin/sh", ["-c", "exec \"$0\" \"$@\" \(redirections)", higkbExecutable.path] + arguments)
    }

    @Test("have nothing in them that could steer a terminal")
    func steering() throws {
        let run = try run(["schema", "gate\u{1B}[2J\u{9B}1m"], "")
        #expect(run.status == 2)
        #expect(!run.errors.isEmpty)
        #expect(run.errors.unicodeScalars.allSatisfy { $0 == "\n" || !(..<" " ~= $0) && !("\u{7F}"..."\u{9F}" ~= $0) })
    }

    @Test("a message that nobody can get takes nothing from the exit code")
    func closedErrors() throws {
        let run = try run(["diff", "--gate"], "2>&-")
        #expect(run.status == 2)
        #expect(run.output == "")
    }

    @Test("a reader of output that is gone has seen enough")
    func closedPipe() throws {
        let pipe = Pipe()
        try pipe.fileHandleForReading.close()
        let process = Process()
        process.executableURL = higkbExecutable
        process.arguments = ["--version"]
        process.environment = isolated([:])
        process.standardOutput = pipe
        let errors = Pipe()
        process.standardError = errors
        try process.run()
        process.waitUntilExit()
        try pipe.fileHandleForWriting.close()
        #expect(process.terminationStatus == 0)
        #expect(errors.fileHandleForReading.availableData.isEmpty)
    }
}
