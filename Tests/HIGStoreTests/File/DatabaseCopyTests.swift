import Foundation
import GRDB
import HIGModel
import Testing

@testable import HIGStore

@Suite("DatabaseCopy: backups")
struct DatabaseCopyTests {
    @Test("a copy answers as the database does, is one file, and passes check")
    func copy() throws {
        try withTemporaryFolder { folder in
            try folder.makeDatabase()
            try Store.openForReading(folder.database).backup(to: folder.path("copy.sqlite"))
            try #expect(folder.names() == ["copy.sqlite", "hig.sqlite"])
            let rules = try folder.read { try $0.rules() }
            try #expect(Store.openForReading(folder.path("copy.sqlite")).read { try $0.rules() } == rules)
            try #expect(Store.check(folder.path("copy.sqlite"), digest: Sample.digest) == [])
        }
    }

    @Test("while another store writes, the copy holds the last state that was committed")
    func whileWriting() throws {
        try withTemporaryFolder { folder in
            try folder.makeDatabase()
            let writing = try Store.openForWriting(folder.database)
            try writing.write { try $0.remove(edition: "current") }
            let reading = try Store.openForReading(folder.database)
            try writing.write { writer in
                try writer.remove(edition: "ios-2014")
                try reading.backup(to: folder.path("copy.sqlite"))
            }
            let copied = try Store.openForReading(folder.path("copy.sqlite")).read { try $0.editions() }
            #expect(copied.map(\.id) == ["ios-2010-03", "ios-2014"])
        }
    }

    @Test("a file that is there stays as it is")
    func existing() throws {
        try withTemporaryFolder { folder in
            try folder.makeDatabase()
            let before = try folder.bytes()
            let problem = #expect(throws: Problem.self) {
                try Store.openForReading(folder.database).backup(to: folder.database)
            }
            #expect(problem?.kind == .usage)
            try #expect(folder.bytes() == before)
        }
    }

    @Test("so does one that comes there while the copy is made")
    func taken() throws {
        try withTemporaryFolder { folder in
            try folder.makeDatabase()
            let copy = URL(fileURLWithPath: folder.path("copy.sqlite"))
            let problem = #expect(throws: Problem.self) {
                try Store.openForReading(folder.database).backup(to: copy.path) {
                    FileManager.default.createFile(atPath: copy.path, contents: Data("theirs".utf8)) ? false : true
                }
            }
            #expect(problem?.kind == .usage)
            try #expect(Data(contentsOf: copy) == Data("theirs".utf8))
            try #expect(folder.names() == ["copy.sqlite", "hig.sqlite"])
        }
    }

    @Test("a copy that is not wanted leaves what was there, and nothing beside it")
    func unwanted() throws {
        try withTemporaryFolder { folder in
            try folder.makeDatabase()
            let copy = URL(fileURLWithPath: folder.path("copy.sqlite"))
            try Data("theirs".utf8).write(to: copy)
            let queue = try DatabaseQueue(path: folder.database)
            try #expect(!DatabaseCopy(copy.path).make(of: queue, replacing: true, where: { _ in false }))
            try queue.close()
            try #expect(Data(contentsOf: copy) == Data("theirs".utf8))
            try #expect(folder.names() == ["copy.sqlite", "hig.sqlite"])
        }
    }

    @Test("a folder, or no name, is no place for a copy, and neither is told to be removed", arguments: [".", ""])
    func noFile(name: String) throws {
        try withTemporaryFolder { folder in
            try folder.makeDatabase()
            let problem = #expect(throws: Problem.self) {
                try Store.openForReading(folder.database).backup(to: name.isEmpty ? "" : folder.path("."))
            }
            #expect(problem?.kind == .usage)
            #expect(problem?.next?.contains("remove") == false)
        }
    }

    @Test("a copy that is stopped leaves nothing", arguments: [1, 2])
    func stopped(question: Int) throws {
        try withTemporaryFolder { folder in
            try folder.makeDatabase()
            var asked = 0
            #expect(throws: (any Error).self) {
                try Store.openForReading(folder.database).backup(to: folder.path("copy.sqlite")) {
                    asked += 1
                    return asked >= question
                }
            }
            #expect(asked >= question)
            try #expect(folder.names() == ["hig.sqlite"])
        }
    }

    @Test("a folder that isn't there is an error, and nothing is left")
    func unwritable() throws {
        try withTemporaryFolder { folder in
            try folder.makeDatabase()
            let problem = #expect(throws: Problem.self) {
                try Store.openForReading(folder.database).backup(to: folder.path("nowhere/copy.sqlite"))
            }
            #expect(problem?.kind == .inputOutput)
            #expect(problem?.message == "there is no such folder to write the copy in")
            try #expect(folder.names() == ["hig.sqlite"])
        }
    }

    @Test("a damaged database gives no copy")
    func damaged() throws {
        try withTemporaryFolder { folder in
            try folder.makeDatabase()
            let bytes = try folder.bytes()
            try bytes.prefix(bytes.count / 2).write(to: URL(fileURLWithPath: folder.database))
            let problem = #expect(throws: Problem.self) {
                try Store.openForReading(folder.database).backup(to: folder.path("copy.sqlite"))
            }
            #expect(problem?.kind == .badData)
            try #expect(folder.names() == ["hig.sqlite"])
        }
    }
}
