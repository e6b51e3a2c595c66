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

    public init(path: String, folders: [String], bytes: [UInt8]) {
        self.path = path
        self.folders = folders
        self.bytes = bytes
    }
}

/// Finds documents in files and folders.
public enum Corpus {
    /// The name under which standard input is filed.
    public static let standardInputName = "stdin"

    /// Files that speak of a collection, not in it; read only when named themselves.
    private static let paperwork: Set<String> = [
        "readme", "license", "licence", "notice", "changelog", "contributing", "copying", "authors",
    ]

    /// The documents that paths lead to, in the order of the paths, then by name.
    ///
    /// - Parameters:
    ///   - paths: files or folders; `-` stands for `standardInput`.
    ///   - standardInput: asked for its bytes at most once.
    /// - Throws: `Problem` when a path does not exist, cannot be read, or holds no document.
    public static func files(at paths: [String], standardInput: () throws -> [UInt8]) throws -> [InputFile] {
        var files: [InputFile] = []
        var hasAsked = false
        for path in paths {
            if path == "-" {
                if hasAsked { continue }
                hasAsked = true
                files.append(InputFile(path: standardInputName, folders: [], bytes: try standardInput()))
                continue
            }
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
                throw Problem(
                    .inputMissing, "no such file or folder", at: path,
                    next: "give the path of a document (.md, .txt, .html, .json) or of a folder that holds some")
            }
            if isFolder.boolValue {
                files += try documents(inFolder: path)
            } else {
                let url = URL(fileURLWithPath: path)
                let bytes = try contents(of: url, named: path)
                files.append(InputFile(path: url.lastPathComponent, folders: folders(around: url), bytes: bytes))
            }
        }
        return files
    }

    private static func documents(inFolder path: String) throws -> [InputFile] {
        let root = URL(fileURLWithPath: path).standardizedFileURL
        let outer = [root.lastPathComponent] + folders(around: root)
        var files: [InputFile] = []
        for relative in try documentPaths(inFolder: root, named: path) {
            let parts = relative.split(separator: "/").map(String.init)
            let bytes = try contents(of: root.appendingPathComponent(relative), named: relative)
            files.append(InputFile(path: relative, folders: parts.dropLast().reversed() + outer, bytes: bytes))
        }
        guard !files.isEmpty else {
            throw Problem(
                .inputMissing, "no documents in this folder", at: path,
                next: "higkb reads files that end in .md, .markdown, .txt, .html, .htm, .xhtml or .json")
        }
        return files
    }

    private static func documentPaths(inFolder root: URL, named path: String) throws -> [String] {
        guard let walk = FileManager.default.enumerator(atPath: root.path) else {
            throw Problem(.inputOutput, "cannot read this folder", at: path, next: "check its permissions")
        }
        var found: [String] = []
        for case let relative as String in walk {
            let url = URL(fileURLWithPath: relative)
            let stem = url.deletingPathExtension().lastPathComponent.lowercased()
            guard SourceFormat.byExtension[url.pathExtension.lowercased()] != nil, !paperwork.contains(stem),
                !relative.split(separator: "/").contains(where: { $0.hasPrefix(".") })
            else { continue }
            found.append(relative)
        }
        let all = Set(found)
        return found.filter { !isWholeOfChunks($0, among: all) }.sorted()
    }

    /// Whether a file is the whole document whose chunks lie beside it, so that the same text counts once.
    private static func isWholeOfChunks(_ path: String, among all: Set<String>) -> Bool {
        guard path.hasSuffix("full_document.md") else { return false }
        let folder = path.dropLast("full_document.md".count)
        return all.contains { $0.hasPrefix(folder + "chunks/") }
    }

    private static func folders(around url: URL) -> [String] {
        url.standardizedFileURL.pathComponents.dropLast().suffix(2).reversed()
    }

    private static func contents(of url: URL, named name: String) throws -> [UInt8] {
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
