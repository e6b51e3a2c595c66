import Foundation
import HIGModel
import HIGStore

/// A text file that users keep beside the database.
enum CompanionFile {
    /// In bytes. Reading takes twenty times as much memory, and what people write by hand is far shorter.
    static let limit = 16 << 20

    /// The path of a database with an ending. Of a database named by a link, the file's own: by whichever name it is
    /// opened, it has one companion.
    static func path(beside database: String, ending: String) -> String {
        var status = stat()
        guard lstat(database, &status) == 0, status.st_mode & S_IFMT == S_IFLNK,
            let target = FilePlace.resolved(database)
        else { return database + ending }
        return target + ending
    }

    /// - Parameter name: what errors call it.
    /// - Returns: `nil` when there is no such file.
    /// - Throws: `Problem` that names the file when it cannot be reached or read, or is larger than the limit.
    static func text(at path: String, called name: String) throws -> String? {
        guard let size = try size(of: path, called: name) else { return nil }
        guard size <= limit else {
            throw Problem(
                .badData, "\(name) has more than \(limit >> 20) MB", at: path,
                next: "shorten it, or move it elsewhere")
        }
        do {
            let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
            if let text = String(validating: bytes, as: UTF8.self) { return text }
            let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            let line = lines.firstIndex { String(validating: $0, as: UTF8.self) == nil } ?? 0
            throw Problem(
                .badData, "\(name) is not valid UTF-8", at: "\(path):\(line + 1)",
                next: "convert the file to UTF-8, for example with iconv")
        } catch let problem as Problem {
            throw problem
        } catch {
            throw Problem(
                .inputOutput, "cannot read \(name): \(error.reason)", at: path,
                next: "it should be a text file in UTF-8 that you may read")
        }
    }

    /// Writes the file, whole or not at all; where it is a link to a file that is shared, that file. Who may read and
    /// write it stays as it was.
    ///
    /// - Parameter name: what errors call it.
    static func write(_ text: String, to path: String, called name: String) throws {
        let isThere = try size(of: path, called: name) != nil
        do {
            let target = target(of: path)
            let files = FileManager.default
            let held = isThere ? try files.attributesOfItem(atPath: target.path) : [:]
            try Data(text.utf8).write(to: target, options: .atomic)
            if let permissions = held[.posixPermissions] {
                try files.setAttributes([.posixPermissions: permissions], ofItemAtPath: target.path)
            }
        } catch {
            throw Problem(
                .inputOutput, "cannot write \(name): \(error.reason)", at: path,
                next: "check the folder's permissions and the space left")
        }
    }

    /// Removes the file where there is one; where a link leads to it, the file and not the link.
    ///
    /// - Parameter name: what errors call it.
    static func remove(_ path: String, called name: String) throws {
        guard try size(of: path, called: name) != nil else { return }
        do {
            try FileManager.default.removeItem(at: target(of: path))
        } catch {
            throw Problem(
                .inputOutput, "cannot remove \(name): \(error.reason)", at: path,
                next: "check the folder's permissions, or remove it")
        }
    }

    /// How many bytes the file has, past links; `nil` where there is none.
    ///
    /// - Throws: `Problem` when there is something of that name that leads to no file, as a link into a folder that is not
    ///   mounted: taken for none, what people wrote there would be dropped without a word, or written anew elsewhere.
    private static func size(of path: String, called name: String) throws -> Int? {
        var status = stat()
        if stat(path, &status) == 0 { return Int(status.st_size) }
        let reason = errno
        if reason == ENOENT, lstat(path, &status) != 0 { return nil }
        throw Problem(
            .inputOutput, "cannot reach \(name): \(String(cString: strerror(reason)))", at: path,
            next: "mount or mend what it leads to, or remove it")
    }

    /// The file that a path names, past links.
    private static func target(of path: String) -> URL { URL(fileURLWithPath: path).resolvingSymlinksInPath() }
}
