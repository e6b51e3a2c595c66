import Foundation
import GRDB
import HIGModel
import HIGText
import Testing

@testable import HIGStore

@Suite("Store: opening, reading, writing")
struct StoreTests {
    @Test("a missing file can't be read, and the error says how to make one")
    func missing() throws {
        try withTemporaryFolder { folder in
            let problem = #expect(throws: Problem.self) { try Store.openForReading(folder.database) }
            #expect(problem?.kind == .inputMissing)
            #expect(problem?.message == "no knowledge base at \(folder.database)")
            #expect(problem?.next == "make one: higkb ingest FOLDER --db \(folder.database)")
            try #expect(folder.names() == [])
        }
    }

    @Test("writing creates the file and the folders above it")
    func createsFolders() throws {
        try withTemporaryFolder { folder in
            let path = folder.path("a folder/with #? signs/hig.sqlite")
            try Store.openForWriting(path).close()
            try #expect(Store.openForReading(path).read { try $0.editions() } == [])
            try #expect(folder.names() == ["a folder"])
        }
    }

    @Test("a database that a killed writer left half written says so to readers, and is mended by the next writer")
    func halfWritten() throws {
        try withTemporaryFolder { folder in
            let original = folder.path("original.sqlite")
            try Store.openForWriting(original).close()
            let queue = try DatabaseQueue(path: original)
            try queue.writeWithoutTransaction { database in
                try database.execute(sql: "PRAGMA journal_mode = DELETE; PRAGMA cache_size = 1")
                try database.inTransaction {
                    try database.execute(
                        sql: "CREATE TABLE lamps (light BLOB); INSERT INTO lamps VALUES (zeroblob(1000000))")
                    // What stands in the folder now is what a kill would leave.
                    for ending in ["", "-journal"] {
                        try FileManager.default.copyItem(atPath: original + ending, toPath: folder.database + ending)
                    }
                    return .rollback
                }
            }
            let problem = #expect(throws: Problem.self) {
                try Store.openForReading(folder.database).read { try $0.editions() }
            }
            #expect(problem?.kind == .badData)
            #expect(problem?.message == "an ingest that was cut off left the database half written")
            #expect(problem?.next == "run it again: higkb ingest FOLDER --db \(folder.database)")
            try Store.openForWriting(folder.database).close()
            try #expect(folder.read { try $0.editions() } == [])
        }
    }

    @Test("an empty file is refused for reading and taken as new for writing")
    func emptyFile() throws {
        try withTemporaryFolder { folder in
            try Data().write(to: URL(fileURLWithPath: folder.database))
            let problem = #expect(throws: Problem.self) { try Store.openForReading(folder.database) }
            #expect(problem?.kind == .badData)
            #expect(problem?.message == "\(folder.database) is empty, not a knowledge base")
            try Store.openForWriting(folder.database).close()
            try #expect(folder.read { try $0.editions() } == [])
        }
    }

    @Test(
        "a file that isn't a knowledge base is refused and stays as it is to the byte",
        arguments: ["a text\n", String(repeating: "long enough for a header ", count: 10)])
    func text(_ text: String) throws {
        try withTemporaryFolder { folder in
            try Data(text.utf8).write(to: URL(fileURLWithPath: folder.database))
            try expectRefused(folder, "is not an SQLite database, not a knowledge base")
        }
    }

    @Test("the database of another program is refused and stays as it is to the byte")
    func foreignDatabase() throws {
        try withTemporaryFolder { folder in
            try folder.tamper("CREATE TABLE notes (text); PRAGMA journal_mode = WAL; INSERT INTO notes VALUES ('kept')")
            try expectRefused(folder, "is an SQLite database of another program, not a knowledge base")
        }
    }

    @Test("a folder is refused")
    func folderAsFile() throws {
        try withTemporaryFolder { folder in
            let problem = #expect(throws: Problem.self) { try Store.openForWriting(folder.url.path) }
            #expect(problem?.kind == .badData)
        }
    }

    private func expectRefused(_ folder: TemporaryFolder, _ message: String) throws {
        let before = try folder.bytes()
        for open in opening {
            let problem = #expect(throws: Problem.self) { try open(folder.database) }
            #expect(problem?.kind == .badData)
            #expect(problem?.message == "\(folder.database) \(message)")
        }
        try #expect(folder.bytes() == before)
        try #expect(folder.names() == ["hig.sqlite"])
    }

    @Test("reading changes nothing of the file and leaves nothing beside it")
    func readingLeavesNoTrace() throws {
        try withTemporaryFolder { folder in
            try folder.makeDatabase()
            let before = try folder.bytes()
            let store = try Store.openForReading(folder.database)
            try #expect(store.read { try $0.rules() }.count == 5)
            try #expect(folder.names() == ["hig.sqlite"])
            try store.close()
            try #expect(folder.bytes() == before)
            try #expect(folder.names() == ["hig.sqlite"])
        }
    }

    @Test("a store opened for reading can't write")
    func readOnly() throws {
        try withTemporaryFolder { folder in
            try folder.makeDatabase()
            let store = try Store.openForReading(folder.database)
            let problem = #expect(throws: Problem.self) { try store.write { try $0.remove(edition: "current") } }
            #expect(problem?.kind == .inputOutput)
        }
    }

    @Test("a reader sees what a writer has written since, and the old state while it writes")
    func readerBesideWriter() throws {
        try withTemporaryFolder { folder in
            try folder.makeDatabase()
            let reading = try Store.openForReading(folder.database)
            try #expect(reading.read { try $0.editions() }.count == 3)
            let writing = try Store.openForWriting(folder.database)
            try writing.write { writer in
                try writer.remove(edition: "current")
                try #expect(folder.read { try $0.editions() }.count == 3)
            }
            try #expect(folder.read { try $0.editions() }.count == 2)
            try writing.close()
            try #expect(reading.read { try $0.editions() }.count == 2)
        }
    }

    @Test("a new database is written once; from its first run on, what is written goes behind a log")
    func firstRun() throws {
        try withTemporaryFolder { folder in
            let store = try Store.openForWriting(folder.database)
            let log = folder.database + "-wal"
            var hadLog: [Bool] = []
            for id in ["ios-2010", "ios-2011"] {
                let edition = Edition(id: id, title: "Guidelines", date: nil, series: [.ios])
                try store.write { writer in
                    try writer.replace(EditionContent(edition: edition, sources: [], vocabulary: ""))
                    hadLog.append(FileManager.default.fileExists(atPath: log))
                }
            }
            #expect(hadLog == [false, true])
            try store.close()
            try #expect(folder.read { try $0.editions() }.count == 2)
            #expect(!FileManager.default.fileExists(atPath: log))
        }
    }

    @Test("a write that throws leaves everything as it was")
    func rollback() throws {
        try withTemporaryFolder { folder in
            try folder.makeDatabase()
            let store = try Store.openForWriting(folder.database)
            #expect(throws: Problem(.usage, "stop")) {
                try store.write { writer in
                    try writer.remove(edition: "ios-2014")
                    throw Problem(.usage, "stop")
                }
            }
            try #expect(store.read { try $0.editions() }.count == 3)
        }
    }

    @Test("a database that another process holds is an input/output error that names a way to find it")
    func busy() throws {
        try withTemporaryFolder { folder in
            let problem = Problem(DatabaseError(resultCode: .SQLITE_BUSY), at: folder.database)
            #expect(problem.kind == .inputOutput)
            #expect(problem.next?.hasSuffix("lsof \(folder.database)") == true)
            let quoted = Problem(DatabaseError(resultCode: .SQLITE_BUSY), at: "/no folder/Ann's hig")
            #expect(quoted.next?.hasSuffix("lsof '/no folder/Ann'\\''s hig'") == true)
        }
    }

    @Test("SQL that is wrong is a defect of the program, not damage")
    func wrongSQL() {
        let error = DatabaseError(
            resultCode: .SQLITE_ERROR, message: "near \"SELEC\": syntax error", sql: "SELEC 1")
        let problem = Problem(error, at: "hig.sqlite")
        #expect(problem.kind == .defect)
        #expect(problem.message == "near \"SELEC\": syntax error")
        #expect(problem.place == "SELEC 1")
        #expect(problem.next == nil)
    }

    @Test(
        "what SQLite finds wrong with the file is damage, though it has no code of its own",
        arguments: [
            "unsupported file format", "SQL logic error", "no such fts5 table: main.rules_search",
            "table rules has no column named body", "JSON cannot hold BLOB values", "malformed JSON",
        ])
    func damage(message: String) {
        let problem = Problem(DatabaseError(resultCode: .SQLITE_ERROR, message: message), at: "hig.sqlite")
        #expect(problem.kind == .badData)
    }

    @Test("a table that is gone is damage, not a defect of the program")
    func missingTable() throws {
        try withTemporaryFolder { folder in
            try folder.makeDatabase()
            try folder.tamper("DROP TABLE repairs")
            let problem = #expect(throws: Problem.self) {
                try folder.read { try $0.repairs(of: Sample.editions[0].sources[0].source) }
            }
            #expect(problem?.kind == .badData)
            #expect(problem?.message == "the database is damaged: no such table: repairs")
            #expect(problem?.next == "see what is damaged: higkb check --db \(folder.database.shellWord)")
        }
    }
}
