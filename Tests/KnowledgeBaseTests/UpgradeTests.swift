import Foundation
import HIGModel
import KnowledgeBase
import Migrations
import Testing

@Suite("Upgrade: databases of every schema", .serialized)
struct UpgradeTests {
    private func withFreshIngest(_ body: (TemporaryFolder) throws -> Void) throws {
        try withTemporaryFolder { folder in
            let paths = KeptDatabase.seeds.map { seeds.appending(path: $0).path }
            _ = try KnowledgeBase(path: folder.database, access: .writing).ingest(Intake(paths: paths))
            try body(folder)
        }
    }

    /// All that a fresh ingest answers, asked once.
    private static let fresh = Result {
        var answers: Everything?
        try UpgradeTests().withFreshIngest { answers = try $0.everything() }
        return try #require(answers)
    }

    @Test("of every schema a database is kept")
    func kept() throws {
        if ProcessInfo.processInfo.environment["HIGKB_RECORD"] != nil {
            try withFreshIngest { folder in
                for database in KeptDatabase.all { try database.record(from: folder.database) }
            }
        }
        for database in KeptDatabase.all {
            #expect(throws: Never.self, "run HIGKB_RECORD=1 Scripts/test --filter UpgradeTests, and commit the file") {
                try withTemporaryFolder { try database.write(to: $0.database) }
            }
        }
    }

    @Test("an older database is migrated beside a copy of it", arguments: KeptDatabase.all.dropLast())
    func copied(database: KeptDatabase) throws {
        try withTemporaryFolder { folder in
            try database.write(to: folder.database)
            let before = try folder.bytes()
            let base = try KnowledgeBase(path: folder.database, access: .changing)
            let copy = folder.database + ".schema-\(database.schema)"
            #expect(base.note == "brought the database up to date; as it was, it is kept in \(copy)")
            let header = try [UInt8](Data(contentsOf: URL(fileURLWithPath: copy)).prefix(100))
            #expect(Int(header[63]) == database.schema)
            #expect(try Data(contentsOf: URL(fileURLWithPath: copy)).count == before.count)
            #expect(try KnowledgeBase(path: folder.database, access: .changing).note == nil)
        }
    }

    @Test("a migrated database gives the answers of a fresh ingest", arguments: KeptDatabase.older)
    func answers(database: KeptDatabase) throws {
        try withTemporaryFolder { folder in
            try database.write(to: folder.database)
            _ = try KnowledgeBase(path: folder.database, access: .changing)
            try #expect(folder.everything() == UpgradeTests.fresh.get())
            let findings = try KnowledgeBase.check(path: folder.database)
            #expect(findings == [])
        }
    }

    @Test("what an older program derived otherwise is derived anew")
    func derivedAnew() throws {
        try withTemporaryFolder { folder in
            try #require(KeptDatabase.all.first).write(to: folder.database)
            try folder.tamper("UPDATE rules SET statement = 'As an older program read it.'; DELETE FROM links")
            _ = try KnowledgeBase(path: folder.database, access: .changing)
            try #expect(folder.everything() == UpgradeTests.fresh.get())
        }
    }

    @Test("what readers decided beside the database holds in what is derived anew")
    func decisions() throws {
        try withTemporaryFolder { folder in
            try #require(KeptDatabase.all.first).write(to: folder.database)
            let pin = Pin(.unlink, from: "ios-2010-03/lamp/dim-the-lamp", to: "ios-2014/lamp/dim-it")
            try folder.write("hig.sqlite.pins", "\(pin.verdict.rawValue) \(pin.from) \(pin.to)\n")
            let base = try KnowledgeBase(path: folder.database, access: .changing)
            let list = try base.pins()
            #expect(list.pins.map(\.pin) == [pin])
            #expect(list.notes == [])
        }
    }

    @Test("a repair that brings a database up to date derives everything once")
    func once() throws {
        try withTemporaryFolder { folder in
            try #require(KeptDatabase.older.last).write(to: folder.database)
            let base = try KnowledgeBase(path: folder.database, access: .changing)
            // What a second derivation would mend.
            try folder.tamper("DELETE FROM links")
            try base.repair()
            #expect(try !KnowledgeBase.check(path: folder.database).isEmpty)
        }
    }

    @Test("an older database asks to be brought up to date, with the command that does it")
    func refused() throws {
        try withTemporaryFolder { folder in
            try #require(KeptDatabase.all.first).write(to: folder.database)
            let before = try folder.bytes()
            let problem = #expect(throws: Problem.self) { try KnowledgeBase.check(path: folder.database) }
            #expect(problem?.next == "bring it up to date: higkb check --repair --db \(folder.database)")
            try #expect(folder.bytes() == before)
        }
    }
}
