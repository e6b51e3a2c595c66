import Foundation
import Testing

/// What a run that is stopped, or can't write, leaves behind: the old answers to the byte, or the new ones complete.
///
/// `Scripts/crash` does the same at more points, on whole editions.
@Suite("Crashes and full disks", .serialized)
struct CrashTests {
    /// How often an ingest is stopped here; the script's number is higher.
    private static let points = 3

    /// Everything that a database says.
    private func answers(_ folder: SeedFolder) throws -> String {
        let editions = try folder.run("editions", "--format", "json")
        let rules = try folder.run("export", "rules")
        let changes = try folder.run("export", "changes", "2010", "2014")
        try #require([editions, rules, changes].map(\.status) == [0, 0, 0], "\(editions.errors)\(rules.errors)")
        return editions.output + rules.output + changes.output
    }

    /// Ingests more editions into the seeds' database in a folder of its own, in whatever way, and expects the old
    /// state or the new one.
    private func expectOldOrNew(_ ingest: (SeedFolder) throws -> Void) throws {
        let (old, new) = try CrashTests.states.get()
        try withSeedFolder { folder in
            try folder.writeEditions()
            try ingest(folder)
            let found = try answers(folder)
            #expect(found == old || found == new)
            let check = try folder.run("check")
            #expect(check.status == 0, "\(check.output)\(check.errors)")
            try #expect(folder.run("ingest", "more").status == 0)
            try #expect(answers(folder) == new)
        }
    }

    /// The answers before and after, and how long it takes to get there.
    private static let states = Result {
        var states = (old: "", new: "")
        try withSeedFolder { folder in
            try folder.writeEditions()
            states.old = try CrashTests().answers(folder)
            try #require(try folder.run("ingest", "more").status == 0)
            states.new = try CrashTests().answers(folder)
        }
        try #require(states.old != states.new)
        return states
    }

    private static let duration = Result {
        var duration = Duration.zero
        try withSeedFolder { folder in
            try folder.writeEditions()
            duration = try ContinuousClock().measure { try folder.run("ingest", "more") }
        }
        return duration
    }

    @Test("an ingest that is killed has done nothing or all", arguments: 0..<points)
    func killed(point: Int) throws {
        let duration = try CrashTests.duration.get()
        try expectOldOrNew { folder in
            let process = try folder.start("ingest", "more")
            Thread.sleep(forTimeInterval: (duration * point / CrashTests.points) / .seconds(1))
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
        }
    }

    @Test("a first ingest that is killed leaves what the next one can use", arguments: 0..<2)
    func firstKilled(point: Int) throws {
        let duration = try CrashTests.duration.get()
        try withSeedFolder(isEmpty: true) { folder in
            try folder.writeEditions()
            let process = try folder.start("ingest", "more")
            Thread.sleep(forTimeInterval: (duration * (2 * point + 1) / 4) / .seconds(1))
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
            let read = try folder.run("editions")
            #expect([0, 1, 65, 66].contains(read.status), "\(read.errors)")
            let again = try folder.run("ingest", "more")
            #expect(again.status == 0, "\(again.errors)")
            try #expect(folder.run("check").status == 0)
        }
    }

    @Test(
        "where the disk or a limit stops the writing, nothing is done, and the error says so",
        arguments: [1, 64, 512])
    func limited(blocks: Int) throws {
        try expectOldOrNew { folder in
            let run = try runHigkb(
                ["ingest", "more"], limitingFilesTo: blocks,
                environment: ["HIGKB_DB": "hig.sqlite"], in: folder.url)
            #expect([0, 74].contains(run.status), "\(run.errors)")
            if run.status == 74 {
                #expect(run.errors.hasPrefix("higkb: error: hig.sqlite: "), "\(run.errors)")
                #expect(run.errors.split(separator: "\n").count == 2, "\(run.errors)")
            }
        }
    }

