import Foundation
import HIGModel

/// The documents below a folder, by name.
struct DocumentFolder {
    /// Absolute, without links.
    let root: String
    /// Relative to the folder, ascending.
    private(set) var documents: [String] = []
    /// Relative to the folder, ascending.
    private(set) var manifests: [String] = []
    /// The links that were not followed, and what is no file.
    private(set) var warnings: [String] = []
    /// The folders that cannot be read.
    private(set) var leftOut: [Problem] = []

    /// Files that speak of a collection, not in it; read only when named themselves.
    private static let paperwork: Set<String> = [
        "readme", "license", "licence", "notice", "changelog", "contributing", "copying", "authors",
    ]

    /// - Throws: `Problem` when the folder cannot be read or holds no documents.
    init(_ path: String) throws(Problem) {
        root = URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().path
        // One after the other, not each in the other: however deep the folders are, the stack does not grow.
        var open = [""]
        while let folder = open.popLast() {
            do {
                for name in try FileManager.default.contentsOfDirectory(atPath: root + "/" + folder)
                where !name.hasPrefix(".") {
                    visit(folder.isEmpty ? name : folder + "/" + name, folders: &open)
                }
            } catch {
                let place = folder.isEmpty ? path : folder
                leftOut.append(
                    Problem(.inputOutput, "cannot read this folder", at: place, next: "check its permissions"))
            }
        }
        if documents.isEmpty, let problem = leftOut.first { throw problem }
        documents.sort()
        manifests.sort()
        warnings.sort()
        guard !documents.isEmpty else {
            throw Problem(
                .inputMissing, "no documents in this folder", at: path,
                next: "higkb reads files that end in \(SourceFormat.listOfExtensions)")
        }
    }

    private mutating func visit(_ relative: String, folders: inout [String]) {
        var status = stat()
        guard lstat(root + "/" + relative, &status) == 0 else {
            leftOut.append(
                Problem(.inputOutput, "cannot be read", at: relative, next: "check its name and permissions"))
            return
        }
        switch status.st_mode & S_IFMT {
        case S_IFDIR: folders.append(relative)
        case S_IFREG: take(relative)
        case S_IFLNK:
            if let reason = whyNotFollowed(relative) {
                warnings.append("\(relative): \(reason), not followed")
            } else {
                take(relative)
            }
        default:
            // Whoever opens a pipe or a device may wait for ever.
            if kind(of: relative) != nil { warnings.append("\(relative): no file but a pipe or a device, passed over") }
        }
    }

    private enum Kind { case document, manifest }

    private func kind(of relative: String) -> Kind? {
        let name = relative.lastPathPart
        if name == Manifest.fileName { return .manifest }
        guard let dot = name.lastIndex(of: "."),
            SourceFormat.byExtension[name[dot...].dropFirst().lowercased()] != nil,
            !Self.paperwork.contains(name[..<dot].lowercased())
        else { return nil }
        return .document
    }

    private mutating func take(_ relative: String) {
        switch kind(of: relative) {
        case .document: documents.append(relative)
        case .manifest: manifests.append(relative)
        case nil: break
        }
    }

    /// A link to a file below the folder leads to nothing new; others could lead anywhere, or round in a circle.
    private func whyNotFollowed(_ relative: String) -> String? {
        guard let resolved = realpath(root + "/" + relative, nil) else {
            return errno == ELOOP ? "a link that leads round in a circle" : "a link that leads nowhere"
        }
        defer { free(resolved) }
        let target = String(cString: resolved)
        guard (target + "/").hasPrefix(root == "/" ? "/" : root + "/") else { return "a link out of the folder" }
        var status = stat()
        guard stat(target, &status) == 0 else { return "a link that leads nowhere" }
        switch status.st_mode & S_IFMT {
        case S_IFREG: return nil
        case S_IFDIR: return "a link to a folder"
        default: return "a link to a pipe or a device"
        }
    }
}
