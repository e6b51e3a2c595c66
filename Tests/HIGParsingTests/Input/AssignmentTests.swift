import HIGModel
import Testing

@testable import HIGParsing

/// Which edition each file is filed under.
@Suite("Assignment")
struct AssignmentTests {
    @Test("chunks go to the edition that their header names, in the order of their numbers")
    func chunks() throws {
        let inputs = try EditionInput.assign([
            InputFile.of("b.md", InputFile.chunk(10)), InputFile.of("a.md", InputFile.chunk(2, "Other.")),
            InputFile.of("c.md", InputFile.chunk(1, of: "2010-03 iPhone HIG.pdf")),
        ])
        #expect(inputs.map(\.edition.id) == ["ios-2010-03", "ios-2011"])
        #expect(EditionInput.files(inputs) == ["ios-2010-03": ["c.md"], "ios-2011": ["a.md", "b.md"]])
        let source = try #require(inputs.last?.sources.first?.source)
        #expect(source.chunk == 2)
        #expect(source.document == "2011 iOS HIG.pdf")
        #expect(source.format == .markdown)
        #expect(source.digest == digest(Array(InputFile.chunk(2, "Other.").utf8)))
    }

    @Test("the order of the files says nothing")
    func order() throws {
        let files = (0..<6).map {
            InputFile.of("f\($0).md", InputFile.chunk(7 - $0, "Text \($0).", of: "201\($0 % 2) iOS HIG.pdf"))
        }
        #expect(
            try EditionInput.files(EditionInput.assign(files))
                == EditionInput.files(EditionInput.assign(files.reversed())))
        #expect(try EditionInput.assign(files).map(\.edition) == EditionInput.assign(files.reversed()).map(\.edition))
    }

    @Test("an edition has its title from its first chunk, whichever file comes first")
    func title() throws {
        let override = try EditionOverride(id: "ios-2011")
        let files = [
            InputFile.of("a.md", InputFile.chunk(2, "A.", of: "2011 iOS HIG.pdf")),
            InputFile.of("b.md", InputFile.chunk(1, "B.", of: "2011 iOS Lamps.pdf")),
            InputFile.of("c.md", "C."),
        ]
        for files in [files, files.reversed()] {
            #expect(try EditionInput.assign(files, override: override).map(\.edition.title) == ["iOS Lamps"])
        }
    }

    @Test("a page without header belongs to the edition that its folder names")
    func folder() throws {
        let page = InputFile.of("pages/a.md", "Text.", folders: ["pages", "2011-ios-human-interface-guidelines"])
        #expect(try EditionInput.assign([page]).map(\.edition.id) == ["ios-2011"])
    }

    @Test(
        "the whole document is of the edition of the chunks beside it, whatever their folder is called",
        arguments: ["new", "ios-guidelines", "iOS Human Interface Guidelines", "docs"])
    func wholeBesideChunks(folder: String) throws {
        let inputs = try EditionInput.assign([
            InputFile.of("\(folder)/chunks/chunk_001.md", InputFile.chunk(1), folders: ["chunks", folder]),
            InputFile.of("\(folder)/full_document.md", "# iOS Human Interface Guidelines", folders: [folder]),
            InputFile.of("page.md", "Text.", folders: []),
        ])
        #expect(inputs.map(\.edition.id) == ["ios-2011", "current"])
        #expect(inputs[0].sources.map(\.source.isWhole) == [false, true])
        #expect(Set(inputs[0].sources.map(\.source.edition)) == ["ios-2011"])
    }

    @Test("a whole document on its own is what it is headed, undated, unless it is headed as pages are")
    func wholeAlone() throws {
        let whole = InputFile.of(
            "x/full_document.md", "![](a.png)\n\n# **iOS Human Interface Guidelines**\n\nText.", folders: ["x"])
        let edition = try #require(try EditionInput.assign([whole]).first?.edition)
        #expect(edition.title == "iOS Human Interface Guidelines")
        #expect(edition.series == [.ios])
        #expect(edition.date == nil)
        let page = InputFile.of("x/full_document.md", "# Toolbars\n\nText.", folders: ["x"])
        #expect(try EditionInput.assign([page]).map(\.edition.id) == ["current"])
        let named = InputFile.of("toolbars.md", "# iOS Human Interface Guidelines\n\nText.", folders: ["x"])
        #expect(try EditionInput.assign([named]).map(\.edition.id) == ["current"])
    }

    @Test(
        "a whole document whose folder names a system and something of it is none of today's guidelines",
        arguments: [
            ("iphone-web-apps", "ios-iphone-web-apps", "iPhone Web Apps"),
            ("lisa-ui-notes", "lisa-lisa-ui-notes", "Lisa UI Notes"), ("ios", "current", nil),
            ("notes", "current", nil),
        ])
    func wholeInFolder(folder: String, id: String, title: String?) throws {
        let whole = InputFile.of("\(folder)/full_document.md", "# Menus\n\nText.", folders: [folder])
        let edition = try #require(try EditionInput.assign([whole]).first?.edition)
        #expect(edition.id == id)
        if let title { #expect(edition.title == title) }
        let page = InputFile.of("\(folder)/menus.md", "# Menus\n\nText.", folders: [folder])
        #expect(try EditionInput.assign([page]).map(\.edition.id) == ["current"])
    }

    @Test("beside chunks of several editions, or none, the whole document's folder says what it is")
    func wholeBesideOthers() throws {
        let whole = InputFile.of(
            "a/full_document.md", "# Guidelines", folders: ["2014-ios-human-interface-guidelines"])
        #expect(try EditionInput.assign([whole]).map(\.edition.id) == ["ios-2014"])
        let mixed = [
            InputFile.of("b/full_document.md", "# Guidelines", folders: ["b"]),
            InputFile.of("b/1.md", InputFile.chunk(1), folders: ["b"]),
            InputFile.of("b/2.md", InputFile.chunk(2, of: "2010-03 iPhone HIG.pdf"), folders: ["b"]),
        ]
        #expect(try EditionInput.assign(mixed).map(\.edition.id) == ["ios-2010-03", "ios-2011", "current"])
    }

    @Test("a page that nothing names is of the current edition, which continues ios and mac")
    func current() throws {
        let inputs = try EditionInput.assign([
            InputFile.of("a.md", "Text.", folders: ["pages"]), InputFile.of("b.txt", "Other."),
        ])
        #expect(inputs.map(\.edition.id) == ["current"])
        #expect(inputs.map(\.edition.series) == [[.ios, .mac]])
        #expect(inputs[0].sources.map(\.source.format) == [.markdown, .plainText])
        #expect(inputs[0].sources.map(\.source.chunk) == [nil, nil])
    }

    @Test("the user's word goes before header and folder")
    func override() throws {
        let override = try EditionOverride(id: "ios-2012")
        let inputs = try EditionInput.assign(
            [InputFile.of("a.md", InputFile.chunk(1)), InputFile.of("b.md", "Text.")], override: override)
        #expect(inputs.map(\.edition.id) == ["ios-2012"])
        #expect(inputs[0].sources.map(\.source.edition) == ["ios-2012", "ios-2012"])
    }

    @Test("chunks of two documents that seem to be one edition are bad data, whatever their numbers")
    func otherDocument() throws {
        let web = "2011 iOS Guidelines for Web Applications.pdf"
        let problem = try EditionInput.problem([
            InputFile.of("a.md", InputFile.chunk(1)), InputFile.of("b.md", InputFile.chunk(2, of: web)),
            InputFile.of("c.md", InputFile.chunk(3)),
        ])
        #expect(problem.kind == .badData)
        #expect(problem.place == "b.md")
        #expect(problem.message.contains(web) && problem.message.contains("a.md"))
        #expect(
            try EditionInput.assign([
                InputFile.of("a.md", InputFile.chunk(1)), InputFile.of("b.md", InputFile.chunk(2, of: "2011 iOS HIG")),
            ]).count == 1)
        let override = try EditionOverride(id: "ios-2011")
        let both = [InputFile.of("a.md", InputFile.chunk(1)), InputFile.of("b.md", InputFile.chunk(2, of: web))]
        #expect(try EditionInput.assign(both, override: override).map(\.sources.count) == [2])
    }

    @Test("no files are no editions")
    func none() throws {
        #expect(try EditionInput.assign([]).isEmpty)
    }
}
