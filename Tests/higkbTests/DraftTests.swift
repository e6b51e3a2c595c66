import Foundation
import HIGModel
import Testing

@testable import higkb

@Suite("A draft")
struct DraftTests {
    private func text(_ file: URL) throws -> String { try String(contentsOf: file, encoding: .utf8) }

    private func mode(_ file: URL) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
    }

    @Test("lies beside its place, and takes it only when it is whole", arguments: [true, false])
    func end(isWhole: Bool) throws {
        try withTemporaryFolder { folder in
            let file = folder.appending(path: "lamps.txt")
            try Data("old".utf8).write(to: file)
            let draft = try Draft(of: file.path, named: "lamps")
            let descriptor = try draft.create()
            try FileSystem.write(Array("new".utf8), to: descriptor, name: "lamps")
            close(descriptor)
            #expect(draft.path.hasPrefix(file.path) && draft.path != file.path)
            try #expect(text(file) == "old")
            try draft.end(isWhole: isWhole)
            try #expect(text(file) == (isWhole ? "new" : "old"))
            try #expect(names(in: folder) == ["lamps.txt"])
        }
    }

    @Test("is of the file that a link leads to")
    func link() throws {
        try withTemporaryFolder { folder in
            let link = folder.appending(path: "link")
            try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "lamps.txt")
            try Draft.write(to: link.path, mode: 0o600) { path, _ in try Data("new".utf8).write(to: URL(filePath: path))
            }
            try #expect(names(in: folder) == ["lamps.txt", "link"])
            try #expect(text(folder.appending(path: "lamps.txt")) == "new")
        }
    }

    @Test(
        "has the permissions that it is given, whatever the process takes away from new files",
        arguments: [0o666, 0o600])
    func permissions(mode: mode_t) throws {
        try withTemporaryFolder { folder in
            let draft = try Draft(of: folder.appending(path: "lamps.txt").path, named: "lamps")
            close(try draft.create(mode: mode))
            try #expect(self.mode(URL(filePath: draft.path)) == Int(mode))
            let written = folder.appending(path: "bells.txt")
            try Draft.write(to: written.path, mode: mode) { path, _ in
                try Data("ring".utf8).write(to: URL(filePath: path))
            }
            try #expect(self.mode(written) == Int(mode))
        }
    }

    @Test("is not made where one is already, which stays")
    func twice() throws {
        try withTemporaryFolder { folder in
            let draft = try Draft(of: folder.appending(path: "lamps.txt").path, named: "lamps")
            try Data("mine".utf8).write(to: URL(filePath: draft.path))
            let problem = #expect(throws: Problem.self) { try draft.create() }
            #expect(problem?.kind == .inputOutput)
            #expect(problem?.place == "lamps")
            try #expect(text(URL(filePath: draft.path)) == "mine")
        }
    }

    @Test("has no place that a folder or a device takes")
    func noFile() throws {
        try withTemporaryFolder { folder in
            let problem = #expect(throws: Problem.self) { try Draft(of: folder.path, named: "lamps") }
            #expect(problem?.message == "cannot write: it is a folder")
            let device = #expect(throws: Problem.self) { try Draft.write(to: "/dev/null", mode: 0o644) { _, _ in } }
            #expect(device?.message == "cannot write: it is no file")
            #expect(device?.place == "/dev/null")
        }
    }

    @Test("goes away with work that fails, of whose problem it is no place: its own place is")
    func failure() throws {
        try withTemporaryFolder { folder in
            let file = folder.appending(path: "lamps.txt").path
            let problem = #expect(throws: Problem.self) {
                try Draft.write(to: file, mode: 0o644) { path, _ in
                    try Data("half".utf8).write(to: URL(filePath: path))
                    throw Problem(.inputOutput, "the disk is full", at: path + ":3", next: "make room")
                }
            }
            #expect(problem == Problem(.inputOutput, "the disk is full", at: file + ":3", next: "make room"))
            try #expect(names(in: folder) == [])
        }
        for place in ["bells.txt", "lamps.old"] {
            let problem = Problem(.badData, "no lamp", at: place)
            #expect(Draft.named(problem, draft: "lamps.7.partial", name: "lamps") as? Problem == problem)
        }
    }
}
