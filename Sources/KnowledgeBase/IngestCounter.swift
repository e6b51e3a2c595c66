import Foundation

/// Counts what several threads have done, and tells.
final class IngestCounter: @unchecked Sendable {
    private let lock = NSLock()
    private var filesTotal = 0
    private var editionsTotal = 0
    private var filesDone = 0
    private var editionsDone = 0
    private let tell: @Sendable (IngestProgress) throws -> Void

    init(tell: @escaping @Sendable (IngestProgress) throws -> Void = { _ in }) {
        self.tell = tell
    }

    /// Says how much more there is to read, once that is known.
    func expect(files: Int, editions: Int = 0) {
        lock.withLock {
            filesTotal += files
            editionsTotal += editions
        }
    }

    /// - Throws: what the listener throws, to end the ingest.
    func read(_ edition: String) throws {
        let progress = lock.withLock {
            filesDone += 1
            return state(.reading(edition: edition), filesDone, of: filesTotal)
        }
        try tell(progress)
    }

    func stored(_ edition: String) throws {
        let progress = lock.withLock {
            editionsDone += 1
            return state(.reading(edition: edition), filesDone, of: filesTotal)
        }
        try tell(progress)
    }

    func linked(_ done: Int, of total: Int) throws {
        try tell(lock.withLock { state(.linking, done, of: total) })
    }

    private func state(_ phase: IngestProgress.Phase, _ done: Int, of total: Int) -> IngestProgress {
        IngestProgress(
            phase: phase, done: done, total: total, editionsDone: editionsDone, editionsTotal: editionsTotal)
    }
}
