import Foundation

/// A program of others that reads what higkb writes.
enum Consumer {
    static func exists(_ name: String) -> Bool {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        return path.split(separator: ":").contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }
    }

    /// Whether `python3` has a package.
    static func pythonHas(_ package: String) -> Bool {
        do {
            let code = "import importlib.util, sys; sys.exit(importlib.util.find_spec('\(package)') is None)"
            return try run("python3", ["-c", code], in: FileManager.default.temporaryDirectory).status == 0
        } catch {
            return false
        }
    }

    /// The first of some browsers that is installed.
    static let browser = ["chromium", "chromium-browser", "google-chrome", "chrome"].first { exists($0) }

    /// Exit status, and what the program wrote to either stream.
    static func run(_ name: String, _ arguments: [String], in folder: URL) throws -> (status: Int32, output: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [name] + arguments
        process.currentDirectoryURL = folder
        process.standardInput = FileHandle.nullDevice
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let data = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: data, as: UTF8.self))
    }

    /// What a Python program prints; its complaint when it fails.
    static func python(_ code: String, in folder: SeedFolder) throws -> String {
        let run = try run("python3", ["-c", code], in: folder.url)
        return run.status == 0 ? run.output : "python3 ended with \(run.status): \(run.output)"
    }
}

extension SeedFolder {
    func text(_ name: String) throws -> String {
        try String(contentsOf: url.appending(path: name), encoding: .utf8)
    }
}
