import HIGModel
import HIGRendering

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The reader of the output went away.
struct ClosedPipe: Error {}

/// The few calls to the operating system, without Foundation, whose start costs more than a whole query.
enum System {
    enum Stream: Int32 {
        case output = 1
        case error = 2
    }

    /// An environment variable; `nil` when it is unset or empty.
    static func variable(_ name: String) -> String? {
        guard let value = getenv(name), value.pointee != 0 else { return nil }
        return String(cString: value)
    }

    static func isTerminal(_ stream: Stream) -> Bool { isatty(stream.rawValue) == 1 }

    /// The width of the terminal that standard output is; `nil` when it is none.
    static func terminalColumns() -> Int? {
        var size = winsize()
        guard ioctl(Stream.output.rawValue, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }

    /// Makes a write into a closed pipe an error instead of a death by signal.
    static func ignoreClosedPipes() { signal(SIGPIPE, SIG_IGN) }

    static func exit(_ code: Int32) -> Never {
        #if canImport(Darwin)
            Darwin.exit(code)
        #else
            Glibc.exit(code)
        #endif
    }

    /// Writes a last message, without anything in it that could steer a terminal. Should this fail, nobody is left
    /// to be told.
    static func write(_ text: String, to stream: Stream) {
        guard !text.isEmpty else { return }
        do { try write(Array(text.visible.utf8), to: stream.rawValue, name: "output") } catch { return }
    }

    /// Tells what stopped nothing but should be known.
    static func warn(_ warnings: [String]) {
        for warning in warnings { write("higkb: warning: \(warning)\n", to: .error) }
    }

    /// Tells how a question was understood.
    static func note(_ notes: [String]) {
        for note in notes { write("higkb: \(note)\n", to: .error) }
    }

    /// Writes all bytes, also when the system takes them in parts.
    ///
    /// - Throws: `ClosedPipe`, or a `Problem` that names the target.
    static func write(_ bytes: [UInt8], to descriptor: Int32, name: String) throws {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
            if count >= 0 {
                rest = rest.dropFirst(count)
            } else if errno == EPIPE {
                throw ClosedPipe()
            } else if errno != EINTR {
                throw failure("cannot write", name)
            }
        }
    }

    /// Makes a folder and the folders it lies in.
    static func makeFolder(_ path: String) throws {
        var partial = ""
        for part in path.split(separator: "/") {
            partial += (partial.isEmpty && !path.hasPrefix("/") ? "" : "/") + part
            if mkdir(partial, 0o755) != 0, errno != EEXIST { throw failure("cannot make the folder", partial) }
        }
    }

    /// The last error of the system, in its own words.
    static func failure(_ what: String, _ path: String) -> Problem {
        Problem(.inputOutput, "\(what): \(String(cString: strerror(errno)))", at: path)
    }

    static func isExecutable(_ path: String) -> Bool { access(path, X_OK) == 0 }
}

/// The system's `write`, which `System.write` would otherwise hide.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, bytes, count)
}
