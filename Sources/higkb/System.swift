import HIGModel

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// What the process has of the operating system. As in `FileSystem` and `StandardStream`, by its own calls and without
/// Foundation, whose start costs more than a whole query.
enum System {
    /// An environment variable; `nil` when it is unset or empty.
    static func variable(_ name: String) -> String? {
        variableAsSet(name).flatMap { $0.isEmpty ? nil : $0 }
    }

    /// An environment variable, also an empty one; `nil` when it is unset.
    static func variableAsSet(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

    /// Makes a write into a closed pipe, or past the limit on the size of files, an error instead of a death by signal.
    static func ignoreSignalsOfWrites() {
        signal(SIGPIPE, SIG_IGN)
        signal(SIGXFSZ, SIG_IGN)
    }

    static func exit(_ code: Int32) -> Never {
        #if canImport(Darwin)
            Darwin.exit(code)
        #else
            Glibc.exit(code)
        #endif
    }

    /// The time in seconds since some moment, which no change of the clock moves.
    static func seconds() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// The last error of the system, in its own words.
    static func failure(_ what: String, _ path: String) -> Problem {
        let code = errno
        return Problem(.inputOutput, "\(what): \(String(cString: strerror(code)))", at: path, next: advice(on: code))
    }

    /// What to do about an error of the system, by its number.
    private static func advice(on code: Int32) -> String {
        switch code {
        case ENOSPC, EDQUOT: "free some space, or name another place"
        case EFBIG: "raise the limit on the size of files, or name another place"
        case EACCES, EPERM, EROFS: "name another place, or ask for permission to write there"
        case ENOENT, ENOTDIR: "make the folder first, or name another place"
        case EISDIR: "name a file"
        default: "name another place"
        }
    }
}
