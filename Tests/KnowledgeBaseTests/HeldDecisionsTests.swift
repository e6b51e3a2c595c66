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

    @Test("a link to a file stays, and what was written behind it goes")
    func link() throws {
        try withTemporaryFolder { folder in
            try folder.write("shared.txt", "# Ours\n")
            try FileManager.default.createSymbolicLink(
                atPath: folder.path("hig.sqlite.pins"), withDestinationPath: folder.path("shared.txt"))
            let held = try HeldDecisions(beside: folder.database)
            try folder.write("shared.txt", "link a/b/c d/e/f\n")
            try held.restore()
            try #expect(String(contentsOfFile: folder.path("shared.txt"), encoding: .utf8) == "# Ours\n")
            try #expect(
                FileManager.default.destinationOfSymbolicLink(atPath: folder.path("hig.sqlite.pins"))
                    == folder.path("shared.txt"))
        }
    }
}
