import Foundation
import HIGModel
import HIGParsing
import Testing

@testable import KnowledgeBase

@Suite("Documents taken in")
struct IntakeTests {
    /// Two editions in chunks, one with a list that goes on over a border, and some pages.
    private func writeDocuments(in folder: TemporaryFolder) throws {
        for (edition, verb) in [
            ("2011 iOS Human Interface Guidelines", "Avoid"), ("2014 iOS Human Interface Guidelines", "Don't"),
        ] {
            let chunks = (0..<24).map { number in
                number % 5 == 3
                    ? "- Keep item \(number) short.\n- Keep it plain.\n"
                    : "\(verb) crowding toolbar \(number). You should give row \(number) a title. Make sure that you:\n"
            }
            try folder.writeEdition(edition, chunks, in: "in")
        }
        for number in 0..<12 {
            try folder.write(
                "in/web/page-\(number).md", "# Menus \(number)\n\n**Keep menu \(number) short.** People scan it.\n")
        }
    }

    private func everything(in folder: TemporaryFolder, paths: [String]) throws -> Everything {
        defer { try? FileManager.default.removeItem(atPath: folder.database) }
        let intake = try Intake(paths: paths)
        _ = try KnowledgeBase(path: folder.database, access: .writing).ingest(intake)
        return try folder.everything()
    }

    @Test("neither which thread is done first nor the order of the files matters")
    func sameResult() throws {
        try withTemporaryFolder { folder in
            try writeDocuments(in: folder)
            let once = try everything(in: folder, paths: [folder.path("in")])
            #expect(once.rules.count > 60)
            for _ in 0..<3 { #expect(try everything(in: folder, paths: [folder.path("in")]) == once) }
            let parts = try FileManager.default.contentsOfDirectory(atPath: folder.path("in")).sorted()
            let forth = try everything(in: folder, paths: parts.map { folder.path("in/" + $0) })
            let back = try everything(in: folder, paths: parts.reversed().map { folder.path("in/" + $0) })
            #expect(forth == back)
        }
    }

    @Test("with the user's leave, what cannot be read is left out with its reason, and the rest is stored")
    func keepGoing() throws {
        try withTemporaryFolder { folder in
            try folder.write("in/good.md", "**Keep a toolbar short.**\n")
            try folder.write("in/blank.md", " \n")
            try folder.write("in/large.md", String(repeating: "Large. ", count: 40))
            #expect(throws: Problem.self) { try Intake(paths: [folder.path("in")], limit: 100) }
            let intake = try Intake(paths: [folder.path("in"), folder.path("gone")], limit: 100, keepGoing: true)
            let summary = try KnowledgeBase(path: folder.database, access: .writing).ingest(intake)
            #expect(summary.leftOut.map(\.place) == ["large.md", folder.path("gone"), "blank.md"])
            #expect(summary.editions.map(\.added) == [1])
        }
    }

    @Test("with the user's leave, what a damaged manifest may speak of is left out with it, and the rest is stored")
    func damagedManifest() throws {
        try withTemporaryFolder { folder in
            try folder.write("in/one/a.md", "**Keep a toolbar short.**\n")
            try folder.write("in/two/higkb.yaml", "title: Two\ncolor: red\n")
            try folder.write("in/two/b.md", "**Keep a menu short.**\n")
            let problem = #expect(throws: Problem.self) { try Intake(paths: [folder.path("in")]) }
            #expect(problem?.place == "two/higkb.yaml:2")
            let intake = try Intake(paths: [folder.path("in")], keepGoing: true)
            #expect(intake.leftOut.map(\.place) == ["two/higkb.yaml:2"])
            #expect(intake.editions.flatMap(\.sources).map(\.source.file) == ["one/a.md"])
        }
    }

    @Test("where nothing can be read, leaving it out leaves nothing to do")
    func nothingLeft() throws {
        try withTemporaryFolder { folder in
            try folder.write("in/blank.md", " \n")
            let problem = #expect(throws: Problem.self) { try Intake(paths: [folder.path("in")], keepGoing: true) }
            #expect(problem?.kind == .badData)
        }
    }

    @Test("JSON of other programs in a folder is passed over with one warning, and refused when it is named")
    func foreignJSON() throws {
        try withTemporaryFolder { folder in
            try folder.write("in/good.md", "**Keep a toolbar short.**\n")
            for name in ["package.json", "theme.json"] { try folder.write("in/" + name, "{\"name\": \"tools\"}") }
            let summary = try folder.ingest("in")
            #expect(
                summary.warnings == [
                    "package.json and 1 more: JSON, but no page that Apple's DocC has rendered and no catalog, passed over"
                ])
            #expect(throws: Problem.self) { try folder.ingest("in/package.json") }
            try folder.write("only/package.json", "{\"name\": \"tools\"}")
            #expect(throws: Problem.self) { try folder.ingest("only") }
        }
    }

