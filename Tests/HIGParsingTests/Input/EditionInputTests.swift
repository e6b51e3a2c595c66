import HIGModel
import Testing

@testable import HIGParsing

@Suite("EditionInput")
struct EditionInputTests {
    private func chunk(_ number: Int, _ text: String = "Text.", of document: String = "2011 iOS HIG.pdf") -> String {
        "<!-- Chunk \(number) | Source: \(document) | Est. Tokens: 9 -->\n\(text)"
    }

    private func file(_ path: String, _ text: String, folders: [String] = []) -> InputFile {
        InputFile(path: path, folders: folders, bytes: Array(text.utf8))
    }

    private func assign(_ files: [InputFile]) throws -> [EditionInput] {
        try EditionInput.assign(files, override: EditionOverride())
    }

    private func problem(_ files: [InputFile]) throws -> Problem {
        try #require(#expect(throws: Problem.self) { try assign(files) })
    }

    @Test("chunks go to the edition that their header names, in the order of their numbers")
    func chunks() throws {
        let inputs = try assign([
            file("b.md", chunk(10)), file("a.md", chunk(2, "Other.")),
            file("c.md", chunk(1, of: "2010-03 iPhone HIG.pdf")),
        ])
        #expect(inputs.map(\.edition.id) == ["ios-2010-03", "ios-2011"])
        #expect(EditionInput.files(inputs) == ["ios-2010-03": ["c.md"], "ios-2011": ["a.md", "b.md"]])
        let source = try #require(inputs.last?.sources.first?.source)
        #expect(source.chunk == 2)
        #expect(source.document == "2011 iOS HIG.pdf")
        #expect(source.format == .markdown)
        #expect(source.digest == digest(Array(chunk(2, "Other.").utf8)))
    }

    @Test("the order of the files says nothing")
    func order() throws {
        let files = (0..<6).map { file("f\($0).md", chunk(7 - $0, "Text \($0).", of: "201\($0 % 2) iOS HIG.pdf")) }
        #expect(try EditionInput.files(assign(files)) == EditionInput.files(assign(files.reversed())))
        #expect(try assign(files).map(\.edition) == assign(files.reversed()).map(\.edition))
    }

    @Test("an edition has its title from its first chunk, whichever file comes first")
    func title() throws {
        let override = try EditionOverride(id: "ios-2011")
        let files = [
            file("a.md", chunk(2, "A.", of: "2011 iOS HIG.pdf")),
            file("b.md", chunk(1, "B.", of: "2011 iOS Lamps.pdf")),
            file("c.md", "C."),
        ]
        for files in [files, files.reversed()] {
            #expect(try EditionInput.assign(files, override: override).map(\.edition.title) == ["iOS Lamps"])
        }
    }

    @Test("a page without header belongs to the edition that its folder names")
    func folder() throws {
        let page = file("pages/a.md", "Text.", folders: ["pages", "2011-ios-human-interface-guidelines"])
        #expect(try assign([page]).map(\.edition.id) == ["ios-2011"])
    }

    @Test(
        "the whole document is of the edition of the chunks beside it, whatever their folder is called",
        arguments: ["new", "ios-guidelines", "iOS Human Interface Guidelines", "docs"])
    func wholeBesideChunks(folder: String) throws {
        let inputs = try assign([
            file("\(folder)/chunks/chunk_001.md", chunk(1), folders: ["chunks", folder]),
            file("\(folder)/full_document.md", "# iOS Human Interface Guidelines", folders: [folder]),
            file("page.md", "Text.", folders: []),
        ])
        #expect(inputs.map(\.edition.id) == ["ios-2011", "current"])
        #expect(inputs[0].sources.map(\.source.isWhole) == [false, true])
        #expect(Set(inputs[0].sources.map(\.source.edition)) == ["ios-2011"])
    }

