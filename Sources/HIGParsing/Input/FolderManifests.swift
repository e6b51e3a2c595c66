import Foundation
import HIGModel

/// The manifests in a folder and in those below it, each by the folder that it speaks of, with a slash at its end; ""
/// is the outermost.
struct FolderManifests: Sendable {
    private var manifests: [String: Manifest] = [:]
    private var damaged: Set<String> = []
    /// What is wrong with the damaged ones, in the order of their names.
    private(set) var problems: [Problem] = []

    init(of folder: DocumentFolder) {
        for name in folder.manifests.sorted() {
            let place = String(name.dropLast(Manifest.fileName.count))
            let below = folder.documents.filter { $0.hasPrefix(place) }.map { String($0.dropFirst(place.count)) }
            do throws(Problem) {
                guard let manifest = try FolderManifests.manifest(in: folder.root + "/" + place, named: name) else {
                    continue
                }
                try manifest.check(against: below)
                manifests[place] = manifest
            } catch {
                damaged.insert(place)
                problems.append(error)
            }
        }
    }

    /// What the innermost manifest that speaks of a file says.
    func override(for path: String) -> EditionOverride? {
        manifests.keys.filter { path.hasPrefix($0) }.sorted { $0.utf8.count > $1.utf8.count }.lazy
            .compactMap { manifests[$0]?.override(for: String(path.dropFirst($0.count))) }.first
    }

    /// Whether a damaged manifest may speak of a file, so that nobody knows what the file is.
    func leaveOpen(_ path: String) -> Bool { damaged.contains { path.hasPrefix($0) } }

    /// The manifest of one folder, where it has one.
    static func manifest(in folder: String, named name: String) throws(Problem) -> Manifest? {
        let path = folder + (folder.hasSuffix("/") ? "" : "/") + Manifest.fileName
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        let text = try SourceText(bytes: try InputBytes.of(path, named: name, limit: Corpus.defaultLimit), file: name)
        let start = text.bytes.withoutByteOrderMark.startIndex
        return try Manifest(text.string(start..<text.bytes.count), file: name)
    }
}
