import Foundation
import HIGModel
import Testing

@testable import HIGParsing

@Suite("Manifest")
struct ManifestTests {
    private func editions(_ files: [String: String]) throws -> [EditionInput] {
        var found: [EditionInput] = []
        try withTemporaryFolder { folder in
            for (path, text) in files { try folder.write(text, to: "hig/" + path) }
            let files = try Corpus.files(at: [folder.appendingPathComponent("hig").path], standardInput: { [] })
            found = try EditionInput.assign(files, override: EditionOverride())
        }
        return found
    }

    @Test("dates, names and lines up the files of its folder")
    func names() throws {
        let editions = try editions([
            "web/higkb.yaml": "title: Lamps for the Web\nseries: web\ndate: 2008-06\n", "web/a.md": "A.",
            "web/deep/b.md": "B.", "c.md": "C.",
        ])
        #expect(editions.map(\.edition.id) == ["web-2008-06", "current"])
        #expect(editions[0].edition.title == "Lamps for the Web")
        #expect(editions[0].sources.map(\.source.file) == ["web/a.md", "web/deep/b.md"])
        #expect(editions.map(\.isNamed) == [true, false])
    }

    @Test("may name several editions, each with its files and folders")
    func several() throws {
        let manifest = """
            editions:
              - id: lamp-1990
                files: [a.md, old/]
              - {id: lamp-1995, title: Lamps, files: new}
            """
        let editions = try editions([
            "higkb.yaml": manifest, "a.md": "A.", "old/b.md": "B.", "new/c.md": "C.", "d.md": "D.",
        ])
        #expect(
            EditionInput.files(editions) == [
                "lamp-1990": ["a.md", "old/b.md"], "lamp-1995": ["new/c.md"], "current": ["d.md"],
            ])
    }

    @Test("the innermost manifest decides")
    func innermost() throws {
        let editions = try editions([
            "higkb.yaml": "id: lamp-1990", "new/higkb.yaml": "id: lamp-1995", "a.md": "A.", "new/b.md": "B.",
        ])
        #expect(editions.map(\.edition.id) == ["lamp-1990", "lamp-1995"])
    }

    @Test(
        "what it does not understand is named with file and line",
        arguments: [
            ("title: A\ncolor: red", "higkb.yaml:2"), ("title: A\nfiles:\n  - a.md\n  - gone.md", "higkb.yaml:4"),
            ("title: A\ndate: May", "higkb.yaml:1"), ("id: [", "higkb.yaml:2"), ("- a", "higkb.yaml:1"),
            ("editions: 3", "higkb.yaml:1"), ("title: [a]", "higkb.yaml:1"), ("", "higkb.yaml"),
        ])
    func damaged(text: String, place: String) {
        let problem = #expect(throws: Problem.self) { try editions(["higkb.yaml": text, "a.md": "A."]) }
        #expect(problem?.kind == .badData)
        #expect(problem?.place == place)
    }

    @Test(
        "what contradicts itself or says nothing is named with its line",
        arguments: [
            (
                ["{id: lamp-1990, files: a.md}", "{id: lamp-1990, title: B, files: b.md}"], 3,
                "the edition lamp-1990 stands"
            ),
            (["{id: lamp-1990, files: a.md}", "{id: lamp-1995, files: [b.md, ./a.md]}"], 3, "a.md stands here twice"),
            (["{id: lamp-1990}", "{id: lamp-1995, files: a.md}"], 3, "no document is left for this edition"),
            (["{id: lamp-1990, files: [a.md, b.md]}", "{id: lamp-1995, files: []}"], 3, "the list of files is empty"),
            (["{id: lamp-1990, series: [], files: a.md}"], 2, "the list of series is empty"),
        ] as [([String], Int, String)])
    func contradictions(entries: [String], line: Int, message: String) {
        let text = "editions:\n" + entries.map { "- \($0)\n" }.joined()
        let problem = #expect(throws: Problem.self) {
            try editions(["higkb.yaml": text, "a.md": "A.", "b.md": "B."])
        }
        #expect(problem?.kind == .badData)
        #expect(problem?.place == "higkb.yaml:\(line)")
        #expect(problem?.message.hasPrefix(message) == true)
    }

    @Test("an edition may stand in two entries that say the same, and an empty list of editions is none")
    func entries() throws {
        let twice = "editions:\n- {id: lamp-1990, files: a.md}\n- {id: lamp-1990, files: b.md}\n"
        let found = try editions(["higkb.yaml": twice, "a.md": "A.", "b.md": "B."])
        #expect(EditionInput.files(found) == ["lamp-1990": ["a.md", "b.md"]])
        let problem = #expect(throws: Problem.self) { try editions(["higkb.yaml": "editions: []", "a.md": "A."]) }
        #expect(problem?.message == "the list of editions is empty")
    }

    @Test(
        "what it says wrongly is told as the manifest has it",
        arguments: [
            ("date: 2010--03", "date 2010--03: not a date"), ("title: \" \"", "title is empty"),
            ("id: --edition Foo", "id --edition Foo: use"), ("series: [ios, A--b]", "series A--b: use"),
        ])
    func wrong(text: String, message: String) {
        let problem = #expect(throws: Problem.self) { try editions(["higkb.yaml": text, "a.md": "A."]) }
        #expect(problem?.message.hasPrefix(message) == true)
    }

    @Test("the archive's layouts give the same editions, under docs as well")
    func layouts() throws {
        let chunk = "<!-- Chunk 0 | Source: 1993 NeXTSTEP User Interface Guidelines - Release 3.pdf -->\nA."
        for folder in ["1993-nextstep/", "docs/1993-nextstep-user-interface-guidelines/", "1993-nextstep/docs/"] {
            let editions = try editions([
                folder + "chunks/chunk_000.md": chunk, folder + "full_document.md": "# A\n\nA.",
            ])
            #expect(editions.map(\.edition.id) == ["next-1993"])
            #expect(editions.first?.edition.title == "NeXTSTEP User Interface Guidelines - Release 3")
            #expect(editions.first?.sources.map(\.source.isWhole) == [false, true])
        }
    }

    @Test("a document without a date is an edition of its own, the last of its series")
    func undated() throws {
        let folder = "iphone-human-interface-guidelines-for-web-applications/"
        let header = "<!-- Chunk 0 | Source: iPhone Human Interface Guidelines for Web Applications.pdf -->\n"
        let editions = try editions([folder + "chunks/chunk_000.md": header + "A.", folder + "full_document.md": "A."])
        #expect(editions.map(\.edition.date) == [nil])
        #expect(editions.map(\.edition.series) == [[.ios]])
        #expect(editions.first?.sources.count == 2)
    }
}