    @Test("a whole document on its own is what it is headed, undated, unless it is headed as pages are")
    func wholeAlone() throws {
        let whole = file(
            "x/full_document.md", "![](a.png)\n\n# **iOS Human Interface Guidelines**\n\nText.", folders: ["x"])
        let edition = try #require(try assign([whole]).first?.edition)
        #expect(edition.title == "iOS Human Interface Guidelines")
        #expect(edition.series == [.ios])
        #expect(edition.date == nil)
        let page = file("x/full_document.md", "# Toolbars\n\nText.", folders: ["x"])
        #expect(try assign([page]).map(\.edition.id) == ["current"])
        let named = file("toolbars.md", "# iOS Human Interface Guidelines\n\nText.", folders: ["x"])
        #expect(try assign([named]).map(\.edition.id) == ["current"])
    }

    @Test(
        "a whole document whose folder names a system and something of it is none of today's guidelines",
        arguments: [
            ("iphone-web-apps", "ios-iphone-web-apps", "iPhone Web Apps"),
            ("lisa-ui-notes", "lisa-lisa-ui-notes", "Lisa UI Notes"), ("ios", "current", nil),
            ("notes", "current", nil),
        ])
    func wholeInFolder(folder: String, id: String, title: String?) throws {
        let whole = file("\(folder)/full_document.md", "# Menus\n\nText.", folders: [folder])
        let edition = try #require(try assign([whole]).first?.edition)
        #expect(edition.id == id)
        if let title { #expect(edition.title == title) }
        let page = file("\(folder)/menus.md", "# Menus\n\nText.", folders: [folder])
        #expect(try assign([page]).map(\.edition.id) == ["current"])
    }

    @Test("beside chunks of several editions, or none, the whole document's folder says what it is")
    func wholeBesideOthers() throws {
        let whole = file(
            "a/full_document.md", "# Guidelines", folders: ["2014-ios-human-interface-guidelines"])
        #expect(try assign([whole]).map(\.edition.id) == ["ios-2014"])
        let mixed = [
            file("b/full_document.md", "# Guidelines", folders: ["b"]), file("b/1.md", chunk(1), folders: ["b"]),
            file("b/2.md", chunk(2, of: "2010-03 iPhone HIG.pdf"), folders: ["b"]),
        ]
        #expect(try assign(mixed).map(\.edition.id) == ["ios-2010-03", "ios-2011", "current"])
    }

    @Test("a page that nothing names is of the current edition, which continues ios and mac")
    func current() throws {
        let inputs = try assign([file("a.md", "Text.", folders: ["pages"]), file("b.txt", "Other.")])
        #expect(inputs.map(\.edition.id) == ["current"])
        #expect(inputs.map(\.edition.series) == [[.ios, .mac]])
        #expect(inputs[0].sources.map(\.source.format) == [.markdown, .plainText])
        #expect(inputs[0].sources.map(\.source.chunk) == [nil, nil])
    }

    @Test("standard input is plain text unless it is a chunk")
    func standardInput() throws {
        let name = Corpus.standardInputName
        #expect(try assign([file(name, "Text.")])[0].sources[0].source.format == .plainText)
        #expect(try assign([file(name, chunk(1))])[0].sources[0].source.format == .markdown)
    }

    @Test("the user's word goes before header and folder")
    func override() throws {
        let override = try EditionOverride(id: "ios-2012")
        let inputs = try EditionInput.assign([file("a.md", chunk(1)), file("b.md", "Text.")], override: override)
        #expect(inputs.map(\.edition.id) == ["ios-2012"])
        #expect(inputs[0].sources.map(\.source.edition) == ["ios-2012", "ios-2012"])
    }

    @Test("the same chunk twice with the same text counts once")
    func sameChunk() throws {
        let inputs = try assign([file("b.md", chunk(1)), file("a.md", chunk(1))])
        #expect(EditionInput.files(inputs) == ["ios-2011": ["a.md"]])
    }

    @Test("the same page twice counts once")
    func samePage() throws {
        #expect(
            try EditionInput.files(assign([file("b.md", "Text."), file("a.md", "Text.")])) == ["current": ["a.md"]])
    }