    /// Beside their editions, archives have pages on themselves, and copies of their files for other programs.
    private func writeArchive(in folder: TemporaryFolder) throws {
        for document in ["2001 Aqua HIG", "2001 Aqua HIG (Preliminary)"] {
            try folder.writeEdition(document, ["Avoid crowding a toolbar.", "Keep a menu short."], in: "in")
        }
        try folder.write("in/TIMELINE.md", "# Apple's guidelines\n\nAlways read them in order.\n")
        try folder.write("in/llms.txt", "Use the chunks.\n")
        try folder.write("in/toolbars.md", "---\ntitle: Toolbars\n---\n\n**Keep a toolbar short.**\n")
        try folder.write("in/copies/copies.md", "# Pointers\n\nOpen only what you need.\n")
        try folder.write(
            "in/copies/pieces/0f--chunk-1.md",
            """
            ---
            path: "2001 Aqua HIG/chunk_1.md"
            lines: [1, 2]
            ---

            <!-- Chunk 1 | Source: 2001 Aqua HIG.pdf | Est. Tokens: 10 -->
            Keep a menu short.

            """)
    }

    @Test("of an archive its editions are taken, but neither its pages on itself nor pieces of its files")
    func archive() throws {
        try withTemporaryFolder { folder in
            try writeArchive(in: folder)
            let summary = try folder.ingest("in")
            #expect(summary.editions.map(\.edition.id) == ["mac-2001-preliminary", "mac-2001", "current"])
            #expect(summary.editions.map(\.rules) == [2, 2, 1])
            #expect(
                summary.warnings == [
                    "copies/pieces/0f--chunk-1.md: pieces of other files, as their front matter says, passed over",
                    "TIMELINE.md and 2 more: above the folders of editions, and nothing says of which they are, passed "
                        + "over: name them themselves, with --edition, or in a higkb.yaml",
                ])
            #expect(try folder.ingest("in/TIMELINE.md").editions.map(\.edition.id) == ["current"])
            let problem = #expect(throws: Problem.self) { try folder.ingest("in/copies/pieces") }
            #expect(problem?.message == "no documents, only pieces of other files (1 file)")
        }
    }

    @Test("chunks of another document do not take the place of those held of an edition, unless the user says so")
    func otherDocument() throws {
        try withTemporaryFolder { folder in
            try folder.writeEdition("2008 iPhone HIG", ["Avoid crowding a toolbar."], in: "in")
            try folder.writeEdition("2008 iPhone HIG for Web Pages", ["Keep a page short."], in: "other")
            try folder.ingest("in")
            let problem = #expect(throws: Problem.self) { try folder.ingest("other") }
            #expect(problem?.place == "2008 iPhone HIG for Web Pages/chunk_0.md")
            #expect(try folder.ingest("in").editions.map(\.unchanged) == [1])
            #expect(try folder.ingest(paths: ["other"], edition: "ios-2008").editions.map(\.replaced) == [1])
        }
    }

    @Test("what ends an ingest half-way leaves no database, or the one that was there, to the byte")
    func ended() throws {
        struct Enough: Error {}
        try withTemporaryFolder { folder in
            try writeDocuments(in: folder)
            let intake = try Intake(paths: [folder.path("in")])
            for phase in [IngestProgress.Phase.reading(edition: "ios-2014"), .linking] {
                #expect(throws: Enough.self) {
                    try KnowledgeBase(path: folder.database, access: .writing).ingest(intake) { progress in
                        if progress.phase == phase { throw Enough() }
                    }
                }
                #expect(!FileManager.default.fileExists(atPath: folder.database))
            }
            try folder.ingestSeeds()
            let before = try folder.bytes()
            #expect(throws: Enough.self) {
                try KnowledgeBase(path: folder.database, access: .writing).ingest(intake) { progress in
                    if progress.phase == .linking { throw Enough() }
                }
            }
            #expect(try folder.bytes() == before)
        }
    }
}
