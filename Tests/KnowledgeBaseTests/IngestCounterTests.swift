import Foundation
import Testing

@testable import KnowledgeBase

@Suite("IngestCounter")
struct IngestCounterTests {
    private struct Stop: Error {}

    /// What a listener was told.
    private final class Told: @unchecked Sendable {
        private let lock = NSLock()
        private var all: [IngestProgress] = []

        func take(_ progress: IngestProgress) { lock.withLock { all.append(progress) } }

        var progress: [IngestProgress] { lock.withLock { all } }
    }

    @Test("tells of each file and edition, of how many there are")
    func counts() throws {
        let told = Told()
        let counter = IngestCounter { told.take($0) }
        counter.expect(files: 2, editions: 1)
        try counter.read("ios-2011")
        counter.expect(files: 1)
        try counter.read("ios-2011")
        try counter.stored("ios-2011")
        try counter.linked(3, of: 7)
        #expect(told.progress.map(\.done) == [1, 2, 2, 3])
        #expect(told.progress.map(\.total) == [2, 3, 3, 7])
        #expect(told.progress.map(\.editionsDone) == [0, 0, 1, 1])
        #expect(told.progress.allSatisfy { $0.editionsTotal == 1 })
        #expect(told.progress.map(\.phase).suffix(2) == [.reading(edition: "ios-2011"), .linking])
    }

    @Test("counts what several threads do, each once")
    func threads() {
        let told = Told()
        let counter = IngestCounter { told.take($0) }
        DispatchQueue.concurrentPerform(iterations: 100) { _ in
            do { try counter.read("ios-2011") } catch { Issue.record(error) }
        }
        #expect(told.progress.map(\.done).sorted() == Array(1...100))
    }

    @Test("throws what the listener throws, to end the work")
    func stop() {
        let counter = IngestCounter { _ in throw Stop() }
        #expect(throws: Stop.self) { try counter.read("ios-2011") }
        #expect(throws: Stop.self) { try counter.stored("ios-2011") }
        #expect(throws: Stop.self) { try counter.linked(1, of: 2) }
    }
}
