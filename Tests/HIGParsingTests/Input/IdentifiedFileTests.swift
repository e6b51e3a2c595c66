import HIGModel
import Testing

@testable import HIGParsing

/// What a file is taken for, and what is refused.
@Suite("IdentifiedFile")
struct IdentifiedFileTests {
    @Test("standard input is plain text unless it is a chunk")
    func standardInput() throws {
        let name = Corpus.standardInputName
        #expect(try EditionInput.assign([InputFile.of(name, "Text.")])[0].sources[0].source.format == .plainText)
        #expect(
            try EditionInput.assign([InputFile.of(name, InputFile.chunk(1))])[0].sources[0].source.format == .markdown)
    }

    @Test(
        "a header that contradicts the folder is bad data",
        arguments: [
            "2014-ios-human-interface-guidelines", "2011 OS X Human Interface Guidelines",
        ])
    func contradictsFolder(folder: String) throws {
        let problem = try EditionInput.problem([InputFile.of("a.md", InputFile.chunk(1), folders: ["chunks", folder])])
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
        #expect(
            try EditionInput.assign([InputFile.of("a.md", InputFile.chunk(1), folders: folders)]).map(\.edition.id) == [
                "ios-2011"
            ])
    }

    @Test(
        "a header that contradicts the file's name is bad data", arguments: ["chunk_002.md", "x/ios-2011-chunk-2.md"])
    func contradictsName(path: String) throws {
        let problem = try EditionInput.problem([InputFile.of(path, InputFile.chunk(1))])
        #expect(problem.kind == .badData)
        #expect(problem.place == path + ":1")
    }

    @Test(
        "a file name that names no other chunk is fine", arguments: ["chunk_001.md", "chunk.md", "chunk_a.md", "2.md"])
    func agreesWithName(path: String) throws {
        #expect(try EditionInput.assign([InputFile.of(path, InputFile.chunk(1))])[0].sources[0].source.chunk == 1)
    }

    @Test("a damaged header is bad data")
    func damaged() throws {
        #expect(try EditionInput.problem([InputFile.of("a.md", "<!-- Chunk | Source: A -->")]).place == "a.md:1")
    }

    @Test("an empty file is bad data", arguments: ["", " \n\t\r\n"])
    func empty(text: String) throws {
        let problem = try EditionInput.problem([InputFile.of("a.md", text)])
        #expect(problem.kind == .badData)
        #expect(problem.place == "a.md")
        #expect(problem.message.contains("empty"))
    }

    @Test("bytes that are not UTF-8 are bad data, named with their line")
    func invalid() throws {
        let problem = try EditionInput.problem([
            InputFile(path: "a.md", folders: [], bytes: Array("One.\nTw".utf8) + [0xE9, 0x2E])
        ])
        #expect(problem.kind == .badData)
        #expect(problem.place == "a.md:2")
    }

    @Test("a NUL byte is bad data")
    func nul() throws {
        #expect(try EditionInput.problem([InputFile.of("a.md", "One.\0")]).kind == .badData)
    }
}
