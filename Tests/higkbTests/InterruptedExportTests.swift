import Foundation
import Testing

/// `export --output` as a process that is asked to end while its file or folder is half written.
@Suite("An export that is interrupted", .serialized)
struct InterruptedExportTests {
    /// So many rules that a signal comes in time.
    private static let database = Result {
        var bytes = Data()
        try withSeedFolder(isEmpty: true) { folder in
            for number in 0..<40 {
                let text = (0..<50).map {
                    "Avoid crowding toolbar \($0) of view \(number), because people look for row \($0).\n"
                }
                let header =
                    "<!-- Chunk \(number) | Source: 2012 iOS Human Interface Guidelines.pdf | Est. Tokens: 9 -->\n"
                try folder.write("in/chunk_\(number).md", header + text.joined(separator: "\n"))
            }
            try #require(folder.run("ingest", "in").status == 0)
            bytes = try folder.bytes()
        }
        return bytes
    }

    /// A folder with the large database, and an earlier export of the seeds at the target.
    private func withEarlierExport(_ export: [String], to target: String, _ body: (SeedFolder) throws -> Void) throws {
        let large = try Self.database.get()
        try withSeedFolder { folder in
            try #require(folder.run(["export"] + export + ["--output", target]).status == 0)
            try large.write(to: folder.url.appending(path: "large.sqlite"))
            try body(folder)
        }
    }

    /// Starts an export, waits until its draft is there, sends a signal, and waits for the end.
    private func interrupt(
        _ export: [String], to target: String, by number: Int32, ignoring: Bool = false, in folder: SeedFolder
    ) throws -> (status: Int32, errors: String) {
        try interrupt(["export"] + export + ["--output", target], by: number, ignoring: ignoring, in: folder)
    }

    /// The same of any command that writes a draft.
    private func interrupt(
        _ command: [String], by number: Int32, ignoring: Bool = false, in folder: SeedFolder
    ) throws -> (status: Int32, errors: String) {
        let process = Process()
        let errors = Pipe()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        let first = ignoring ? "trap '' \(number); " : ""
        process.arguments = ["-c", first + "exec \"$0\" \"$@\"", higkbExecutable.path] + command
        process.currentDirectoryURL = folder.url
        process.environment = isolated(["HIGKB_DB": "large.sqlite"])
        process.standardOutput = FileHandle.nullDevice
        process.standardError = errors
        try process.run()
        while process.isRunning,
            try !FileManager.default.contentsOfDirectory(atPath: folder.url.path).contains(where: {
                $0.hasSuffix(".partial")
            })
        {
            usleep(200)
        }
        kill(process.processIdentifier, number)
        process.waitUntilExit()
        #expect(process.terminationReason == .exit)
        let said = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        return (process.terminationStatus, said)
    }

    /// All files of a folder, with what is in them.
    private func state(_ folder: SeedFolder) throws -> [String: Data?] {
        var state: [String: Data?] = [:]
        for name in try folder.names() {
            let path = folder.url.appending(path: name).path
            state.updateValue(FileManager.default.contents(atPath: path), forKey: name)
        }
        return state
    }

    @Test(
        "leaves nothing behind, and what was there as it was",
        arguments: [
            (["rules"], "rules.jsonl"), (["lineages", "--format", "datapackage"], "package"),
            (["catalog", "--format", "html"], "catalog.html"), (["catalog", "--format", "oscal"], "catalog.json"),
            (["catalog", "--format", "csv"], "package"), (["catalog", "--format", "markdown"], "pages"),
            (["catalog", "--format", "docset"], "hig.docset"), (["catalog", "--format", "sqlite"], "catalog.sqlite"),
        ])
    func leavesNothing(export: [String], target: String) throws {
        try withEarlierExport(export, to: target) { folder in
            let before = try state(folder)
            let end = try interrupt(export, to: target, by: SIGINT, in: folder)
            #expect(end.status == 130)
            #expect(end.errors == "higkb: interrupted, nothing was written\n")
            try #expect(state(folder) == before)
        }
    }

    @Test("says by its exit code which signal it was", arguments: [SIGHUP, SIGINT, SIGTERM])
    func signals(number: Int32) throws {
        let hangup = signal(SIGHUP, SIG_DFL)  // Whoever runs the tests may have had it ignored.
        defer { signal(SIGHUP, hangup) }
        try withEarlierExport(["catalog", "--format", "docset"], to: "hig.docset") { folder in
            let before = try state(folder)
            let end = try interrupt(["catalog", "--format", "docset"], to: "hig.docset", by: number, in: folder)
            #expect(end.status == 128 + number)
            try #expect(state(folder) == before)
        }
    }

    @Test("is no other than a backup in this", arguments: [SIGHUP, SIGINT, SIGTERM])
    func backup(number: Int32) throws {
        let hangup = signal(SIGHUP, SIG_DFL)
        defer { signal(SIGHUP, hangup) }
        let large = try Self.database.get()
        try withSeedFolder { folder in
            try large.write(to: folder.url.appending(path: "large.sqlite"))
            let before = try state(folder)
            let end = try interrupt(["backup", "copy.sqlite"], by: number, in: folder)
            #expect(end.status == 128 + number)
            #expect(end.errors == "higkb: interrupted, nothing was written\n")
            try #expect(state(folder) == before)
        }
    }

    @Test("by the end of a terminal that it was told to outlive goes on")
    func nohup() throws {
        try withEarlierExport(["rules"], to: "rules.jsonl") { folder in
            let end = try interrupt(["rules"], to: "rules.jsonl", by: SIGHUP, ignoring: true, in: folder)
            #expect(end.status == 0)
            #expect(end.errors == "")
            try #expect(folder.text("rules.jsonl").split(separator: "\n").count == 2000)
        }
    }
}
