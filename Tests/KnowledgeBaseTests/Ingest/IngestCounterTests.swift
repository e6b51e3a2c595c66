import Foundation
import HIGModel
import Testing

@testable import KnowledgeBase

@Suite("IngestCounter")
struct IngestCounterTests {
    private struct Ended: Error, Equatable {}

    @Test("tells of each file and edition, of how many there are")
    func counts() throws {
        let told = Told()
        let counter = IngestCounter { told.note($0) }
        counter.expect(files: 2, editions: 1)
        try counter.read("ios-2011")
        counter.expect(files: 1)
        try counter.read("ios-2011")
        try counter.stored("ios-2011")
        try counter.linked(3, of: 7)
        #expect(told.all.map(\.done) == [1, 2, 2, 3])
        #expect(told.all.map(\.total) == [2, 3, 3, 7])
        #expect(told.all.map(\.editionsDone) == [0, 0, 1, 1])
        #expect(told.all.allSatisfy { $0.editionsTotal == 1 })
        #expect(told.all.map(\.phase).suffix(2) == [.reading(edition: "ios-2011"), .linking])
    }

    @Test("counts what several threads do, each once")
    func threads() {
        let told = Told()
        let counter = IngestCounter { told.note($0) }
        DispatchQueue.concurrentPerform(iterations: 100) { _ in
            do { try counter.read("ios-2011") } catch { Issue.record(error) }
        }
        #expect(told.all.map(\.done).sorted() == Array(1...100))
    }

    @Test("throws what the listener throws, to end the work")
    func stop() {
        let counter = IngestCounter { _ in throw Ended() }
        #expect(throws: Ended.self) { try counter.read("ios-2011") }
        #expect(throws: Ended.self) { try counter.stored("ios-2011") }
        #expect(throws: Ended.self) { try counter.linked(1, of: 2) }
    }

    @Test("when asked it tells again what it told last, and nothing before it told anything")
    func askedAgain() throws {
        let told = Told()
        let counter = IngestCounter { told.note($0) }
        try counter.tellAgain()
        #expect(told.all == [])
        try counter.linked(1, of: 3)
        try counter.tellAgain()
        #expect(told.all.map(\.done) == [1, 1])
        #expect(told.all.map(\.phase) == [.linking, .linking])
    }

    @Test("a listener that has ended the work is told nothing more, and whoever counts then ends as well")
    func ended() {
        let told = Told()
        let counter = IngestCounter {
            told.note($0)
            throw Ended()
        }
        #expect(!counter.isEnded)
        #expect(throws: Ended()) { try counter.read("ios-2010") }
        #expect(counter.isEnded)
        #expect(throws: Ended()) { try counter.read("ios-2011") }
        #expect(throws: Ended()) { try counter.tellAgain() }
        #expect(told.all.count == 1)
    }

    @Test("the listener is asked while two editions are linked, not only before and after")
    func whileLinking() throws {
        try withTemporaryFolder { folder in
            let knowledge = try KnowledgeBase(path: folder.database, access: .writing)
            for (year, lamp) in [("2010", "desk"), ("2011", "wall")] {
                let text = (0..<700).map { "**Use the small round \(lamp) lamp \($0).** People know it." }
                try folder.write("\(year).md", text.joined(separator: "\n\n"))
            }
            func intake(_ year: String) throws -> Intake {
                try Intake(paths: [folder.path("\(year).md")], edition: "ios-\(year)")
            }
            _ = try knowledge.ingest(try intake("2010"))
            let told = Told()
            #expect(throws: Ended()) {
                try knowledge.ingest(try intake("2011")) { progress in
                    guard progress.phase == .linking else { return }
                    told.note(progress)
                    if told.all.count == 2 { throw Ended() }
                }
            }
            #expect(told.all.map(\.done) == [0, 0])
            #expect(try knowledge.editions().map(\.edition.id) == ["ios-2010"])
        }
    }
}

/// What a listener heard, on any thread.
private final class Told: @unchecked Sendable {
    private let lock = NSLock()
    private var heard: [IngestProgress] = []

    var all: [IngestProgress] { lock.withLock { heard } }

    func note(_ progress: IngestProgress) { lock.withLock { heard.append(progress) } }
}
