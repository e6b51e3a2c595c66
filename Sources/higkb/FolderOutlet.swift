import HIGModel
import HIGRendering
import HIGText

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A folder that appears whole or not at all: it is made beside its place and renamed at the end.
struct FolderOutlet: Folder {
    private let draft: String
    private let place: String
    /// As the user named it, for messages.
    private let name: String
    private let progress = Progress.onTerminal()

    /// Writes a folder of files, in place of an earlier one of the same format.
    ///
    /// - Throws: `Problem` when the place is taken by something else, or can't be written; nothing is left then.
    static func write(_ content: any FolderFormat, to path: String) throws {
        let name = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
        try check(name, named: name, for: type(of: content))
        // Where a link leads, so that the folder is replaced and not the link.
        let place = FileSystem.target(of: name)
        let draft = "\(place).\(getpid()).partial"
        guard mkdir(draft, 0o755) == 0 else { throw System.failure("cannot make the folder", name) }
        let folder = FolderOutlet(draft: draft, place: place, name: name)
        defer { folder.progress?.end() }
        do {
            try content.write(to: folder)
            try Interruption.checkWriting()
            try folder.moveIntoPlace(for: type(of: content))
        } catch {
            FileSystem.removeFolder(draft)
            throw Draft.named(error, draft: draft, name: name)
        }
    }

    func write(_ path: String, _ body: (_ sink: (String) throws -> Void) throws -> Void) throws {
        try Outlet.file(place(of: path), named: "\(name)/\(path)", progress: progress).write(body)
    }

    func place(of path: String) throws -> String {
        let place = "\(draft)/\(path)"
        if let slash = place.lastIndex(of: "/") { try FileSystem.makeFolder(String(place[..<slash])) }
        return place
    }

    /// A folder that is there is replaced only if it is empty, or if higkb wrote it in the same format and nothing has
    /// come into it since.
    ///
    /// - Parameter name: what messages call the place.
    private static func check(_ place: String, named name: String, for format: any FolderFormat.Type) throws {
        guard FileSystem.exists(place), !FileSystem.isEmptyFolder(place) else { return }
        guard FileSystem.isFolder(place), FileSystem.opens("\(place)/\(format.hallmark)", with: format.signature) else {
            throw Problem(
                .inputOutput, "something else is there, and it is not replaced", at: name,
                next: "remove it, or name another folder")
        }
        if let addition = EarlierExport(path: place, format: format).addition {
            throw Problem(
                .inputOutput, "\(addition) in it is not of the export, so the folder is not replaced", at: name,
                next: "move it out of the folder, or name another folder")
        }
    }

    private func moveIntoPlace(for format: any FolderFormat.Type) throws {
        guard FileSystem.exists(place) else {
            guard rename(draft, place) == 0 else { throw System.failure("cannot write", name) }
            return
        }
        let old = "\(place).\(getpid()).old"
        guard rename(place, old) == 0 else { throw System.failure("cannot replace", name) }
        do {
            // Something may have come into it while the export was written.
            try FolderOutlet.check(old, named: name, for: format)
            guard rename(draft, place) == 0 else { throw System.failure("cannot write", name) }
        } catch let problem as Problem {
            guard rename(old, place) != 0 else { throw problem }
            throw Problem(
                problem.kind, problem.message + "; what was there is now \(old)", at: name,
                next: "rename it back: mv \(old.shellWord) \(place.shellWord)")
        }
        FileSystem.removeFolder(old)
    }
}
