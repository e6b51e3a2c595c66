import HIGModel
import Migrations
import Testing

@testable import HIGStore

@Suite("Migrator")
struct MigratorTests {
    /// The present program's successor.
    private let newer = Migrator(
        migrations: Migrations.all + [
            Migration(
                number: Migrator.current.latest + 1, name: "notes",
                sql: "CREATE TABLE notes (text TEXT) STRICT; INSERT INTO notes VALUES ('migrated')")
        ])

    @Test("the migrations are numbered upwards from 1")
    func numbers() {
        let numbers = Migrations.all.map(\.number)
        #expect(numbers.first == 1)
        #expect(zip(numbers, numbers.dropFirst()).allSatisfy { $0 < $1 })
    }

    @Test("a fresh database bears the program's mark and the last migration's number")
    func fresh() throws {
        try withTemporaryFolder { folder in
            try Store.openForWriting(folder.database).close()
            let content = try DatabaseFile(folder.database).content()
            #expect(content == .knowledgeBase(schema: Migrator.current.latest))
            try #expect(folder.bytes()[68..<72].elementsEqual("HIGK".utf8))
        }
    }

    @Test("opening a database for writing again changes nothing")
    func idempotent() throws {
        try withTemporaryFolder { folder in
            try folder.makeDatabase()
            let before = try folder.bytes()
            try Store.openForWriting(folder.database).close()
            try #expect(folder.bytes() == before)
        }
    }

    @Test("a database of a newer program is refused, naming both versions, and stays as it is")
    func newerRefused() throws {
        try withTemporaryFolder { folder in
            try folder.makeDatabase()
            let newer = Migrator.current.latest + 1
            try folder.tamper("PRAGMA user_version = \(newer)")
            let before = try folder.bytes()
            for open in opening {
                let problem = #expect(throws: Problem.self) { try open(folder.database) }
                #expect(problem?.kind == .badData)
                #expect(
                    problem?.message
                        == "\(folder.database) was made by a newer higkb (schema \(newer); this program reads up to \(Migrator.current.latest))"
                )
                #expect(problem?.next?.hasPrefix("update higkb") == true)
            }
            try #expect(folder.bytes() == before)
            try #expect(folder.names() == ["hig.sqlite"])
        }
    }

    @Test("a database of an older program is migrated by a writing command, which a reading one asks for")
    func older() throws {
        try withTemporaryFolder { folder in
            try folder.makeDatabase()
            let problem = #expect(throws: Problem.self) {
                try Store.openForReading(folder.database, migrator: newer)
            }
            #expect(problem?.kind == .badData)
            #expect(
                problem?.message
                    == "\(folder.database) was made by an older higkb "
                    + "(schema \(Migrator.current.latest); this program reads \(Migrator.current.latest + 1))")
            #expect(problem?.next?.contains("higkb check --repair") == true)

            try Store.openForWriting(folder.database, migrator: newer).close()
            let store = try Store.openForReading(folder.database, migrator: newer)
            try #expect(store.read { try $0.values("SELECT text FROM notes") { try $0.text(0) } } == ["migrated"])
            try #expect(store.read { try $0.rules() }.count == 5)
        }
    }

    @Test("a database from before whole documents is migrated with its rules")
    func beforeWholeDocuments() throws {
        try withTemporaryFolder { folder in
            let first = Migrator(migrations: Array(Migrations.all.prefix(1)))
            try Store.openForWriting(folder.database, migrator: first).close()
            try folder.tamper(
                """
                INSERT INTO editions VALUES ('ios-2011', 'iOS', '2011');
                INSERT INTO edition_series VALUES ('ios-2011', 0, 'ios');
                INSERT INTO sources VALUES (1, 'ios-2011', 'a.md', 'iOS', 7, 'markdown', '');
                """)
            try Store.openForWriting(folder.database).close()
            let store = try Store.openForReading(folder.database)
            try #expect(store.read { try $0.sources(of: "ios-2011") }.map(\.isWhole) == [false])
            try #expect(store.read { try $0.editionSummaries() }.map(\.holding.isPart) == [true])
        }
    }

    @Test("a database from before change logs and measures is migrated with its rules, which have none")
    func beforeMeasures() throws {
        try withTemporaryFolder { folder in
            let second = Migrator(migrations: Array(Migrations.all.prefix(2)))
            try Store.openForWriting(folder.database, migrator: second).close()
            try folder.tamper(
                """
                INSERT INTO editions VALUES ('ios-2011', 'iOS', '2011');
                INSERT INTO edition_series VALUES ('ios-2011', 0, 'ios');
                INSERT INTO sources VALUES (1, 'ios-2011', 'a.md', 'iOS', 7, 'markdown', '', 0);
                INSERT INTO rules VALUES (
                    1, 'ios-2011/bar/x', 'bar/x', 'ios-2011', 1, 0, 'bar', 'must', 'prose', NULL, 1, 1, '', '[]', '[]',
                    'Leave 8 pixels.', ''
                );
                """)
            try Store.openForWriting(folder.database).close()
            let store = try Store.openForReading(folder.database)
            try #expect(store.read { try $0.rules() }.map(\.measures) == [[]])
            try #expect(store.read { try $0.changeLog() } == [])
        }
    }

    @Test("a migration that fails leaves the database of the old schema")
    func failing() throws {
        try withTemporaryFolder { folder in
            try folder.makeDatabase()
            let broken = Migration(
                number: Migrator.current.latest + 1, name: "broken",
                sql: "CREATE TABLE notes (text); CREATE TABLE rules (id)")
            let failing = Migrator(migrations: Migrations.all + [broken])
            #expect(throws: Problem.self) { try Store.openForWriting(folder.database, migrator: failing) }
            try #expect(folder.read { try $0.rules() }.count == 5)
            try #expect(
                folder.read { try $0.values("SELECT 1 FROM sqlite_master WHERE name = 'notes'") { try $0.integer(0) } }
                    == [])
        }
    }
}
