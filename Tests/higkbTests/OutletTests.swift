import Foundation
import HIGModel
import Testing

@testable import higkb

@Suite("A file that is written to")
struct OutletTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "higkb-outlet-" + UUID().uuidString)

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    private func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: folder.path) }

    @Test("appears whole")
    func whole() throws {
        let file = folder.appending(path: "rules.jsonl")
        let line = String(repeating: "x", count: 40_000) + "\n"
        try Outlet.file(file.path).write { sink in for _ in 1...5 { try sink(line) } }
        #expect(try names() == ["rules.jsonl"])
        #expect(try String(contentsOf: file, encoding: .utf8) == String(repeating: line, count: 5))
        try FileManager.default.removeItem(at: folder)
    }

    @Test("does not appear at all when the writing fails, and what was there stays")
    func failure() throws {
        let file = folder.appending(path: "rules.jsonl")
        try Data("old".utf8).write(to: file)
        #expect(throws: Problem.self) {
            try Outlet.file(file.path).write { sink in
                try sink("new")
                throw Problem(.badData, "halfway")
            }
        }
        #expect(try names() == ["rules.jsonl"])
        #expect(try String(contentsOf: file, encoding: .utf8) == "old")
        try FileManager.default.removeItem(at: folder)
    }

    @Test("is where a link leads, and the link stays one")
    func link() throws {
        let (file, link) = (folder.appending(path: "rules.jsonl"), folder.appending(path: "link"))
        try Data("old".utf8).write(to: file)
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
        try Outlet.file(link.path).write { try $0("new") }
        #expect(try String(contentsOf: file, encoding: .utf8) == "new")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == file.path)
        try FileManager.default.removeItem(at: folder)
    }

    @Test("is written to as it is where a process has it open already")
    func open() {
        #expect(FileSystem.isSpecial("/dev/stdout"))
        #expect(!FileSystem.isSpecial(folder.path))
    }

    @Test("is named when it cannot be written")
    func unwritable() throws {
        let path = folder.appending(path: "no/such/folder/rules.jsonl").path
        #expect {
            try Outlet.file(path).write { _ in }
        } throws: { error in
            (error as? Problem)?.kind == .inputOutput && (error as? Problem)?.place == path
        }
        try FileManager.default.removeItem(at: folder)
    }
}
