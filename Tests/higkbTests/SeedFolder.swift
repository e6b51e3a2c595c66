import Foundation

/// The repository's folder.
let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

/// A folder of its own for a test, with the seeds' database in it unless asked otherwise, removed afterwards.
struct SeedFolder {
    let url: URL

    var database: URL { url.appending(path: "hig.sqlite") }

    /// Runs the program in the folder, on the database there.
    ///
    /// - Parameter environment: beside `HIGKB_DB`.
    @discardableResult
    func run(_ arguments: String..., environment: [String: String] = [:], input: String = "") throws -> Run {
        try run(arguments, environment: environment, input: input)
    }

    @discardableResult
    func run(_ arguments: [String], environment: [String: String] = [:], input: String = "") throws -> Run {
        try runHigkb(
            arguments, environment: ["HIGKB_DB": "hig.sqlite"].merging(environment) { $1 }, in: url, input: input)
    }

    /// The answer as JSON.
    func json(_ arguments: String...) throws -> JSONValue {
        try JSONValue(try run(arguments + ["--format", "json"]).output)
    }

    func write(_ name: String, _ bytes: some Sequence<UInt8>) throws {
        let file = url.appending(path: name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: file)
    }

    func write(_ name: String, _ text: String) throws { try write(name, text.utf8) }

    func bytes() throws -> Data { try Data(contentsOf: database) }

    /// What lies in the folder, with what lies in its folders.
    func names() throws -> [String] { try FileManager.default.subpathsOfDirectory(atPath: url.path).sorted() }
}

/// - Parameter isEmpty: whether the database is left out.
func withSeedFolder(isEmpty: Bool = false, _ body: (SeedFolder) throws -> Void) throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "higkb-seeds-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    defer {
        do { try FileManager.default.removeItem(at: url) } catch { print("left behind: \(url.path)") }
    }
    let folder = SeedFolder(url: url)
    if !isEmpty { try seedDatabase.get().write(to: folder.database) }
    try body(folder)
}

/// The seeds' database, made once by the program itself.
private let seedDatabase = Result {
    var bytes = Data()
    try withSeedFolder(isEmpty: true) { folder in
        let run = try folder.run("ingest", repository.appending(path: "seeds").path)
        guard run.status == 0 else { throw SeedFailure(errors: run.errors) }
        bytes = try folder.bytes()
    }
    return bytes
}

private struct SeedFailure: Error {
    let errors: String
}

/// JSON as it is read: what is not there is null.
struct JSONValue: CustomStringConvertible {
    private let value: Any

    init(_ text: String) throws { value = try JSONSerialization.jsonObject(with: Data(text.utf8)) }

    private init(value: Any) { self.value = value }

    subscript(_ name: String) -> JSONValue {
        JSONValue(value: (value as? [String: Any])?[name] ?? NSNull())
    }

    subscript(_ index: Int) -> JSONValue { index < list.count ? list[index] : JSONValue(value: NSNull()) }

    var list: [JSONValue] { (value as? [Any] ?? []).map { JSONValue(value: $0) } }
    var string: String? { value as? String }
    var int: Int? { value as? Int }
    var bool: Bool? { value as? Bool }
    var isNull: Bool { value is NSNull }
    var strings: [String] { list.compactMap(\.string) }
    var description: String { "\(value)" }
}
