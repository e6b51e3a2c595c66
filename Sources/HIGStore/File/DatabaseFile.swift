import Foundation
import HIGModel

/// The database's file as it lies on disk, looked at before SQLite opens it.
///
/// SQLite would take any empty or foreign file, and would fold a leftover write-ahead log into it on closing. A file
/// that isn't ours must stay as it is to the byte, so its first hundred bytes decide whether SQLite sees it at all.
///
/// POSIX locks belong to the process, not to the file descriptor: closing this look at the file would release the
/// locks of another open store on it. A process therefore opens a database before, not while, it writes to it.
struct DatabaseFile: Sendable {
    /// As the user named it, for messages.
    let path: String
    /// Absolute, with symbolic links followed, because SQLite puts its log beside the real file.
    let realPath: String

    init(_ path: String) {
        self.path = path
        // A file that is there is found without Foundation, which takes as long for it as a lookup.
        realPath =
            FilePlace.resolved(path) ?? URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().path
    }

    /// What the file is, judged by its header.
    enum Content: Equatable {
        case missing
        case empty
        /// Not a database of this program; the text says what it is instead.
        case foreign(String)
        /// A database of this program, with the number of the last migration it went through.
        case knowledgeBase(schema: Int)
    }

    /// Reads the header.
    /// - Throws: `Problem` of kind `.inputOutput` when the file exists but can't be read.
    func content() throws -> Content {
        var status = stat()
        guard stat(realPath, &status) == 0 else {
            if errno == ENOENT || errno == ENOTDIR { return .missing }
            throw Problem(.inputOutput, "cannot reach the database", at: path, next: "check the folder's permissions")
        }
        switch status.st_mode & S_IFMT {
        case S_IFREG: break
        case S_IFDIR: return .foreign("a folder")
        // SQLite would open it, find it empty, and leave its journal beside it; a pipe would not even open.
        default: return .foreign("a device or a pipe")
        }
        let descriptor = open(realPath, O_RDONLY)
        guard descriptor >= 0 else { throw unreadable }
        defer { close(descriptor) }
        var header = [UInt8](repeating: 0, count: Header.length)
        let count = read(descriptor, &header, header.count)
        guard count >= 0 else { throw unreadable }
        return count == 0 ? .empty : Header.content(Array(header.prefix(count)))
    }

    private var unreadable: Problem {
        Problem(.inputOutput, "cannot read the database", at: path, next: "check the file's permissions")
    }

    /// The endings of a database's name that SQLite's logs have: of writers beside readers, and of one alone.
    private static let logEndings = ["-wal", "-journal"]

    /// The endings of a database's name that all files have which SQLite lays beside it.
    static let sideEndings = logEndings + ["-shm"]

    /// Whether a log lies beside the file: another process writes to it now, or one was stopped before it had finished.
    var hasLog: Bool { log != nil }

    /// The log's name.
    var log: String? {
        DatabaseFile.logEndings.map { realPath + $0 }.first { access($0, F_OK) == 0 }
    }

    /// Removes the file, and what SQLite laid beside it.
    func remove() throws {
        for suffix in [""] + DatabaseFile.sideEndings {
            let path = realPath + suffix
            if FileManager.default.fileExists(atPath: path) { try FileManager.default.removeItem(atPath: path) }
        }
    }

    /// Removes the file that could not be begun; one that is not empty is another process's.
    ///
    /// - Throws: the problem that ended the work, with why the file stays, where it can't be removed.
    func removeIfEmpty(after problem: Problem) throws {
        do {
            if try content() == .empty { try remove() }
        } catch {
            throw problem.leaving("its empty file stays: \(error.reason)")
        }
    }

    /// The file's name for SQLite, with its options.
    /// - Parameter immutable: that SQLite takes no locks, looks for no log, and creates none.
    func uri(immutable: Bool) -> String {
        var uri = "file:"
        for scalar in realPath.unicodeScalars {
            switch scalar {
            case "%": uri += "%25"
            case "?": uri += "%3f"
            case "#": uri += "%23"
            default: uri.unicodeScalars.append(scalar)
            }
        }
        return uri + (immutable ? "?immutable=1" : "")
    }
}

extension DatabaseFile {
    /// What tells one state of the file from another.
    struct Stamp: Equatable, Sendable {
        let inode: UInt64
        let size: Int64
        let seconds: Int64
        let nanoseconds: Int64
    }

    /// The file's present stamp; `nil` when it is gone.
    func stamp() -> Stamp? {
        var status = stat()
        guard stat(realPath, &status) == 0 else { return nil }
        #if canImport(Darwin)
            let modified = status.st_mtimespec
        #else
            let modified = status.st_mtim
        #endif
        return Stamp(
            inode: UInt64(status.st_ino), size: Int64(status.st_size), seconds: Int64(modified.tv_sec),
            nanoseconds: Int64(modified.tv_nsec))
    }
}

/// The fields of SQLite's file header that are read here: https://www.sqlite.org/fileformat2.html#the_database_header
private enum Header {
    static let length = 100
    static let magic = [UInt8]("SQLite format 3\0".utf8)
    static let schemaOffset = 60
    static let applicationOffset = 68

    static func content(_ bytes: [UInt8]) -> DatabaseFile.Content {
        guard bytes.count == length, bytes.starts(with: magic) else { return .foreign("not an SQLite database") }
        guard number(bytes, at: applicationOffset) == Migrator.applicationID else {
            return .foreign("an SQLite database of another program")
        }
        return .knowledgeBase(schema: number(bytes, at: schemaOffset))
    }

    /// Four bytes, most significant first.
    private static func number(_ bytes: [UInt8], at offset: Int) -> Int {
        bytes[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) }
    }
}
