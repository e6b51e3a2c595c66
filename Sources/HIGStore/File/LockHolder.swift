import Foundation

/// The process that writes to a database at this moment.
///
/// SQLite locks with POSIX locks, which Linux lists in `/proc/locks` with the process and the file. Asking for them with
/// `fcntl` would need the file opened, and closing it again would release this process's own locks on it.
struct LockHolder: Equatable, CustomStringConvertible {
    let process: Int32
    /// What the process was started as, such as `higkb ingest`; empty when it can't be told.
    let command: String

    /// `nil` where the system doesn't tell, or nobody holds the lock any more.
    init?(of file: DatabaseFile) {
        // The bytes that a writer locks: https://www.sqlite.org/walformat.html#wal_locks for the log's shared memory,
        // and https://www.sqlite.org/src/file/src/os.h for the file itself, before there is a log.
        let places = [(file.realPath + "-shm", 120...120), (file.realPath, 0x4000_0000...0x4000_0001)]
        for (path, bytes) in places {
            guard let process = LockHolder.writer(of: path, bytes: bytes) else { continue }
            self.process = process
            command = LockHolder.command(of: process)
            return
        }
        return nil
    }

    var description: String {
        command.isEmpty ? "process \(process)" : "“\(command)” (process \(process))"
    }

    private static func writer(of path: String, bytes: ClosedRange<Int>) -> Int32? {
        var status = stat()
        guard stat(path, &status) == 0, let locks = text(of: "/proc/locks") else { return nil }
        // By the file's number alone: stat(2) tells another device than the list where a file system has several, as
        // btrfs and overlays do. What is locked, and how, tells the rest.
        // 7: POSIX  ADVISORY  WRITE 1234 fd:01:5678 120 120
        for line in locks.split(separator: "\n") {
            let fields = line.split(separator: " ")
            guard fields.count == 8, fields[1] == "POSIX", fields[3] == "WRITE",
                fields[5].split(separator: ":").last == Substring(String(status.st_ino)),
                let start = Int(fields[6]), let process = Int32(fields[4]), process > 0
            else { continue }
            let end = Int(fields[7]) ?? Int.max
            if start <= bytes.upperBound, end >= bytes.lowerBound { return process }
        }
        return nil
    }

    /// The program's name and its first argument.
    private static func command(of process: Int32) -> String {
        let words = (text(of: "/proc/\(process)/cmdline") ?? "").split(separator: "\0")
        guard let program = words.first?.split(separator: "/").last else { return "" }
        return ([program] + words.dropFirst().prefix(1)).joined(separator: " ")
    }

    /// Files of `/proc` have no size, so that they are read to their end.
    private static func text(of path: String) -> String? {
        guard let stream = fopen(path, "r") else { return nil }
        defer { fclose(stream) }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 14)
        while case let count = fread(&buffer, 1, buffer.count, stream), count > 0 {
            bytes += buffer.prefix(count)
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
