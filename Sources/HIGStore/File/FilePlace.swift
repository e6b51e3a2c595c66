import Foundation
import HIGModel

/// A place that a name leads to, by which two names of one file are told to be the same.
public struct FilePlace {
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
        path = isThere ? FilePlace.resolved(name) : FilePlace.path(of: name)
    }

    var isThere: Bool { identity != nil }

    /// Whether both are one file, or would be.
    func isSame(as other: FilePlace) -> Bool {
        if let identity, let theirs = other.identity { return identity == theirs }
        return path != nil && path == other.path
    }

    /// Whether it lies in a folder, however deep.
    func isBelow(_ folder: FilePlace) -> Bool {
        guard let path, let outer = folder.path else { return false }
        return path.hasPrefix(outer == "/" ? outer : outer + "/")
    }

    /// The absolute name of what a name leads to, with the links on the way to it followed; `nil` where it leads to nothing.
    public static func resolved(_ name: String) -> String? {
        guard let resolved = realpath(name, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    /// - Returns: `nil` when there is no such folder.
    private static func path(of name: String) -> String? {
        let parts = name.split(separator: "/")
        guard let last = parts.last else { return nil }
        let folder = (name.hasPrefix("/") ? "/" : "") + parts.dropLast().joined(separator: "/")
        return resolved(folder.isEmpty ? "." : folder).map { $0 + "/" + last }
    }
}

extension Store {
    /// Makes sure that nothing of this database is lost to what is written to a path.
    ///
    /// - Parameter companions: the paths of files that belong to it, beside those that SQLite makes.
    /// - Throws: a usage `Problem` when the path leads to the database, by whatever name, to a file that belongs to it, or
    ///   to a folder in which one of them lies.
    public func refuseTarget(_ path: String, companions: [String]) throws {
        let target = FilePlace(path)
        if FilePlace(file.realPath).isSame(as: target) {
            throw Problem(.usage, "this is the database itself", at: path, next: "name another file")
        }
        let files = (DatabaseFile.sideEndings.map { file.realPath + $0 } + companions).map(FilePlace.init)
        if files.contains(where: { $0.isSame(as: target) }) {
            throw Problem(
                .usage, "this file belongs to the database \(file.path)", at: path, next: "name another file")
        }
        if ([FilePlace(file.realPath)] + files).contains(where: { $0.isBelow(target) }) {
            throw Problem(
                .usage, "the database \(file.path), or a file that belongs to it, lies in this folder", at: path,
                next: "name another folder")
        }
    }
}
