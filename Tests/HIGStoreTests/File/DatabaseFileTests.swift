import Foundation
import HIGModel
import Testing

@testable import HIGStore

@Suite("DatabaseFile")
struct DatabaseFileTests {
    private let files = FileManager.default

    private func write(_ text: String, to path: String) throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    }

    @Test("is missing where there is nothing, also below what is no folder")
    func missing() throws {
        try withTemporaryFolder { folder in
            try write("gate", to: folder.path("gate"))
            for name in ["none.sqlite", "none/lamps.sqlite", "gate/lamps.sqlite"] {
                try #expect(DatabaseFile(folder.path(name)).content() == .missing)
            }
        }
    }

    @Test("is told by its first bytes: empty, foreign, or the program's, with its schema")
    func content() throws {
        try withTemporaryFolder { folder in
            func content() throws -> DatabaseFile.Content { try DatabaseFile(folder.database).content() }
            try write("", to: folder.database)
            try #expect(content() == .empty)
            for text in ["x", "SQLite format 3\0", String(repeating: "bell", count: 50)] {
                try write(text, to: folder.database)
                try #expect(content() == .foreign("not an SQLite database"))
            }
            try files.removeItem(atPath: folder.database)
            try folder.tamper("CREATE TABLE bells (name)")
            try #expect(content() == .foreign("an SQLite database of another program"))
            try files.removeItem(atPath: folder.database)
            try folder.makeDatabase()
            try folder.tamper("PRAGMA user_version = 70000")
            try #expect(content() == .knowledgeBase(schema: 70_000))
        }
    }

    @Test("is foreign where it is a folder or a device")
    func others() throws {
        try withTemporaryFolder { folder in
            try #expect(DatabaseFile(folder.url.path).content() == .foreign("a folder"))
            try #expect(DatabaseFile("/dev/null").content() == .foreign("a device or a pipe"))
        }
    }

    @Test("lies where links lead, and so does its log")
    func links() throws {
        try withTemporaryFolder { folder in
            try folder.makeDatabase()
            try files.createDirectory(atPath: folder.path("in"), withIntermediateDirectories: true)
            try files.createSymbolicLink(atPath: folder.path("in/soft.sqlite"), withDestinationPath: "../hig.sqlite")
            let link = DatabaseFile(folder.path("in/soft.sqlite"))
            #expect(link.realPath == DatabaseFile(folder.database).realPath)
            #expect(link.path == folder.path("in/soft.sqlite"))
            try write("", to: folder.path("in/soft.sqlite-wal"))
            #expect(!link.hasLog)
            try write("", to: folder.path("hig.sqlite-journal"))
            #expect(link.log?.hasSuffix("/hig.sqlite-journal") == true)
        }
    }

    @Test("has a log beside readers or of one writer, and neither is the memory that they share")
    func logs() throws {
        try withTemporaryFolder { folder in
            let file = DatabaseFile(folder.database)
            for (ending, isLog) in [("-shm", false), ("-wal", true), ("-journal", true)] {
                try write("", to: folder.database + ending)
                #expect(file.hasLog == isLog)
                try files.removeItem(atPath: folder.database + ending)
            }
        }
    }

    @Test("is removed with what lies beside it, and nothing else")
    func removal() throws {
        try withTemporaryFolder { folder in
            for ending in ["", "-wal", "-shm", "-journal", ".pins", "-2"] {
                try write("lamp", to: folder.database + ending)
            }
            try DatabaseFile(folder.database).remove()
            try #expect(folder.names() == ["hig.sqlite-2", "hig.sqlite.pins"])
            try DatabaseFile(folder.database).remove()
        }
    }

    @Test("is removed after a failed beginning only while it is empty")
    func removalIfEmpty() throws {
        try withTemporaryFolder { folder in
            let file = DatabaseFile(folder.database)
            let problem = Problem(.inputOutput, "the disk is full")
            try write("lamp", to: folder.database)
            try file.removeIfEmpty(after: problem)
            try #expect(folder.names() == ["hig.sqlite"])
            try write("", to: folder.database)
            try file.removeIfEmpty(after: problem)
            try #expect(folder.names() == [])
        }
    }

    @Test("has a name for SQLite in which no sign of the path counts as an option")
    func uri() throws {
        try withTemporaryFolder { folder in
            let file = DatabaseFile(folder.path("50% #1?a=b.sqlite"))
            #expect(file.uri(immutable: false).hasSuffix("/50%25 %231%3fa=b.sqlite"))
            #expect(file.uri(immutable: true).hasSuffix("/50%25 %231%3fa=b.sqlite?immutable=1"))
            #expect(file.uri(immutable: true).hasPrefix("file:/"))
        }
    }

    @Test("has a stamp that tells its states and its copies apart, and none when it is gone")
    func stamp() throws {
        try withTemporaryFolder { folder in
            let file = DatabaseFile(folder.database)
            #expect(file.stamp() == nil)
            try write("lamp", to: folder.database)
            let stamp = try #require(file.stamp())
            #expect(file.stamp() == stamp)
            try files.copyItem(atPath: folder.database, toPath: folder.path("copy"))
            #expect(DatabaseFile(folder.path("copy")).stamp() != stamp)
            try files.setAttributes([.modificationDate: Date(timeIntervalSince1970: 7)], ofItemAtPath: folder.database)
            #expect(file.stamp() != stamp)
        }
    }
}
