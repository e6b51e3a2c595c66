import Foundation
import HIGModel
import HIGStore
import Testing

@testable import KnowledgeBase

@Suite("The vocabulary that users extend")
struct VocabularyFileTests {
    private func ingest(_ folder: TemporaryFolder) throws -> KnowledgeBase {
        let base = try KnowledgeBase(path: folder.database, access: .writing)
        _ = try base.ingest(Intake(paths: [folder.path("in")], edition: "lamp-1990"))
        return base
    }

    private func topics(_ base: KnowledgeBase) throws -> [String] {
        try base.store.read { try $0.rules() }.map(\.topic)
    }

    @Test("an extended vocabulary is taken up by the next ingest, although no document changed, and by a repair")
    func extended() throws {
        try withTemporaryFolder { folder in
            try folder.write("in/page.md", "**Keep the ribbon of a window short.** People scan it.\n")
            #expect(try topics(ingest(folder)) == ["window"])
            try folder.write("hig.sqlite.topics.yaml", "controls:\n  knob: [ribbon]\n")
            #expect(try topics(ingest(folder)) == ["knob"])
            try folder.write("hig.sqlite.topics.yaml", "bars:\n  toolbar: [ribbon]\n")
            let base = try KnowledgeBase(path: folder.database, access: .changing)
            try base.repair()
            #expect(try topics(base) == ["toolbar"])
        }
    }

    @Test("forgetting takes up the whole of an extended vocabulary, names and all")
    func forgetting() throws {
        try withTemporaryFolder { folder in
            try folder.write("in/page.md", "**Keep the ribbon of a window short.** People scan it.\n")
            _ = try ingest(folder)
            try folder.write("later.md", "**Keep a dialog small.**\n")
            try folder.ingest("later.md", edition: "lamp-1991")
            try folder.write("hig.sqlite.topics.yaml", "controls:\n  knob: [ribbon, dial]\n")
            _ = try folder.forget("lamp-1991")
            let known = try folder.base().topics().first { $0.topic.slug == "knob" }
            #expect(known?.topic.aliases == ["ribbon", "dial"])
            #expect(try folder.base().search(SearchQuery(text: "dial")).hits.count == 1)
        }
    }

    @Test("it lies beside the database itself, also where that is opened through a link")
    func linked() throws {
        try withTemporaryFolder { folder in
            try folder.write("in/page.md", "**Keep the ribbon of a window short.** People scan it.\n")
            try folder.write("hig.sqlite.topics.yaml", "controls:\n  knob: [ribbon]\n")
            try folder.write("elsewhere/note.txt", "")
            let link = folder.path("elsewhere/db.sqlite")
            try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: folder.database)
            _ = try ingest(folder)
            let base = try KnowledgeBase(path: link, access: .writing)
            _ = try base.ingest(Intake(paths: [folder.path("in")], edition: "lamp-1990"))
            #expect(try topics(base) == ["knob"])
            let real = try #require(realpath(folder.database, nil))
            defer { free(real) }
            #expect(PinFile.path(beside: link) == String(cString: real) + ".pins")
            #expect(PinFile.path(beside: folder.database) == folder.database + ".pins")
        }
    }

    @Test("a damaged one is named with its line, and nothing is stored")
    func damaged() throws {
        try withTemporaryFolder { folder in
            try folder.write("in/page.md", "**Keep a window small.**\n")
            try folder.write("hig.sqlite.topics.yaml", "controls:\n  knob: dial\n")
            let problem = #expect(throws: Problem.self) { try ingest(folder) }
            #expect(problem?.kind == .badData)
            #expect(problem?.place == folder.database + ".topics.yaml:2")
        }
    }
}
