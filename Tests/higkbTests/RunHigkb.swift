import Foundation

/// What a run of the program gave.
struct Run: Equatable {
    let output: String
    let errors: String
    let status: Int32
}

/// Runs the built program as a user would.
///
/// - Parameters:
///   - environment: all of it, but for what `isolated` adds.
///   - input: what standard input gives.
func runHigkb(
    _ arguments: String..., environment: [String: String] = [:], in folder: URL? = nil, input: String = ""
) throws -> Run {
    try runHigkb(arguments, environment: environment, in: folder, input: input)
}

/// As above, with the arguments as a list.
func runHigkb(
    _ arguments: [String], environment: [String: String] = [:], in folder: URL? = nil, input: String = ""
) throws -> Run {
    try runProgram(higkbExecutable.path, arguments, environment: environment, in: folder, input: input)
}

/// As above, with a limit on the size of files.
///
/// Without a folder for temporary files: the thread sanitizer maps a file of its own there before the program starts, and
/// dies where the limit has cut it short.
/// - Parameter blocks: of 512 bytes.
func runHigkb(
    _ arguments: [String], limitingFilesTo blocks: Int, environment: [String: String], in folder: URL
) throws -> Run {
    try runProgram(
        "/bin/sh", ["-c", "ulimit -f \(blocks); exec \"$0\" \"$@\"", higkbExecutable.path] + arguments,
        environment: environment.merging(["TMPDIR": "nowhere"]) { $1 }, in: folder)
}

/// Runs any program so.
func runProgram(
    _ program: String, _ arguments: [String], environment: [String: String] = [:], in folder: URL? = nil,
    input: String = ""
) throws -> Run {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = isolated(environment)

    // Files rather than pipes: a long answer on both streams cannot block the program.
    let scratch = FileManager.default.temporaryDirectory.appending(path: "higkb-run-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    let files = ["input", "output", "errors"].map { scratch.appending(path: $0) }
    for file in files { try Data((file == files[0] ? input : "").utf8).write(to: file) }
    process.standardInput = try FileHandle(forReadingFrom: files[0])
    process.standardOutput = try FileHandle(forWritingTo: files[1])
    process.standardError = try FileHandle(forWritingTo: files[2])
    try process.run()
    process.waitUntilExit()
    let run = Run(
        output: try String(contentsOf: files[1], encoding: .utf8),
        errors: try String(contentsOf: files[2], encoding: .utf8), status: process.terminationStatus)
    try FileManager.default.removeItem(at: scratch)
    return run
}

/// An environment that inherits nothing, so that no test depends on the machine, but the search path and the options of
/// the sanitizer that the program may be built with.
func isolated(_ environment: [String: String]) -> [String: String] {
    ProcessInfo.processInfo.environment
        .filter { ["PATH", "ASAN_OPTIONS", "TSAN_OPTIONS"].contains($0.key) }
        .merging(environment) { $1 }
}

/// The program lies next to the bundle of the tests.
let higkbExecutable: URL = {
    #if os(macOS)
        let products = Bundle(for: BundleToken.self).bundleURL.deletingLastPathComponent()
    #else
        let products = Bundle.main.bundleURL
    #endif
    return products.appending(path: "higkb")
}()

private final class BundleToken {}
