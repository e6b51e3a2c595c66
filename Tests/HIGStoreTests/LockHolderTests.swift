import Foundation
import HIGModel
import Testing

@testable import HIGStore

@Suite("LockHolder: who writes")
struct LockHolderTests {
    /// Stands for another process: locks of the process itself are no hindrance to it, but SQLite keeps them apart.
    @Test("a second writer waits, then says which process holds the lock")
    func named() throws {
        try withTemporaryFolder { folder in
            try folder.makeDatabase()
            let first = try Store.openForWriting(folder.database)
            let second = try Store.openForWriting(folder.database)
            try first.write { _ in
                #if os(Linux)
                    let holder = LockHolder(of: DatabaseFile(folder.database))
                    #expect(holder?.process == ProcessInfo.processInfo.processIdentifier)
                #endif
                let problem = #expect(throws: Problem.self) { try second.write { _ in } }
                #expect(problem?.kind == .inputOutput)
                #expect(problem?.message.hasSuffix("is writing to the database") == true)
                #expect(problem?.next?.hasPrefix("try again when it is done") == true)
            }
            #expect(LockHolder(of: DatabaseFile(folder.database)) == nil)
        }
    }
}
