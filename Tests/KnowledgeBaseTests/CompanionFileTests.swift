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
