import ConcurrentWork
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
            ("2011 iOS Human Interface Guidelines", "Avoid"), ("2014 iOS Design Guidelines", "Don't"),
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

    private func everything(in folder: TemporaryFolder, paths: [String], workers: Int) throws -> Everything {
        defer { try? FileManager.default.removeItem(atPath: folder.database) }
        let intake = try Intake(paths: paths, workers: Workers(workers))
        _ = try KnowledgeBase(path: folder.database, access: .writing).ingest(intake)
        return try folder.everything()
    }

    @Test("neither the number of threads nor the order of the files matters")
    func sameResult() throws {
        try withTemporaryFolder { folder in
            try writeDocuments(in: folder)
            let alone = try everything(in: folder, paths: [folder.path("in")], workers: 1)
            #expect(alone.rules.count > 60)
            for workers in [2, 3, 16] {
                #expect(try everything(in: folder, paths: [folder.path("in")], workers: workers) == alone)
            }
            let parts = try FileManager.default.contentsOfDirectory(atPath: folder.path("in")).sorted()
            let forth = try everything(in: folder, paths: parts.map { folder.path("in/" + $0) }, workers: 4)
            let back = try everything(in: folder, paths: parts.reversed().map { folder.path("in/" + $0) }, workers: 4)
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
