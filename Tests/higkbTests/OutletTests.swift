import Foundation
import HIGModel
import Testing

@testable import higkb

@Suite("A file that is written to")
struct OutletTests {
    @Test("appears whole")
    func whole() throws {
        try withTemporaryFolder { folder in
            let file = folder.appending(path: "rules.jsonl")
            let line = String(repeating: "x", count: 40_000) + "\n"
            try Outlet.file(file.path).write { sink in for _ in 1...5 { try sink(line) } }
            #expect(try names(in: folder) == ["rules.jsonl"])
            #expect(try text(file) == String(repeating: line, count: 5))
        }
    }

    @Test("does not appear at all when the writing fails, and what was there stays")
    func failure() throws {
        try withTemporaryFolder { folder in
            let file = folder.appending(path: "rules.jsonl")
            try Data("old".utf8).write(to: file)
            #expect(throws: Problem.self) {
                try Outlet.file(file.path).write { sink in
                    try sink("new")
                    throw Problem(.badData, "halfway")
                }
            }
            #expect(try names(in: folder) == ["rules.jsonl"])
            #expect(try text(file) == "old")
        }
    }

    @Test("is where a link leads, and the link stays one", arguments: [true, false])
    func link(isThere: Bool) throws {
        try withTemporaryFolder { folder in
            let (file, link) = (folder.appending(path: "rules.jsonl"), folder.appending(path: "link"))
            if isThere { try Data("old".utf8).write(to: file) }
            try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "rules.jsonl")
            try Outlet.file(link.path).write { try $0("new") }
            #expect(try text(file) == "new")
            #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == "rules.jsonl")
        }
    }

    @Test("keeps who may read and write it", arguments: [0o600, 0o664])
    func permissions(mode: Int) throws {
        try withTemporaryFolder { folder in
            let file = folder.appending(path: "rules.jsonl")
            try Data("old".utf8).write(to: file)
            try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: file.path)
            try Outlet.file(file.path).write { try $0("new") }
            #expect(try text(file) == "new")
            #expect(try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int == mode)
        }
    }

    @Test("is written to as it is where a process has it open already")
    func open() throws {
        try withTemporaryFolder { folder in
            let file = folder.appending(path: "rules.jsonl")
            try Data().write(to: file)
            let handle = try FileHandle(forWritingTo: file)
            let number = try FileManager.default.attributesOfItem(atPath: file.path)[.systemFileNumber] as? Int
            try Outlet.file("/dev/fd/\(handle.fileDescriptor)").write { try $0("new") }
            try handle.close()
            #expect(try text(file) == "new")
            #expect(try FileManager.default.attributesOfItem(atPath: file.path)[.systemFileNumber] as? Int == number)
            #expect(try names(in: folder) == ["rules.jsonl"])
        }
    }

    @Test("is named when it cannot be written")
    func unwritable() throws {
        try withTemporaryFolder { folder in
            let path = folder.appending(path: "no/such/folder/rules.jsonl").path
            let problem = #expect(throws: Problem.self) { try Outlet.file(path).write { _ in } }
            #expect(problem?.kind == .inputOutput)
            #expect(problem?.place == path)
        }
    }

    private func text(_ file: URL) throws -> String { try String(contentsOf: file, encoding: .utf8) }
}
