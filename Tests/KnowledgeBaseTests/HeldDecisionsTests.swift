import Foundation
import Testing

@testable import KnowledgeBase

@Suite("Decisions put back")
struct HeldDecisionsTests {
    @Test("the file is put back to the byte, whatever it says")
    func putBack() throws {
        try withTemporaryFolder { folder in
            let text = "# Ours, without a line end"
            try folder.write("hig.sqlite.pins", text)
            let held = try HeldDecisions(beside: folder.database)
            try folder.write("hig.sqlite.pins", "link a/b/c d/e/f\n")
            try held.restore()
            try #expect(String(contentsOfFile: folder.path("hig.sqlite.pins"), encoding: .utf8) == text)
        }
    }

    @Test("where there was none, there is none afterwards")
    func removed() throws {
        try withTemporaryFolder { folder in
            let held = try HeldDecisions(beside: folder.database)
            try held.restore()
            try folder.write("hig.sqlite.pins", "link a/b/c d/e/f\n")
            try held.restore()
            #expect(!FileManager.default.fileExists(atPath: folder.path("hig.sqlite.pins")))
        }
    }

    @Test("a link to a file that is yet to come stays, and what was written behind it goes")
    func link() throws {
        try withTemporaryFolder { folder in
            let files = FileManager.default
            try files.createSymbolicLink(
                atPath: folder.path("hig.sqlite.pins"), withDestinationPath: folder.path("shared.txt"))
            let held = try HeldDecisions(beside: folder.database)
            try folder.write("shared.txt", "link a/b/c d/e/f\n")
            try held.restore()
            #expect(!files.fileExists(atPath: folder.path("shared.txt")))
            try #expect(
                files.destinationOfSymbolicLink(atPath: folder.path("hig.sqlite.pins")) == folder.path("shared.txt"))
        }
    }
}
