import HIGModel
import Testing

@testable import KnowledgeBase

@Suite("Files that two editions hold")
struct HeldElsewhereTests {
    @Test("files that were filed under another edition before are told, and how to take them out there")
    func moved() throws {
        try withTemporaryFolder { folder in
            try folder.write("lamps/a.md", "**Keep labels short**.")
            try folder.write("lamps/b.md", "**Hang a bell at the gate**.")
            #expect(try folder.ingest("lamps", edition: "ios-2012").warnings == [])
            #expect(
                try folder.ingest("lamps", edition: "ios-2013").warnings == [
                    "ios-2013 and ios-2012 both hold 2 files of the same name and text: where these have moved, "
                        + "higkb forget ios-2012 takes them out there"
                ])
            #expect(try folder.ingest("lamps", edition: "ios-2013").warnings == [])
        }
    }

    @Test("of an edition that holds others too, nothing is said of taking it out")
    func partly() throws {
        try withTemporaryFolder { folder in
            try folder.write("a.md", "**Keep labels short**.")
            try folder.write("b.md", "**Hang a bell at the gate**.")
            try folder.ingest("a.md", "b.md", edition: "ios-2012")
            #expect(
                try folder.ingest("a.md", edition: "ios-2013").warnings == [
                    "ios-2013 and ios-2012 both hold 1 file of the same name and text"
                ])
        }
    }

    @Test("a file of the same name with another text, and another file with the same text, are nobody else's")
    func others() throws {
        try withTemporaryFolder { folder in
            try folder.write("a.md", "**Keep labels short**.")
            try folder.ingest("a.md", edition: "ios-2012")
            try folder.write("b.md", "**Keep labels short**.")
            try folder.write("a.md", "**Keep labels brief**.")
            #expect(try folder.ingest("a.md", "b.md", edition: "ios-2013").warnings == [])
        }
    }
}
