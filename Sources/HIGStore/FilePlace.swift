import Foundation
import HIGModel

/// A place that a name leads to, by which two names of one file are told to be the same.
struct FilePlace {
    /// What tells one file from all others; `nil` where there is none yet.
    private let identity: Identity?
    /// Absolute, with the links on the way to it followed.
    private let path: String?

    private struct Identity: Equatable {
        let device: UInt64
        let inode: UInt64
    }

    init(_ name: String) {
        var status = stat()
        let isThere = stat(name, &status) == 0
        identity = isThere ? Identity(device: UInt64(status.st_dev), inode: UInt64(status.st_ino)) : nil
        path = FilePlace.path(of: name)
    }

    /// Whether both are one file, or would be.
    func isSame(as other: FilePlace) -> Bool {
        if let identity, let theirs = other.identity { return identity == theirs }
        return path != nil && path == other.path
    }

    /// - Returns: `nil` when there is no such folder.
    private static func path(of name: String) -> String? {
        let parts = name.split(separator: "/")
        guard let last = parts.last else { return nil }
        let folder = (name.hasPrefix("/") ? "/" : "") + parts.dropLast().joined(separator: "/")
        guard let resolved = realpath(folder.isEmpty ? "." : folder, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved) + "/" + last
    }
}

extension Store {
    /// Makes sure that nothing of this database is lost to what is written to a path.
    ///
    /// - Parameter companions: the paths of files that belong to it, beside those that SQLite makes.
    /// - Throws: a usage `Problem` when the path leads to the database, by whatever name, or to a file that belongs to it.
    public func refuseTarget(_ path: String, companions: [String]) throws {
        let target = FilePlace(path)
        if FilePlace(file.realPath).isSame(as: target) {
            throw Problem(.usage, "this is the database itself", at: path, next: "name another file")
        }
        let files = DatabaseFile.sideEndings.map { file.realPath + $0 } + companions
        if files.contains(where: { FilePlace($0).isSame(as: target) }) {
            throw Problem(
                .usage, "this file belongs to the database \(file.path)", at: path, next: "name another file")
        }
    }
}
