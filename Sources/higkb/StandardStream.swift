import HIGRendering

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Standard output or standard error, by its descriptor.
enum StandardStream: Int32 {
    case output = 1
    case error = 2

    /// What messages call it.
    private var name: String { self == .output ? "standard output" : "standard error" }

    var isTerminal: Bool { isatty(rawValue) == 1 }

    /// Whether it is a terminal that can show a line in the place of the one before.
    var canTakeLinesBack: Bool { isTerminal && System.variable("TERM") != "dumb" }

    /// The width of the terminal that it is; `nil` when it is none.
    var columns: Int? {
        var size = winsize()
        guard ioctl(rawValue, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }

    /// Writes a text, without anything in it that could steer a terminal. A reader that is gone has seen enough.
    ///
    /// - Throws: `Problem` when it cannot be written.
    func tell(_ text: String) throws {
        do {
            try FileSystem.write(Array(text.visible.utf8), to: rawValue, name: name)
        } catch is ClosedPipe {
            return
        }
    }

    /// Writes a message. Should this fail, nobody is left to be told but by the exit code.
    func write(_ text: String) {
        do { try tell(text) } catch { return }
    }

    /// Writes over the line that a terminal shows: back to its start, and clear to its end. Should this fail, nobody is
    /// left to be told.
    func replaceLine(with text: String) {
        let bytes = Array(("\r" + text.visible + "\u{1B}[K").utf8)
        do { try FileSystem.write(bytes, to: rawValue, name: name) } catch { return }
    }
}
