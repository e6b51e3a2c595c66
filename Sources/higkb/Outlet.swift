import HIGModel

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Where an answer goes: standard output, a pager before it, or a file.
struct Outlet {
    private let descriptor: Int32
    private let name: String
    /// Ends the outlet; `true` when everything was written.
    private let end: (Bool) throws -> Void

    /// Enough that a long export makes few system calls.
    private static let bufferSize = 1 << 16

    /// Writes what `body` hands over, buffered, and finishes the outlet; on an error nothing half-written is left.
    func write(_ body: (_ sink: (String) throws -> Void) throws -> Void) throws {
        var buffer: [UInt8] = []
        let progress = Progress(writingTo: descriptor)
        defer { progress?.end() }
        do {
            try body { text in
                buffer.append(contentsOf: text.utf8)
                guard buffer.count >= Outlet.bufferSize else { return }
                try System.write(buffer, to: descriptor, name: name)
                progress?.add(buffer.count)
                buffer.removeAll(keepingCapacity: true)
            }
            try System.write(buffer, to: descriptor, name: name)
        } catch {
            try end(false)
            throw error
        }
        try end(true)
    }

    static var standardOutput: Outlet {
        Outlet(descriptor: System.Stream.output.rawValue, name: "standard output") { _ in }
    }

    /// A pager that shows what is written and is waited for at the end.
    static func pager(_ command: String) throws -> Outlet {
        guard let stream = popen(command, "w") else { throw System.failure("cannot start", command) }
        return Outlet(descriptor: fileno(stream), name: command) { _ in pclose(stream) }
    }

    /// A file that appears whole or not at all: it is written beside its place and renamed at the end.
    ///
    /// What is no file but a device or a pipe is written straight into: a name for it would be lost to a file.
    ///
    /// - Parameter name: what messages call it.
    static func file(_ path: String, named name: String? = nil) throws -> Outlet {
        let name = name ?? path
        if System.isSpecial(path) {
            let descriptor = open(path, O_WRONLY)
            guard descriptor >= 0 else { throw System.failure("cannot write", name) }
            return Outlet(descriptor: descriptor, name: name) { _ in close(descriptor) }
        }
        let draft = try Draft(of: path, named: name)
        let descriptor = open(draft.path, O_WRONLY | O_CREAT | O_EXCL, 0o644)
        guard descriptor >= 0 else { throw System.failure("cannot write", name) }
        return Outlet(descriptor: descriptor, name: name) { isWhole in
            let isClosed = close(descriptor) == 0
            try draft.end(isWhole: isWhole && isClosed)
            if isWhole, !isClosed { throw System.failure("cannot write", name) }
        }
    }
}

/// A file beside the place that it is to take.
struct Draft {
    let path: String
    private let place: String
    private let name: String

    /// - Throws: `Problem` when a folder is in the way.
    init(of place: String, named name: String) throws {
        if System.isFolder(place) {
            throw Problem(.inputOutput, "cannot write: it is a folder", at: name, next: "name a file in it")
        }
        self.place = place
        self.name = name
        path = place + ".\(getpid()).partial"
    }

    /// Moves the file into its place or, when it isn't whole, removes it.
    func end(isWhole: Bool) throws {
        if isWhole, rename(path, place) == 0 { return }
        let failure = System.failure("cannot write", name)
        unlink(path)
        if isWhole { throw failure }
    }

    /// Hands over a path to be written to by others, then moves the file into its place.
    ///
    /// - Parameter mode: the permissions that the file ends with.
    static func write(to place: String, mode: mode_t, _ body: (_ path: String) throws -> Void) throws {
        let draft = try Draft(of: place, named: place)
        guard !System.isSpecial(place) else {
            throw Problem(.inputOutput, "cannot write: it is no file", at: place, next: "name a file")
        }
        let descriptor = open(draft.path, O_WRONLY | O_CREAT | O_EXCL, 0o644)
        guard descriptor >= 0 else { throw System.failure("cannot write", place) }
        close(descriptor)
        do {
            try body(draft.path)
            chmod(draft.path, mode)
        } catch {
            try draft.end(isWhole: false)
            throw error
        }
        try draft.end(isWhole: true)
    }
}
