#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Tells somebody who waits at a terminal how much has been written; says nothing in the first second.
final class Progress {
    private let start = Progress.now
    private var last = 0.0
    private var bytes = 0
    private var isShown = false

    /// - Returns: `nil` when nobody would see it, or when the data goes to the same terminal.
    init?(writingTo descriptor: Int32) {
        guard System.isTerminal(.error), isatty(descriptor) == 0 else { return nil }
    }

    /// Counts, and shows the count a few times a second.
    func add(_ count: Int) {
        bytes += count
        let now = Progress.now
        guard now - start > 1, now - last > 0.2 else { return }
        last = now
        isShown = true
        show("higkb: \(bytes >> 20) MB written")
    }

    /// Takes the line away.
    func end() {
        if isShown { show("") }
    }

    /// Writes over what the line held: back to its start, and clear to its end.
    private func show(_ text: String) {
        let bytes = Array("\r\(text)\u{1B}[K".utf8)
        do { try System.write(bytes, to: System.Stream.error.rawValue, name: "progress") } catch { return }
    }

    /// Seconds of a clock that nobody sets.
    private static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
