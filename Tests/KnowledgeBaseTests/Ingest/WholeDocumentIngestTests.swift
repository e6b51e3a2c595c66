import Foundation
import HIGModel
import Testing

@testable import KnowledgeBase

@Suite("A whole document in the knowledge base")
struct WholeDocumentIngestTests {
    private let folder = "2012-ios-human-interface-guidelines/"
    private let document = """
        # Bars

        ## Toolbar

        ### Guidelines

        **Keep labels short**. Long ones are cut.

        ## Tab Bar

        ### Guidelines

        **Use at most five of them**. More are too many.
        """

    private func write(_ folder: TemporaryFolder, chunks: [Int], second: String = "five") throws {
        let texts = [
            "**Keep labels short**. Long ones are cut.", "**Use at most \(second) of them**. More are too many.",
        ]
        for chunk in chunks {
            try folder.write(
                self.folder + "chunks/chunk_00\(chunk).md",
                "<!-- Chunk \(chunk) | Source: 2012 iOS Human Interface Guidelines.pdf -->\n" + texts[chunk])
        }
        try folder.write(self.folder + "full_document.md", document)
    }

    @Test("it makes the edition complete and is no page of it")
    func holding() throws {
        try withTemporaryFolder { folder in
            try write(folder, chunks: [1])
            try folder.ingest(self.folder)
            let base = try folder.base()
            let holding = try #require(try base.editions().first?.holding)
            #expect(!holding.isPart && !holding.isPagewise && holding.isWhole)
            #expect(holding.pages == 0)
            #expect(holding.summary == "whole, with 1 chunk")
            #expect(try base.rules().count == 2)
        }
    }

    @Test("one chunk taken in again has the headings that it had, and the same rules come out")
    func again() throws {
        try withTemporaryFolder { folder in
            try write(folder, chunks: [0, 1], second: "six")
            try folder.ingest(self.folder)
            try write(folder, chunks: [1])
            try folder.ingest(self.folder + "chunks/chunk_001.md")
            let rules = try folder.base().rules()
            #expect(rules.map(\.section) == [["Bars", "Toolbar", "Guidelines"], ["Bars", "Tab Bar", "Guidelines"]])
            #expect(rules.map(\.statement) == ["Keep labels short.", "Use at most five of them."])
        }
    }

    @Test("the result does not depend on whether it or the chunks came first")
    func order() throws {
        try withTemporaryFolder { folder in
            try write(folder, chunks: [0, 1])
            let paths = ["chunks", "full_document.md"].map { folder.path(self.folder + $0) }
            let results = try [paths, paths.reversed()].enumerated().map { number, paths in
                let base = try KnowledgeBase(path: folder.path("\(number).sqlite"), access: .writing)
                for path in paths { _ = try base.ingest(Intake(paths: [path])) }
                return (try base.editions(), try base.rules())
            }
            #expect(results[0].0 == results[1].0)
            #expect(results[0].1 == results[1].1)
        }
    }

    @Test("its folder's name is the title only until a chunk says another, whatever comes in with it")
    func title() throws {
        try withTemporaryFolder { folder in
            let edition = "1996-newton/"
            try folder.write(edition + "full_document.md", "# Intro\n\n**Keep labels short**. Long ones are cut.")
            try folder.ingest(edition)
            #expect(try folder.base().editions().map(\.edition.title) == ["Newton"])
            try folder.write(
                edition + "chunks/chunk_001.md",
                "<!-- Chunk 1 | Source: 1996 Newton 2.0 User Interface Guidelines.pdf -->\nLamps differ.")
            try folder.ingest(edition)
            #expect(try folder.base().editions().map(\.edition.title) == ["Newton 2.0 User Interface Guidelines"])
        }
    }

    @Test("editions without a date are warned of in one line")
    func severalUndated() throws {
        try withTemporaryFolder { folder in
            for name in ["gate", "lamp", "shade"] {
                try folder.write("iphone-\(name)-interface-guidelines/full_document.md", "**Keep labels short**.")
            }
            let intake = try Intake(paths: [folder.path(".")])
            #expect(intake.warnings.count == 1)
            #expect(intake.warnings.first?.contains("and 2 more have no date and come last in their series") == true)
        }
    }

    @Test("an edition without a date is warned of")
    func undated() throws {
        try withTemporaryFolder { folder in
            try folder.write("iphone-lamp-interface-guidelines/full_document.md", "**Keep labels short**.")
            let intake = try Intake(paths: [folder.path("iphone-lamp-interface-guidelines")])
            #expect(intake.warnings.count == 1)
            #expect(intake.warnings.first?.contains("has no date and comes last in its series") == true)
        }
    }
}
