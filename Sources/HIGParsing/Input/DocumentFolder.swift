import Foundation
import HIGModel

/// The documents below a folder, by name.
struct DocumentFolder {
    let root: URL
    /// Relative to the folder, ascending.
    private(set) var documents: [String] = []
    /// Relative to the folder, ascending.
    private(set) var manifests: [String] = []
    /// The links that were not followed.
    private(set) var warnings: [String] = []

    /// Files that speak of a collection, not in it; read only when named themselves.
    private static let paperwork: Set<String> = [
        "readme", "license", "licence", "notice", "changelog", "contributing", "copying", "authors",
    ]

    /// - Throws: `Problem` when the folder cannot be read or holds no documents.
    init(_ path: String) throws {
        root = URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath()
        guard let walk = FileManager.default.enumerator(atPath: root.path) else {
            throw Problem(.inputOutput, "cannot read this folder", at: path, next: "check its permissions")
        }
        for case let relative as String in walk {
            if relative.split(separator: "/").contains(where: { $0.hasPrefix(".") }) { continue }
            let isLink = walk.fileAttributes?[.type] as? FileAttributeType == .typeSymbolicLink
            if isLink, let reason = whyNotFollowed(relative) {
                warnings.append("\(relative): \(reason), not followed")
                continue
            }
            take(relative)
        }
        documents.sort()
        manifests.sort()
        warnings.sort()
        guard !documents.isEmpty else {
            throw Problem(
                .inputMissing, "no documents in this folder", at: path,
                next: "higkb reads files that end in .md, .markdown, .txt, .html, .htm, .xhtml or .json")
        }
    }

    private mutating func take(_ relative: String) {
        let url = URL(fileURLWithPath: relative)
        let stem = url.deletingPathExtension().lastPathComponent.lowercased()
        if url.lastPathComponent == Manifest.fileName {
            manifests.append(relative)
        } else if SourceFormat.byExtension[url.pathExtension.lowercased()] != nil, !Self.paperwork.contains(stem) {
            documents.append(relative)
        }
    }

    /// A link to a file below the folder leads to nothing new; others could lead anywhere, or round in a circle.
    private func whyNotFollowed(_ relative: String) -> String? {
        let target = root.appendingPathComponent(relative).resolvingSymlinksInPath()
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: target.path, isDirectory: &isFolder) else {
            return "a link that leads nowhere"
        }
        guard (target.path + "/").hasPrefix(root.path + "/") else { return "a link out of the folder" }
        return isFolder.boolValue ? "a link to a folder" : nil
    }
}
