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
    /// Whether what is written is undone when a signal asks for an end.
    private var isDraft = false
    /// What counts the bytes of several files together; one file counts its own.
    private var progress: Progress?
    /// Ends the outlet: after the error that ended the writing, or with everything written.
    private let end: ((any Error)?) throws -> Void

    /// Enough that a long export makes few system calls.
    private static let bufferSize = 1 << 16

    /// Writes what `body` hands over, buffered, and finishes the outlet; on an error nothing half-written is left.
    func write(_ body: (_ sink: (String) throws -> Void) throws -> Void) throws {
        var buffer: [UInt8] = []
        let progress = progress ?? .onTerminal(writingTo: descriptor)
        defer { if self.progress == nil { progress?.end() } }
        do {
            try body { text in
                try check()
                buffer.append(contentsOf: text.utf8)
                guard buffer.count >= Outlet.bufferSize else { return }
                try FileSystem.write(buffer, to: descriptor, name: name)
                progress?.add(buffer.count)
                buffer.removeAll(keepingCapacity: true)
            }
            try FileSystem.write(buffer, to: descriptor, name: name)
            progress?.add(buffer.count)
            try check()
        } catch {
            try end(error)
            throw error
        }
        try end(nil)
    }

    private func check() throws {
        if isDraft { try Interruption.checkWriting() }
    }

    static var standardOutput: Outlet {
        Outlet(descriptor: StandardStream.output.rawValue, name: "standard output") { _ in }
    }

    /// A pager that shows what is written and is waited for at the end.
    static func pager(_ command: String) throws -> Outlet {
        guard let stream = popen(command, "w") else { throw System.failure("cannot start", command) }
        return Outlet(descriptor: fileno(stream), name: command) { error in
            let status = pclose(stream)
            // An error of the answer itself is the one to tell; that a pager closed its pipe may have its reason here.
            guard error == nil || error is ClosedPipe else { return }
            guard status != -1 else { throw System.failure("cannot wait for the pager", command) }
            let (code, signal) = (status >> 8 & 0xFF, status & 0x7F)
            // Whoever stops it, or closes the pipe that it writes to, has seen enough.
            guard signal == 0, code != 0, code != 128 + SIGPIPE else { return }
            throw Problem(
                .inputOutput, "the pager ended with exit code \(code)", at: command,
                next: "use --no-pager, or name another in PAGER")
        }
    }

    /// A file that appears whole or not at all: it is written beside its place and renamed at the end.
    ///
    /// Devices and pipes are written to directly: a draft renamed into their place would make them a plain file.
    ///
    /// - Parameters:
    ///   - name: what messages call it.
    ///   - progress: counts its bytes with those of other files.
    static func file(_ path: String, named name: String? = nil, progress: Progress? = nil) throws -> Outlet {
        let name = name ?? path
        if FileSystem.isSpecial(path) {
            let descriptor = open(path, O_WRONLY)
            guard descriptor >= 0 else { throw System.failure("cannot write", name) }
            return Outlet(descriptor: descriptor, name: name) { error in
                guard close(descriptor) == 0 || error != nil else { throw System.failure("cannot write", name) }
            }
        }
        let draft = try Draft(of: path, named: name)
        let descriptor = try draft.create(mode: FileSystem.permissions(of: path))
        return Outlet(descriptor: descriptor, name: name, isDraft: true, progress: progress) { error in
            // Some disks tell only here that there was no room.
            let failure = close(descriptor) == 0 ? nil : System.failure("cannot write", name)
            try draft.end(isWhole: error == nil && failure == nil)
            if error == nil, let failure { throw failure }
        }
    }
}
