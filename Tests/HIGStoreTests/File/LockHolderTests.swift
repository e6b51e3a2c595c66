import Foundation
import HIGModel
import Testing

@testable import HIGStore

@Suite("LockHolder: who writes")
struct LockHolderTests {
    /// Two connections of one process stand for two processes: SQLite keeps their locks apart, though the system doesn't.
    @Test("a second writer waits, then says which process holds the lock")
    func named() throws {
        try withTemporaryFolder { folder in
            try folder.makeDatabase()
            let first = try Store.openForWriting(folder.database)
            let second = try Store.openForWriting(folder.database)
            try first.write { _ in
                let start = ContinuousClock.now
                let problem = #expect(throws: Problem.self) { try second.write { _ in } }
                #expect(ContinuousClock.now - start >= .seconds(5))
                #expect(problem?.kind == .inputOutput)
                #if os(Linux)
                    let holder = try #require(LockHolder(of: DatabaseFile(folder.database)))
                    #expect(holder.process == ProcessInfo.processInfo.processIdentifier)
                    #expect(holder.description.contains(CommandLine.arguments[0].split(separator: "/").last ?? "?"))
                    #expect(problem?.message == "\(holder) is writing to the database")
                    #expect(problem?.next == "try again when it is done")
                #else
                    #expect(problem?.message == "another process is writing to the database")
                    #expect(problem?.next?.hasPrefix("try again when it is done; this names it: lsof ") == true)
                #endif
            }
            #expect(LockHolder(of: DatabaseFile(folder.database)) == nil)
        }
    }
}
