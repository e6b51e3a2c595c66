import Foundation
import HIGModel

/// Reads files whole, by the system's own calls: Foundation's cost more than reading thousands of small files.
enum InputBytes {
    private static let step = 1 << 16

    /// All bytes of a file, or of a pipe that was named.
    ///
    /// - Parameters:
    ///   - name: how errors name the file.
    ///   - limit: the size in bytes over which it is refused, found out before that much is held.
    /// - Throws: `Problem` that names the file when it cannot be read or is too large.
    static func of(_ path: String, named name: String, limit: Int) throws(Problem) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw unreadable(name) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw unreadable(name) }
        let size = Int(status.st_size)
        guard size <= limit else { throw tooLarge(size, name, limit) }
        // One byte more than there should be shows the end without another call.
        guard var bytes = read(descriptor, upTo: size + 1) else { throw unreadable(name) }
        guard bytes.count > size || size == 0 else { return bytes }
        guard try take(descriptor, into: &bytes, named: name, limit: limit) else { throw unreadable(name) }
        return bytes
    }

    /// All bytes of standard input, or of another descriptor that is open.
    ///
    /// - Parameter limit: the size in bytes over which it is refused: a stream may have no end.
    static func ofStandardInput(_ descriptor: Int32 = STDIN_FILENO, limit: Int) throws(Problem) -> [UInt8] {
        var bytes: [UInt8] = []
        guard try take(descriptor, into: &bytes, named: Corpus.standardInputName, limit: limit) else {
            throw Problem(
                .inputOutput, "cannot read standard input: \(String(cString: strerror(errno)))",
                next: "pipe a document in, or name a file: higkb ingest FILE")
        }
        return bytes
    }

    /// Takes what is left of a stream, step by step, and adds it to the bytes before it.
    ///
    /// - Returns: whether it came to the end; the system has failed where not, as `errno` tells.
    private static func take(
        _ descriptor: Int32, into bytes: inout [UInt8], named name: String, limit: Int
    ) throws(Problem) -> Bool {
        while let more = read(descriptor, upTo: step) {
            if more.isEmpty { return true }
            bytes += more
            guard bytes.count <= limit else { throw tooLarge(bytes.count, name, limit) }
        }
        return false
    }

    /// - Returns: `nil` when the system fails, as `errno` tells.
    private static func read(_ descriptor: Int32, upTo count: Int) -> [UInt8]? {
        var failed = false
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            while filled < count {
                let got = Foundation.read(descriptor, buffer.baseAddress.map { $0 + filled }, count - filled)
                if got > 0 {
                    filled += got
                } else if got == 0 {
                    return
                } else if errno != EINTR {
                    failed = true
                    return
                }
            }
        }
        return failed ? nil : bytes
    }

    private static func unreadable(_ name: String) -> Problem {
        Problem(
            .inputOutput, "cannot read the file: \(String(cString: strerror(errno)))", at: name,
            next: "check its permissions")
    }

    private static func tooLarge(_ size: Int, _ name: String, _ limit: Int) -> Problem {
        Problem(
            .badData, "the file has \((size + (1 << 20) - 1) >> 20) MB, more than the limit of \(limit >> 20) MB",
            at: name, next: "leave it out, or raise the limit with --max-file-size")
    }
}
