import Foundation
import Testing

/// `ingest` as a process that is interrupted, that meets what it cannot read, or whose output goes nowhere.
@Suite("A long ingest")
struct LongIngestTests {
    /// Enough text that a signal comes in time.
    private func writeLong(in folder: SeedFolder, chunks: Int = 200) throws {
        for number in 0..<chunks {
            let text = (0..<60).map {
                "Avoid crowding toolbar \($0) of view \(number), because people look for row \($0).\n"
            }
            let header = "<!-- Chunk \(number) | Source: 2012 iOS Human Interface Guidelines.pdf | Est. Tokens: 9 -->\n"
            try folder.write("in/chunk_\(number).md", header + text.joined(separator: "\n"))
        }
    }

    @Test("that is interrupted stores nothing and says so", arguments: [SIGHUP, SIGINT, SIGTERM])
    func interrupted(signal: Int32) throws {
        try withSeedFolder(isEmpty: true) { folder in
            try writeLong(in: folder)
            // The journal appears when the first rows are written.
            let said = try interrupt(["ingest", "in"], by: signal, after: "-journal", in: folder)
            #expect(said == "higkb: interrupted, nothing was stored\n")
            #expect(try folder.names().allSatisfy { $0.hasPrefix("in") })
        }
    }

    @Test("that a limit on the size of files stops leaves no database")
    func limited() throws {
        try withSeedFolder(isEmpty: true) { folder in
            try writeLong(in: folder)
            let names = try folder.names()
            for blocks in [8, 100] {
                let run = try runHigkb(
                    ["ingest", "in"], limitingFilesTo: blocks, environment: ["HIGKB_DB": "hig.sqlite"],
                    in: folder.url)
                #expect(run.status == 74)
                try #expect(folder.names() == names)
            }
        }
    }

    @Test("read anew: an interruption changes nothing, leaves nothing and says so", arguments: [SIGINT, SIGTERM])
    func interruptedRepair(signal: Int32) throws {
        try withSeedFolder(isEmpty: true) { folder in
            try writeLong(in: folder, chunks: 120)
            try #require(folder.run("ingest", "in").status == 0)
            let (names, bytes) = (try folder.names(), try folder.bytes())
            let said = try interrupt(["check", "--repair"], by: signal, after: "-wal", in: folder)
            #expect(said == "higkb: interrupted, nothing was changed\n")
            #expect(try folder.names() == names)
            #expect(try folder.bytes() == bytes)
        }
    }

    /// Starts a command, waits until a file with this ending lies beside the database, sends a signal, and waits for the
    /// end.
    ///
    /// - Returns: what the program said.
    private func interrupt(
        _ command: [String], by signal: Int32, after ending: String, in folder: SeedFolder
    ) throws -> String {
        let process = Process()
        let errors = Pipe()
        process.executableURL = higkbExecutable
        process.arguments = command + ["--db", "hig.sqlite"]
        process.currentDirectoryURL = folder.url
        process.environment = isolated([:])
        process.standardOutput = FileHandle.nullDevice
        process.standardError = errors
        try process.run()
        while process.isRunning, !FileManager.default.fileExists(atPath: folder.database.path + ending) {
            usleep(500)
        }
        kill(process.processIdentifier, signal)
        process.waitUntilExit()
        #expect(process.terminationStatus == 128 + signal)
        #expect(process.terminationReason == .exit)
        return String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    }

    @Test("that is to keep going names what it leaves out, and ends with 65")
    func keepGoing() throws {
        try withSeedFolder(isEmpty: true) { folder in
            try folder.write("in/good.md", "**Use it.**\n")
            try folder.write("in/bad\n\u{1B}[31m.md", [0x41, 0x0A, 0xE9])
            let refused = try folder.run("ingest", "in")
            #expect(refused.status == 65)
            #expect(try folder.names().contains("hig.sqlite") == false)
            let run = try folder.run("ingest", "in", "--keep-going")
            #expect(run.status == 65)
            #expect(run.output.contains("1 added; now 1 rule"))
            #expect(
                run.errors == """
                    higkb: left out: bad\\n␛[31m.md:2: not valid UTF-8 (byte 0xE9)
                      convert the file to UTF-8, for example with iconv
                    higkb: 1 file left out, the rest is stored

                    """)
        }
    }

    @Test("passes over pipes and circles of links with a warning each")
    func pipes() throws {
        try withSeedFolder(isEmpty: true) { folder in
            try folder.write("in/good.md", "**Use it.**\n")
            #expect(mkfifo(folder.url.appending(path: "in/pipe.md").path, 0o644) == 0)
            try FileManager.default.createSymbolicLink(
                atPath: folder.url.appending(path: "in/round.md").path, withDestinationPath: "round.md")
            let run = try folder.run("ingest", "in")
            #expect(run.status == 0)
            #expect(
                run.errors == """
                    higkb: warning: pipe.md: no file but a pipe or a device, passed over
                    higkb: warning: round.md: a link that leads round in a circle, not followed

                    """)
        }
    }
}
