import ConcurrentWork
import Foundation
import HIGModel

/// Finds documents in files and folders.
public struct Corpus: Sendable {
    /// The name under which standard input is filed.
    static let standardInputName = "stdin"
    /// In bytes: far more than any edition has, and little enough to be read at once.
    public static let defaultLimit = 64 << 20

    /// In the order of the paths, then by name.
    public private(set) var files: [InputFile] = []
    /// What was passed over, and why.
    public private(set) var warnings: [String] = []
    /// What cannot be read, in the same order.
    public private(set) var leftOut: [Problem] = []

    private let limit: Int

    /// The documents that paths lead to.
    ///
    /// - Parameters:
    ///   - paths: files or folders; `-` stands for `standardInput`.
    ///   - limit: the size in bytes over which a file is refused.
    ///   - standardInput: asked for its bytes at most once; `nil` is the process's own, within the limit.
    /// - Throws: `Problem` when standard input cannot be read, or is larger than the limit.
    public init(
        at paths: [String], limit: Int = Corpus.defaultLimit, standardInput: (() throws -> [UInt8])? = nil
    ) throws {
        self.limit = limit
        var hasAsked = false
        for path in paths {
            if path == "-" {
                if hasAsked { continue }
                hasAsked = true
                let bytes = try standardInput?() ?? InputBytes.ofStandardInput(limit: limit)
                files.append(InputFile(path: Corpus.standardInputName, folders: [], bytes: bytes))
                continue
            }
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
                leftOut.append(
                    Problem(
                        .inputMissing, "no such file or folder", at: path.isEmpty ? "“”" : path,
                        next:
                            "give the path of a document (\(SourceFormat.listOfExtensions)) or of a folder that holds some"
                    ))
                continue
            }
            if isFolder.boolValue { addFolder(path) } else { addFile(path) }
        }
    }

    private mutating func addFile(_ path: String) {
        let url = URL(fileURLWithPath: path)
        do throws(Problem) {
            let manifest = try FolderManifests.manifest(
                in: url.deletingLastPathComponent().path, named: Manifest.fileName)
            files.append(
                InputFile(
                    path: url.lastPathComponent, folders: Corpus.folders(around: url),
                    bytes: try InputBytes.of(path, named: path, limit: limit),
                    named: manifest?.override(for: url.lastPathComponent)))
        } catch {
            leftOut.append(error)
        }
    }

    private mutating func addFolder(_ path: String) {
        let folder: DocumentFolder
        do throws(Problem) {
            folder = try DocumentFolder(path)
        } catch {
            leftOut.append(error)
            return
        }
        warnings += folder.warnings
        leftOut += folder.leftOut
        let root = URL(fileURLWithPath: folder.root)
        let outer = [root.lastPathComponent] + Corpus.folders(around: root)
        let manifests = FolderManifests(of: folder)
        // Without its manifest nobody knows what a file is.
        leftOut += manifests.problems
        let limit = limit
        let read = folder.documents.filter { !manifests.leaveOpen($0) }.concurrentMap { relative in
            let parts = relative.parts(between: "/").map(String.init)
            return Result<InputFile, Problem> { () throws(Problem) -> InputFile in
                InputFile(
                    path: relative, folders: parts.dropLast().reversed() + outer,
                    bytes: try InputBytes.of(folder.root + "/" + relative, named: relative, limit: limit),
                    named: manifests.override(for: relative), isFound: true)
            }
        }
        for result in read {
            switch result {
            case .success(let file): files.append(file)
            case .failure(let problem): leftOut.append(problem)
            }
        }
    }

    static func folders(around url: URL) -> [String] {
        url.standardizedFileURL.pathComponents.dropLast().suffix(2).reversed()
    }
}
