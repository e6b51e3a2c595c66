import Crypto
import Foundation
import HIGModel

/// A file as found, before anyone has looked at its text.
public struct InputFile: Sendable {
    /// Relative to the ingested folder; the file's name when it was named itself.
    public let path: String
    /// Names of the folders around the file, innermost first, as far as they are known.
    public let folders: [String]
    public let bytes: [UInt8]
    /// What a manifest in one of the folders says of the file's edition.
    let named: EditionOverride?

    public init(path: String, folders: [String], bytes: [UInt8]) {
        self.init(path: path, folders: folders, bytes: bytes, named: nil)
    }

    init(path: String, folders: [String], bytes: [UInt8], named: EditionOverride?) {
        self.path = path
        self.folders = folders
        self.bytes = bytes
        self.named = named
    }
}

/// Finds documents in files and folders.
public struct Corpus: Sendable {
    /// The name under which standard input is filed.
    public static let standardInputName = "stdin"
    /// In bytes: far more than any edition has, and little enough to be read at once.
    public static let defaultLimit = 64 << 20

    /// In the order of the paths, then by name.
    public private(set) var files: [InputFile] = []
    /// What was passed over, and why.
    public private(set) var warnings: [String] = []

    private let limit: Int

    /// The documents that paths lead to.
    ///
    /// - Parameters:
    ///   - paths: files or folders; `-` stands for `standardInput`.
    ///   - limit: the size in bytes over which a file is refused.
    ///   - standardInput: asked for its bytes at most once.
    /// - Throws: `Problem` when a path does not exist, cannot be read, or holds no document, when a file is too
    ///   large, or when a manifest is damaged.
    public init(at paths: [String], limit: Int = Corpus.defaultLimit, standardInput: () throws -> [UInt8]) throws {
        self.limit = limit
        var hasAsked = false
        for path in paths {
            if path == "-" {
                if hasAsked { continue }
                hasAsked = true
                files.append(InputFile(path: Corpus.standardInputName, folders: [], bytes: try standardInput()))
                continue
            }
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
                throw Problem(
                    .inputMissing, "no such file or folder", at: path,
                    next: "give the path of a document (.md, .txt, .html, .json) or of a folder that holds some")
            }
            if isFolder.boolValue { try addFolder(path) } else { try addFile(path) }
        }
    }

    /// The documents that paths lead to; see `init`.
    public static func files(at paths: [String], standardInput: () throws -> [UInt8]) throws -> [InputFile] {
        try Corpus(at: paths, standardInput: standardInput).files
    }

    private mutating func addFile(_ path: String) throws {
        let url = URL(fileURLWithPath: path)
        let manifest = try Corpus.manifest(in: url.deletingLastPathComponent(), named: Manifest.fileName)
        files.append(
            InputFile(
                path: url.lastPathComponent, folders: Corpus.folders(around: url),
                bytes: try contents(of: url, named: path),
                named: manifest?.override(for: url.lastPathComponent)))
    }

    private mutating func addFolder(_ path: String) throws {
        let folder = try DocumentFolder(path)
        warnings += folder.warnings
        let outer = [folder.root.lastPathComponent] + Corpus.folders(around: folder.root)
        var manifests: [String: Manifest] = [:]
        for relative in folder.manifests {
            let place = relative.dropLast(Manifest.fileName.count)
            let url = folder.root.appendingPathComponent(String(place))
            guard let manifest = try Corpus.manifest(in: url, named: relative) else { continue }
            let below = folder.documents.filter { $0.hasPrefix(place) }.map { String($0.dropFirst(place.count)) }
            try manifest.check(against: below)
            manifests[String(place)] = manifest
        }
        for relative in folder.documents {
            let parts = relative.split(separator: "/").map(String.init)
            files.append(
                InputFile(
                    path: relative, folders: parts.dropLast().reversed() + outer,
                    bytes: try contents(of: folder.root.appendingPathComponent(relative), named: relative),
                    named: Corpus.named(relative, by: manifests)))
        }
    }

    /// What the innermost manifest that speaks of a file says.
    private static func named(_ path: String, by manifests: [String: Manifest]) -> EditionOverride? {
        manifests.keys.filter { path.hasPrefix($0) }.sorted { $0.utf8.count > $1.utf8.count }.lazy
            .compactMap { manifests[$0]?.override(for: String(path.dropFirst($0.count))) }.first
    }

    private static func manifest(in folder: URL, named name: String) throws -> Manifest? {
        let url = folder.appendingPathComponent(Manifest.fileName)
        guard FileManager.default.fileExists(atPath: url.path) else { return nil }
        let text = try SourceText(bytes: try bytes(of: url, named: name), file: name)
        return try Manifest(text.string(0..<text.bytes.count), file: name)
    }

    static func folders(around url: URL) -> [String] {
        url.standardizedFileURL.pathComponents.dropLast().suffix(2).reversed()
    }

    private func contents(of url: URL, named name: String) throws -> [UInt8] {
        let values = try? url.resolvingSymlinksInPath().resourceValues(forKeys: [.fileSizeKey])
        if let size = values?.fileSize, size > limit {
            let size = "\((size + (1 << 20) - 1) >> 20) MB"
            throw Problem(
                .badData, "the file has \(size), more than the limit of \(limit >> 20) MB", at: name,
                next: "leave it out, or raise the limit with --max-file-size")
        }
        return try Corpus.bytes(of: url, named: name)
    }

    private static func bytes(of url: URL, named name: String) throws -> [UInt8] {
        do {
            return [UInt8](try Data(contentsOf: url))
        } catch {
            throw Problem(
                .inputOutput, "cannot read the file: \(error.localizedDescription)", at: name,
                next: "check its permissions")
        }
    }
}

/// SHA-256 of bytes as 64 lowercase hexadecimal digits.
public func digest(_ bytes: some Sequence<UInt8>) -> String {
    var hash = SHA256()
    if bytes.withContiguousStorageIfAvailable({ hash.update(bufferPointer: UnsafeRawBufferPointer($0)) }) == nil {
        hash.update(data: Array(bytes))
    }
    let digits = Array("0123456789abcdef".utf8)
    var text: [UInt8] = []
    for byte in hash.finalize() {
        text.append(digits[Int(byte >> 4)])
        text.append(digits[Int(byte & 15)])
    }
    return String(decoding: text, as: UTF8.self)
}
