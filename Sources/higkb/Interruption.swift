import KnowledgeBase

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Ctrl-C, or another request to end, during work that must not stop half-way.
enum Interruption {
    /// What ends the work that was asked to stop.
    struct Requested: Error {
        /// Of the signal.
        let number: Int32
        /// What the work has not done, for the message.
        let outcome: String
    }

    /// From now on a signal ends the program with a message: at once, or after `deferEnd` as soon as the work that
    /// asks `check` can. A second SIGINT or SIGTERM always ends the program at once. A second SIGHUP does not, because the
    /// system and the shell may each send one; under `nohup` it is ignored.
    static func watch() {
        var numbers = sigset_t()
        sigemptyset(&numbers)
        for number in [SIGHUP, SIGINT, SIGTERM] where number != SIGHUP || !isIgnored(number) {
            sigaddset(&numbers, number)
            signal(number, whenSignalled)
        }
        // Whoever starts programs from a thread that holds signals back hands that on.
        pthread_sigmask(SIG_UNBLOCK, &numbers, nil)
    }

    /// From now on there is something that must be undone first.
    static func deferEnd() { isDeferred = 1 }

    /// From now on a signal ends the program as the system has it, without a message.
    static func unwatch() {
        for number in [SIGHUP, SIGINT, SIGTERM] where number != SIGHUP || !isIgnored(number) { signal(number, SIG_DFL) }
    }

    /// Whether a signal came.
    static var isAsked: Bool { requested != 0 }

    /// - Parameter outcome: what is not done then.
    /// - Throws: `Requested` when a signal came.
    static func check(_ outcome: String = "nothing was stored") throws {
        if isAsked { throw Requested(number: Int32(requested), outcome: outcome) }
    }

    /// The same while a file is written; whoever writes then removes what there is.
    static func checkWriting() throws { try check("nothing was written") }

    /// Watches for a signal while something is changed that is soon done: it ends the work, with a message, before anything is
    /// stored; afterwards it ends the program as the system has it.
    ///
    /// - Parameter change: the work; it calls what it is given regularly, which throws once a signal has come.
    static func duringChange<Answer>(
        _ change: (_ asking: @escaping @Sendable (IngestProgress) throws -> Void) throws -> Answer
    ) throws -> Answer {
        watch()
        deferEnd()
        defer { unwatch() }
        return try change { _ in try check("nothing was changed") }
    }

    private static func isIgnored(_ number: Int32) -> Bool {
        var action = sigaction()
        guard sigaction(number, nil, &action) == 0 else { return false }
        #if canImport(Darwin)
            let handler = action.__sigaction_u.__sa_handler
        #else
            let handler = action.__sigaction_handler.sa_handler
        #endif
        // Functions can't be compared, their addresses can.
        return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }
}

// Only these may be touched by a signal's handler.
nonisolated(unsafe) private var requested: sig_atomic_t = 0
nonisolated(unsafe) private var isDeferred: sig_atomic_t = 0

private func whenSignalled(_ number: Int32) {
    if number != SIGHUP { signal(number, SIG_DFL) }
    requested = sig_atomic_t(number)
    guard isDeferred == 0 else { return }
    let text: StaticString = "higkb: interrupted, nothing was stored\n"
    _ = write(2, text.utf8Start, text.utf8CodeUnitCount)
    _exit(ExitStatus(signal: number).rawValue)
}
