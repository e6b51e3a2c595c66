import Foundation

/// A program of others that turns markdown into another format.
struct ForeignTool {
    private let executable: URL

    /// - Returns: `nil` when neither the search path nor the toolchain has it.
    init?(_ name: String) {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        var folders = path.split(separator: ":").map { URL(fileURLWithPath: String($0)) }
        let swift = folders.map { $0.appending(path: "swift") }.first { Self.isExecutable($0) }
        if let swift { folders.append(swift.resolvingSymlinksInPath().deletingLastPathComponent()) }
        guard let found = folders.map({ $0.appending(path: name) }).first(where: Self.isExecutable) else { return nil }
        executable = found
    }

    private static func isExecutable(_ file: URL) -> Bool {
        FileManager.default.isExecutableFile(atPath: file.path)
    }

    /// What the tool writes to its output.
    func run(_ arguments: [String]) throws -> String {
        let process = Process()
        let output = Pipe()
        process.executableURL = executable
        process.arguments = arguments
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let data = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self)
    }

    /// A page as HTML, by the tool that defines GitHub's markdown.
    static func html(ofMarkdown markdown: String) throws -> String? {
        guard let tool = ForeignTool("cmark-gfm") else { return nil }
        return try withFolder { folder in
            let file = folder.appending(path: "page.md")
            try Data(markdown.utf8).write(to: file)
            return try tool.run(["-e", "table", file.path])
        }
    }

    /// A page as render JSON, by the toolchain's own documentation compiler.
    static func renderJSON(ofMarkdown markdown: String) throws -> String? {
        guard let tool = ForeignTool("docc") else { return nil }
        return try withFolder { folder in
            let catalog = folder.appending(path: "Sample.docc")
            let output = folder.appending(path: "output")
            try FileManager.default.createDirectory(at: catalog, withIntermediateDirectories: true)
            try Data(markdown.utf8).write(to: catalog.appending(path: "page.md"))
            _ = try tool.run([
                "convert", catalog.path, "--fallback-display-name", "Sample", "--fallback-bundle-identifier",
                "org.example.sample", "--output-path", output.path,
            ])
            return try String(contentsOf: output.appending(path: "data/documentation/page.json"), encoding: .utf8)
        }
    }

    private static func withFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appending(path: "higkb-tool-" + UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        return try body(folder)
    }
}
