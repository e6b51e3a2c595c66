import Foundation

/// Counts what several threads have done, and tells.
final class IngestCounter: @unchecked Sendable {
    private let lock = NSLock()
    private var filesTotal = 0
    private var editionsTotal = 0
    private var filesDone = 0
    private var editionsDone = 0
    private let tell: @Sendable (IngestProgress) throws -> Void
    private var last: IngestProgress?
    private var ending: (any Error)?

    init(tell: @escaping @Sendable (IngestProgress) throws -> Void = { _ in }) {
        self.tell = tell
    }

    /// Whether the listener has ended the work. It is told nothing more then: what is still being made on other threads ends
    /// the next time that it counts.
    var isEnded: Bool { lock.withLock { ending != nil } }

    /// Says how much more there is to read, once that is known.
    func expect(files: Int, editions: Int = 0) {
        lock.withLock {
            filesTotal += files
            editionsTotal += editions
        }
    }

    /// - Throws: what the listener throws, to end the ingest.
    func read(_ edition: String) throws {
        try report {
            filesDone += 1
            return state(.reading(edition: edition), filesDone, of: filesTotal)
        }
    }

    func stored(_ edition: String) throws {
        try report {
            editionsDone += 1
            return state(.reading(edition: edition), filesDone, of: filesTotal)
        }
    }

    func linked(_ done: Int, of total: Int) throws { try report { state(.linking, done, of: total) } }

    /// Tells again what was told last, so that the listener can end work in which there is nothing new to tell.
    func tellAgain() throws { try report { last } }

    private func report(_ progress: () -> IngestProgress?) throws {
        let told = try lock.withLock {
            if let ending { throw ending }
            last = progress()
            return last
        }
        guard let told else { return }
        do {
            try tell(told)
        } catch {
            lock.withLock { ending = ending ?? error }
            throw error
        }
    }

    private func state(_ phase: IngestProgress.Phase, _ done: Int, of total: Int) -> IngestProgress {
        IngestProgress(
            phase: phase, done: done, total: total, editionsDone: editionsDone, editionsTotal: editionsTotal)
    }
}
