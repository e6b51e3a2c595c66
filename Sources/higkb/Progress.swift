#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Tells somebody who waits at a terminal how much has been written; says nothing in the first second.
final class Progress {
    private let start = System.seconds()
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
        let now = System.seconds()
        guard now - start > 1, now - last > 0.2 else { return }
        last = now
        isShown = true
        System.replaceLine(with: "higkb: \(bytes >> 20) MB written")
    }

    /// Takes the line away.
    func end() {
        if isShown { System.replaceLine(with: "") }
    }
}
