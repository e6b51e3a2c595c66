import Foundation
import GRDB
import HIGModel
import Testing

@testable import HIGStore

@Suite("A database that is removed or replaced while it is written")
struct MovedDatabaseTests {
    private let files = FileManager.default

    /// A database with one edition, in place of which another with two comes while it is written.
    private func expectRefusal(_ folder: TemporaryFolder, isNew: Bool = false, _ move: () throws -> Void) throws {
        if !isNew { try folder.makeDatabase([Sample.editions[0]], links: []) }
        let store = try Store.openForWriting(folder.database)
        let problem = #expect(throws: Problem.self) {
            try store.write { writer in
                try writer.replace(Sample.editions[1])
                try move()
            }
        }
        #expect(
            problem
                == Problem(
                    .inputOutput, "the database was removed or replaced while it was written", at: folder.database,
                    next: "run the command again"))
        try store.discardIfNew()
        try store.close()
    }

    private func makeOther(_ folder: TemporaryFolder) throws {
        try folder.makeDatabase()
        try files.moveItem(atPath: folder.database, toPath: folder.path("other"))
    }

    @Test("is an error, and the one that took its place stays whole and alone", arguments: [false, true])
    func replaced(isNew: Bool) throws {
        try withTemporaryFolder { folder in
            try makeOther(folder)
            try expectRefusal(folder, isNew: isNew) { rename(folder.path("other"), folder.database) }
            try #expect(folder.names() == ["hig.sqlite"])
            try #expect(Store.check(folder.database, digest: Sample.digest) == [])
            try #expect(folder.read { try $0.editions().count } == Sample.editions.count)
        }
    }

    @Test("is an error, and nothing is left of it", arguments: [false, true])
    func removed(isNew: Bool) throws {
        try withTemporaryFolder { folder in
            try expectRefusal(folder, isNew: isNew) { try files.removeItem(atPath: folder.database) }
            try #expect(folder.names() == [])
        }
    }

    @Test("is an error, and what was in it is where it was moved to")
    func movedAway() throws {
        try withTemporaryFolder { folder in
            try expectRefusal(folder) { try files.moveItem(atPath: folder.database, toPath: folder.path("away")) }
            try #expect(folder.names() == ["away"])
            let editions = try Store.openForReading(folder.path("away")).read { try $0.editions() }
            #expect(editions == [Sample.editions[0].edition])
        }
    }

    @Test("a log of another file makes a database look damaged, and the check names it")
    func strayLog() throws {
        try withTemporaryFolder { folder in
            try makeOther(folder)
            try folder.makeDatabase([], links: [])
            let queue = try DatabaseQueue(path: folder.database)
            try queue.writeWithoutTransaction { database in
                try database.execute(sql: "PRAGMA wal_autocheckpoint = 0")
                for number in 0..<300 {
                    try database.execute(sql: "CREATE TABLE gate\(number) (lamp TEXT)")
                }
            }
            rename(folder.path("other"), folder.database)
            let findings = try Store.check(folder.database, digest: Sample.digest)
            #expect(findings.count > 1)
            #expect(findings.first?.place.hasSuffix("hig.sqlite-wal") == true)
            try queue.close()
        }
    }
}
