import Foundation
import HIGModel
import Testing

@testable import KnowledgeBase

@Suite("A file beside the database")
struct CompanionFileTests {
    @Test("may be missing")
    func missing() throws {
        try withTemporaryFolder { folder in
            try #expect(CompanionFile.text(at: folder.path("none"), called: "it") == nil)
        }
    }

    @Test(
        "that is a link to what cannot be reached is not taken for missing",
        arguments: [
            ("gone/list", "No such file or directory"), ("link", "Too many levels of symbolic links"),
            ("plain/list", "Not a directory"),
        ])
    func unreachable(target: String, reason: String) throws {
        try withTemporaryFolder { folder in
            try folder.write("plain", "")
            let (files, link) = (FileManager.default, folder.path("link"))
            try files.createSymbolicLink(atPath: link, withDestinationPath: target)
            let attempts: [() throws -> Void] = [
                { _ = try CompanionFile.text(at: link, called: "the list") },
                { try CompanionFile.write("new", to: link, called: "the list") },
                { try CompanionFile.remove(link, called: "the list") },
            ]
            for attempt in attempts {
                let problem = #expect(throws: Problem.self) { try attempt() }
                #expect(problem?.kind == .inputOutput)
                #expect(problem?.message == "cannot reach the list: \(reason)")
                #expect(problem?.place == link)
                #expect(problem?.next == "mount or mend what it leads to, or remove it")
            }
            try #expect(files.destinationOfSymbolicLink(atPath: link) == target)
        }
    }

    @Test("in a folder that may not be searched is not taken for missing", .enabled(if: getuid() != 0))
    func unsearchable() throws {
        try withTemporaryFolder { folder in
            try folder.write("closed/list", "")
            let closed = folder.path("closed")
            try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: closed)
            defer { chmod(closed, 0o700) }
            let problem = #expect(throws: Problem.self) {
                try CompanionFile.text(at: folder.path("closed/list"), called: "the list")
            }
            #expect(problem?.message == "cannot reach the list: Permission denied")
        }
    }

    @Test("that is a link is written behind it")
    func link() throws {
        try withTemporaryFolder { folder in
            try folder.write("shared/list", "old")
            let link = folder.path("link")
            try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "shared/list")
            try CompanionFile.write("new", to: link, called: "the list")
            try #expect(FileManager.default.destinationOfSymbolicLink(atPath: link) == "shared/list")
            try #expect(String(contentsOfFile: folder.path("shared/list"), encoding: .utf8) == "new")
        }
    }

    @Test("that is larger than people write is refused before it is read, also behind a link")
    func large() throws {
        try withTemporaryFolder { folder in
            try folder.write("large", String(repeating: "#", count: CompanionFile.limit + 1))
            try FileManager.default.createSymbolicLink(
                atPath: folder.path("link"), withDestinationPath: folder.path("large"))
            for name in ["large", "link"] {
                let problem = #expect(throws: Problem.self) {
                    try CompanionFile.text(at: folder.path(name), called: "the list")
                }
                #expect(problem?.kind == .badData)
                #expect(problem?.message == "the list has more than 16 MB")
                #expect(problem?.place == folder.path(name))
            }
        }
    }

    @Test("that is not UTF-8 is bad data, told with its line")
    func encoding() throws {
        try withTemporaryFolder { folder in
            let path = folder.path("list")
            try Data([0x41, 0x0A, 0xC3, 0xA9, 0xE9, 0x0A]).write(to: URL(fileURLWithPath: path))
            let problem = #expect(throws: Problem.self) { try CompanionFile.text(at: path, called: "the list") }
            #expect(problem?.kind == .badData)
            #expect(problem?.message == "the list is not valid UTF-8")
            #expect(problem?.place == path + ":2")
        }
    }

    @Test("that cannot be written says the system's reason")
    func unwritable() throws {
        try withTemporaryFolder { folder in
            let place = folder.path("none/list")
            let problem = #expect(throws: Problem.self) { try CompanionFile.write("", to: place, called: "the list") }
            #expect(problem?.message == "cannot write the list: No such file or directory")
        }
    }

    @Test("that is no text is an error that names it")
    func noText() throws {
        try withTemporaryFolder { folder in
            try FileManager.default.createDirectory(atPath: folder.path("list"), withIntermediateDirectories: false)
            let problem = #expect(throws: Problem.self) {
                try CompanionFile.text(at: folder.path("list"), called: "the list")
            }
            #expect(problem?.kind == .inputOutput)
            #expect(problem?.message.hasPrefix("cannot read the list: ") == true)
        }
    }
}
