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

    var isTerminal: Bool { isatty(rawValue) == 1 }

    /// Whether it is a terminal that can show a line in the place of the one before.
    var canTakeLinesBack: Bool { isTerminal && System.variable("TERM") != "dumb" }

    /// The width of the terminal that it is; `nil` when it is none.
    var columns: Int? {
        var size = winsize()
        guard ioctl(rawValue, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }

    /// Writes a last message, without anything in it that could steer a terminal.
    ///
    /// - Returns: whether it is written, or its reader is gone. Otherwise nobody is left to be told but by the exit code.
    @discardableResult
    func write(_ text: String) -> Bool {
        guard !text.isEmpty else { return true }
        do {
            try FileSystem.write(Array(text.visible.utf8), to: rawValue, name: "output")
            return true
        } catch {
            return error is ClosedPipe
        }
    }

    /// Writes over the line that a terminal shows: back to its start, and clear to its end. Should this fail, nobody is
    /// left to be told.
    func replaceLine(with text: String) {
        let bytes = Array(("\r" + text.visible + "\u{1B}[K").utf8)
        do { try FileSystem.write(bytes, to: rawValue, name: "output") } catch { return }
    }
}