    @Test("a folder that can't be written is an error, and the old answers stay")
    func readOnlyFolder() throws {
        try expectOldOrNew { folder in
            let before = try folder.bytes()
            try folder.setPermissions(file: 0o444, folder: 0o555)
            defer { try? folder.setPermissions(file: 0o644, folder: 0o755) }
            // The system refuses root nothing.
            let isRoot = geteuid() == 0
            let program = isRoot ? "/usr/bin/setpriv" : higkbExecutable.path
            let prefix = isRoot ? ["--reuid=65534", "--regid=65534", "--clear-groups", higkbExecutable.path] : []
            guard FileManager.default.isExecutableFile(atPath: program) else { return }
            let run = try runProgram(
                program, prefix + ["ingest", "more"], environment: ["HIGKB_DB": "hig.sqlite"], in: folder.url)
            #expect(run.status == 74)
            #expect(run.errors.contains("check the permissions"), "\(run.errors)")
            try #expect(folder.bytes() == before)
        }
    }

    @Test("readers during an ingest see the old state or the new one")
    func readers() throws {
        let (old, new) = try CrashTests.states.get()
        try expectOldOrNew { folder in
            let process = try folder.start("ingest", "more")
            while process.isRunning {
                let found = try folder.run("export", "rules")
                #expect(found.status == 0, "\(found.errors)")
                #expect(old.contains(found.output) || new.contains(found.output))
            }
            #expect(process.terminationStatus == 0)
        }
    }

    @Test("two ingests at once queue")
    func together() throws {
        try expectOldOrNew { folder in
            let runs = try [folder.start("ingest", "more"), folder.start("ingest", "more")]
            for run in runs { run.waitUntilExit() }
            // One that had to wait too long says so with 74.
            #expect(runs.contains { $0.terminationStatus == 0 })
            #expect(runs.allSatisfy { [0, 74].contains($0.terminationStatus) })
        }
    }

    @Test("a database that another process holds is left alone, and the error names the process")
    func locked() throws {
        try withSeedFolder { folder in
            let holder = try folder.holdLock()
            defer {
                kill(holder.processIdentifier, SIGKILL)
                holder.waitUntilExit()
            }
            try folder.writeEditions()
            let run = try folder.run("ingest", "more")
            #expect(run.status == 74)
            #expect(run.errors.contains("is writing to the database\n  try again when it is done"), "\(run.errors)")
            #if os(Linux)
                #expect(run.errors.contains("(process \(holder.processIdentifier))"), "\(run.errors)")
            #endif
        }
    }
}

extension SeedFolder {
    /// Three editions of made-up advice in the folder `more`.
    fileprivate func writeEditions() throws {
        for edition in ["2012 iOS Human Interface Guidelines", "2013 iOS Human Interface Guidelines", "2016 Mac Guide"]
        {
            for chunk in 0..<8 {
                let rules = (0..<12).map { number in
                    "**Keep gate \(chunk * 12 + number) of the toolbar shut.** People of \(edition) who pass it "
                        + "look for latch \(number), not for a button.\n"
                }
                let header = "<!-- Chunk \(chunk) | Source: \(edition).pdf | Est. Tokens: 10 -->\n"
                try write("more/\(edition)/chunk_\(chunk).md", header + rules.joined(separator: "\n"))
            }
        }
    }

    /// Starts the program and does not wait for it.
    fileprivate func start(_ arguments: String...) throws -> Process {
        let process = Process()
        process.executableURL = higkbExecutable
        process.arguments = arguments
        process.currentDirectoryURL = url
        process.environment = isolated(["HIGKB_DB": "hig.sqlite"])
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        return process
    }

    /// A process that writes to the database and does not finish.
    fileprivate func holdLock() throws -> Process {
        let pipe = Pipe()
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        let script = """
            import sqlite3, sys, time
            database = sqlite3.connect("hig.sqlite", isolation_level=None)
            database.execute("PRAGMA journal_mode = WAL")
            database.execute("BEGIN IMMEDIATE")
            print("held", flush=True)
            time.sleep(60)
            """
        process.arguments = ["python3", "-c", script]
        process.currentDirectoryURL = url
        process.standardOutput = pipe
        try process.run()
        _ = try #require(try pipe.fileHandleForReading.read(upToCount: 1), "python3 with sqlite3 is missing")
        return process
    }

    fileprivate func setPermissions(file: Int, folder: Int) throws {
        try FileManager.default.setAttributes([.posixPermissions: file], ofItemAtPath: database.path)
        try FileManager.default.setAttributes([.posixPermissions: folder], ofItemAtPath: url.path)
    }
}
