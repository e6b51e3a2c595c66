import KnowledgeBase

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// One line on the terminal that says how far long work has come, and goes away with it.
///
/// Quiet where standard error is no terminal, or one that can't take a line back. Sendable because what changes is touched
/// under a lock only: one of the C library, since Swift's needs a later macOS.
final class ProgressLine: @unchecked Sendable {
    private let columns: Int
    private let isShown: Bool
    private let lock: UnsafeMutablePointer<pthread_mutex_t>
    private var last: Double = 0
    private var phase: IngestProgress.Phase?
    private var phaseStart: Double = 0
    private var isOnScreen = false

    /// In seconds: often enough to look alive.
    private static let interval = 0.1

    init() {
        isShown = StandardStream.error.canTakeLinesBack
        columns = StandardStream.error.columns ?? 80
        lock = .allocate(capacity: 1)
        pthread_mutex_init(lock, nil)
    }

    deinit {
        pthread_mutex_destroy(lock)
        lock.deallocate()
    }

    /// Shows how far the work has come; from any thread.
    func show(_ progress: IngestProgress) {
        guard isShown else { return }
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        let now = System.seconds()
        if phase.map({ !$0.isSame(as: progress.phase) }) ?? true { phaseStart = now }
        phase = progress.phase
        guard now - last >= Self.interval else { return }
        last = now
        isOnScreen = true
        StandardStream.error.replaceLine(with: Self.text(progress, elapsed: now - phaseStart, columns: columns))
    }

    /// Takes the line back.
    func clear() {
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        guard isOnScreen else { return }
        StandardStream.error.replaceLine(with: "")
        isOnScreen = false
    }

    /// The line for a state of the work, at most one column shorter than the terminal, so that it never wraps.
    ///
    /// - Parameter elapsed: the seconds that the phase has taken so far.
    static func text(_ progress: IngestProgress, elapsed: Double, columns: Int) -> String {
        let (done, total) = (progress.done, progress.total)
        let editions = "edition \(min(progress.editionsDone + 1, progress.editionsTotal)) of \(progress.editionsTotal)"
        let parts =
            switch progress.phase {
            case .reading(let edition): ["reading \(done) of \(total) files", editions + " (\(edition))"]
            case .linking: ["linking \(done) of \(total) pairs of editions"]
            }
        guard parts[0].utf8.count < columns else { return String(parts[0].prefix(max(0, columns - 1))) }
        let more = parts.dropFirst() + [remaining(done: done, total: total, elapsed: elapsed)].compactMap { $0 }
        return more.reduce(parts[0]) { text, part in
            let longer = text + ", " + part
            return longer.utf8.count < columns ? longer : text
        }
    }

    /// Said only when enough is done to tell.
    private static func remaining(done: Int, total: Int, elapsed: Double) -> String? {
        guard done > 0, elapsed > 0.5, done < total else { return nil }
        let seconds = Int((elapsed / Double(done) * Double(total - done)).rounded(.up))
        return seconds < 60 ? "\(seconds) s left" : "\(seconds / 60) min \(seconds % 60) s left"
    }
}

extension IngestProgress.Phase {
    /// Whether it is the same kind of work, of whatever edition.
    fileprivate func isSame(as other: IngestProgress.Phase) -> Bool {
        switch (self, other) {
        case (.reading, .reading), (.linking, .linking): true
        default: false
        }
    }
}
