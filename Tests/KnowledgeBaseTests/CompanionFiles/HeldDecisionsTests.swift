import Foundation
import HIGModel
import Testing

@testable import KnowledgeBase

@Suite("Decisions put back")
struct HeldDecisionsTests {
    @Test("the file is put back to the byte, whatever it says")
    func putBack() throws {
        try withTemporaryFolder { folder in
            let text = "# Ours, without a line end"
            try folder.write("hig.sqlite.pins", text)
            var held = try HeldDecisions(beside: folder.database)
            try held.replace(with: "link a/b/c d/e/f\n")
            try held.restore()
            try #expect(folder.text("hig.sqlite.pins") == text)
        }
    }

    @Test("where there was none, there is none afterwards")
    func removed() throws {
        try withTemporaryFolder { folder in
            var held = try HeldDecisions(beside: folder.database)
            try held.replace(with: "link a/b/c d/e/f\n")
            try held.restore()
            #expect(!FileManager.default.fileExists(atPath: folder.path("hig.sqlite.pins")))
        }
    }

    @Test("a link to a file stays, and what was written behind it goes")
    func link() throws {
        try withTemporaryFolder { folder in
            try folder.write("shared.txt", "# Ours\n")
            try FileManager.default.createSymbolicLink(
                atPath: folder.path("hig.sqlite.pins"), withDestinationPath: folder.path("shared.txt"))
            var held = try HeldDecisions(beside: folder.database)
            try held.replace(with: "link a/b/c d/e/f\n")
            try held.restore()
            try #expect(folder.text("shared.txt") == "# Ours\n")
            try #expect(
                FileManager.default.destinationOfSymbolicLink(atPath: folder.path("hig.sqlite.pins"))
                    == folder.path("shared.txt"))
        }
    }

    @Test("what others write before the change, or where there is none, is theirs")
    func unchanged() throws {
        try withTemporaryFolder { folder in
            var held = try HeldDecisions(beside: folder.database)
            try folder.write("hig.sqlite.pins", "# Theirs\n")
            try held.restore()
            #expect(throws: Problem.self) { try held.replace(with: "# Ours\n") }
            try held.restore()
            try #expect(folder.text("hig.sqlite.pins") == "# Theirs\n")
        }
    }

    @Test("what others write after it stays, and is told")
    func editedSince() throws {
        try withTemporaryFolder { folder in
            var held = try HeldDecisions(beside: folder.database)
            try held.replace(with: "# Ours\n")
            try folder.write("hig.sqlite.pins", "# Ours\n# Theirs\n")
            let problem = #expect(throws: Problem.self) { try held.restore() }
            #expect(problem?.message.contains("edited meanwhile") == true)
            try #expect(folder.text("hig.sqlite.pins") == "# Ours\n# Theirs\n")
        }
    }
}
