#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Ctrl-C, or a polite request to end, during work that must not stop half-way.
enum Interruption {
    /// What ends the work that was asked to stop.
    struct Requested: Error {}

    static let message = "higkb: interrupted, nothing was stored\n"

    /// From now on a signal ends the program with its message: at once, or after `defer` as soon as the work that
    /// asks `check` can. A second one ends it at once in any case.
    static func watch() {
        var numbers = sigset_t()
        sigemptyset(&numbers)
        for number in [SIGINT, SIGTERM] {
            sigaddset(&numbers, number)
            signal(number, whenSignalled)
        }
        // Whoever starts programs from a thread that holds signals back hands that on.
        pthread_sigmask(SIG_UNBLOCK, &numbers, nil)
    }

    /// From now on there is something that must be undone first.
    static func deferEnd() { isDeferred = 1 }

    /// - Throws: `Requested` when a signal came.
    static func check() throws {
        if isRequested != 0 { throw Requested() }
    }
}

// Only these may be touched by a signal's handler.
nonisolated(unsafe) private var isRequested: sig_atomic_t = 0
nonisolated(unsafe) private var isDeferred: sig_atomic_t = 0

private func whenSignalled(_ number: Int32) {
    signal(number, SIG_DFL)
    isRequested = 1
    guard isDeferred == 0 else { return }
    let text: StaticString = "higkb: interrupted, nothing was stored\n"
    _ = write(2, text.utf8Start, text.utf8CodeUnitCount)
    _exit(ExitStatus.interrupted.rawValue)
}