    @Test("the same chunk twice with different text is bad data that names both files")
    func differentChunk() throws {
        let problem = try problem([file("a.md", chunk(1, "One.")), file("b.md", chunk(1, "Two."))])
        #expect(problem.kind == .badData)
        #expect(problem.place == "b.md")
        #expect(problem.message.contains("a.md"))
        #expect(problem.message.contains("chunk 1"))
    }

    @Test("chunks of two documents that seem to be one edition are bad data, whatever their numbers")
    func otherDocument() throws {
        let web = "2011 iOS Guidelines for Web Applications.pdf"
        let problem = try problem([file("a.md", chunk(1)), file("b.md", chunk(2, of: web)), file("c.md", chunk(3))])
        #expect(problem.kind == .badData)
        #expect(problem.place == "b.md")
        #expect(problem.message.contains(web) && problem.message.contains("a.md"))
        #expect(try assign([file("a.md", chunk(1)), file("b.md", chunk(2, of: "2011 iOS HIG"))]).count == 1)
        let override = try EditionOverride(id: "ios-2011")
        let both = [file("a.md", chunk(1)), file("b.md", chunk(2, of: web))]
        #expect(try EditionInput.assign(both, override: override).map(\.sources.count) == [2])
    }

    @Test(
        "a header that contradicts the folder is bad data",
        arguments: [
            "2014-ios-human-interface-guidelines", "2011 OS X Human Interface Guidelines",
        ])
    func contradictsFolder(folder: String) throws {
        let problem = try problem([file("a.md", chunk(1), folders: ["chunks", folder])])
        #expect(problem.kind == .badData)
        #expect(problem.place == "a.md:1")
        #expect(problem.message.contains("ios-2011"))
    }

    @Test(
        "a header that agrees with the folder, or a folder that says nothing, is fine",
        arguments: [
            ["chunks", "2011-ios-human-interface-guidelines"], ["chunks"], [], ["2011 iOS HIG"],
        ])
    func agreesWithFolder(folders: [String]) throws {
        #expect(try assign([file("a.md", chunk(1), folders: folders)]).map(\.edition.id) == ["ios-2011"])
    }

    @Test(
        "a header that contradicts the file's name is bad data", arguments: ["chunk_002.md", "x/ios-2011-chunk-2.md"])
    func contradictsName(path: String) throws {
        let problem = try problem([file(path, chunk(1))])
        #expect(problem.kind == .badData)
        #expect(problem.place == path + ":1")
    }

    @Test(
        "a file name that names no other chunk is fine", arguments: ["chunk_001.md", "chunk.md", "chunk_a.md", "2.md"])
    func agreesWithName(path: String) throws {
        #expect(try assign([file(path, chunk(1))])[0].sources[0].source.chunk == 1)
    }

    @Test("a damaged header is bad data")
    func damaged() throws {
        #expect(try problem([file("a.md", "<!-- Chunk | Source: A -->")]).place == "a.md:1")
    }

    @Test("an empty file is bad data", arguments: ["", " \n\t\r\n"])
    func empty(text: String) throws {
        let problem = try problem([file("a.md", text)])
        #expect(problem.kind == .badData)
        #expect(problem.place == "a.md")
        #expect(problem.message.contains("empty"))
    }

    @Test("bytes that are not UTF-8 are bad data, named with their line")
    func invalid() throws {
        let problem = try problem([InputFile(path: "a.md", folders: [], bytes: Array("One.\nTw".utf8) + [0xE9, 0x2E])])
        #expect(problem.kind == .badData)
        #expect(problem.place == "a.md:2")
    }

    @Test("a NUL byte is bad data")
    func nul() throws {
        #expect(try problem([file("a.md", "One.\0")]).kind == .badData)
    }

    @Test("no files are no editions")
    func none() throws {
        #expect(try assign([]).isEmpty)
    }
}
