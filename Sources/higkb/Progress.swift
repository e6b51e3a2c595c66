#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Tells somebody who waits at a terminal how much has been written, to one file or to several; says nothing in the
/// first second.
final class Progress {
    private let now: () -> Double
    private let show: (String) -> Void
    private let start: Double
    private var last = 0.0
    private var bytes = 0
    private var isShown = false

    /// - Parameters:
    ///   - now: the time in seconds since some moment.
    ///   - show: puts a text in the place of the one before.
    init(now: @escaping () -> Double, show: @escaping (String) -> Void) {
        self.now = now
        self.show = show
        start = now()
    }

    /// Progress on the terminal.
    ///
    /// - Parameter descriptor: where the data goes.
    /// - Returns: `nil` when nobody would see it, or when the data goes to the same terminal.
    static func onTerminal(writingTo descriptor: Int32? = nil) -> Progress? {
        guard StandardStream.error.canTakeLinesBack, descriptor.map({ isatty($0) == 0 }) ?? true else { return nil }
        return Progress(now: System.seconds, show: StandardStream.error.replaceLine(with:))
    }

    /// Counts, and shows the count a few times a second.
    func add(_ count: Int) {
        bytes += count
        tell { bytes }
    }

    /// Shows what others have written, a few times a second.
    ///
    /// - Parameter bytes: asked only when it is shown.
    func tell(_ bytes: () -> Int) {
        let now = now()
        guard now - start > 1, now - last > 0.2 else { return }
        last = now
        isShown = true
        show("higkb: \(bytes() >> 20) MB written")
    }

    /// Takes the line away.
    func end() {
        if isShown { show("") }
    }
}
