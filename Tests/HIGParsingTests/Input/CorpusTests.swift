import Foundation
import HIGModel
import Testing

@testable import HIGParsing

@Suite("Corpus")
struct CorpusTests {
    private func files(_ paths: String...) throws -> [InputFile] {
        try Corpus.files(at: paths, standardInput: { Array("typed".utf8) })
    }

    @Test("a folder's documents come by name, with their paths and the folders around them")
    func folder() throws {
        try withTemporaryFolder { folder in
            try folder.write("b", to: "hig/2011 iOS/b.md")
            try folder.write("a", to: "hig/2011 iOS/a.MARKDOWN")
            try folder.write("c", to: "hig/c.txt")
            let found = try files(folder.appendingPathComponent("hig").path)
            #expect(found.map(\.path) == ["2011 iOS/a.MARKDOWN", "2011 iOS/b.md", "c.txt"])
            #expect(found.map { $0.folders.first } == ["2011 iOS", "2011 iOS", "hig"])
            #expect(found[0].folders.dropFirst().first == "hig")
            #expect(found.map(\.bytes) == ["a", "b", "c"].map { Array($0.utf8) })
        }
    }

    @Test("other files, hidden ones and those that speak of the collection are passed over")
    func passedOver() throws {
        try withTemporaryFolder { folder in
            for path in [
                "README.md", "readme.txt", "LICENSE.md", "sub/CHANGELOG.md", ".hidden.md", ".git/a.md",
                "sub/.cache/b.txt",
                "image.png", "a.pdf", "noextension", "kept.md",
            ] { try folder.write("text", to: path) }
            #expect(try files(folder.path).map(\.path) == ["kept.md"])
        }
    }

    @Test("a file that is named itself is taken, whatever its name")
    func named() throws {
        try withTemporaryFolder { folder in
            try folder.write("text", to: "2011 iOS/README.md")
            let found = try files(folder.appendingPathComponent("2011 iOS/README.md").path)
            #expect(found.map(\.path) == ["README.md"])
            #expect(found.first?.folders.first == "2011 iOS")
        }
    }

    @Test("the whole document beside its chunks is taken as well, for its headings")
    func wholeDocument() throws {
        try withTemporaryFolder { folder in
            try folder.write("text", to: "a/full_document.md")
            try folder.write("text", to: "a/chunks/chunk_000.md")
            #expect(try files(folder.path).map(\.path) == ["a/chunks/chunk_000.md", "a/full_document.md"])
        }
    }

    @Test("a link to a file in the folder is read; others are named and not followed")
    func links() throws {
        try withTemporaryFolder { folder in
            try folder.write("text", to: "hig/a.md")
            try folder.write("text", to: "outside.md")
            let hig = folder.appendingPathComponent("hig")
            for (name, target) in [
                ("b.md", "a.md"), ("c.md", "../outside.md"), ("d.md", "d.md"), ("loop", "."), ("e.md", "missing.md"),
            ] {
                try FileManager.default.createSymbolicLink(
                    atPath: hig.appendingPathComponent(name).path, withDestinationPath: target)
            }
            let corpus = try Corpus(at: [hig.path], standardInput: { [] })
            #expect(corpus.files.map(\.path) == ["a.md", "b.md"])
            #expect(
                corpus.warnings == [
                    "c.md: a link out of the folder, not followed",
                    "d.md: a link that leads round in a circle, not followed",
                    "e.md: a link that leads nowhere, not followed", "loop: a link to a folder, not followed",
                ])
        }
    }

    @Test("a file over the limit is refused by name")
    func limit() throws {
        try withTemporaryFolder { folder in
            try folder.write(String(repeating: "a", count: 11), to: "hig/a.md")
            let hig = folder.appendingPathComponent("hig").path
            #expect(try Corpus(at: [hig], limit: 11, standardInput: { [] }).files.count == 1)
            for path in [hig, hig + "/a.md"] {
                let corpus = try Corpus(at: [path], limit: 10, standardInput: { [] })
                #expect(corpus.files.isEmpty)
                let problem = corpus.leftOut.first
                #expect(problem?.kind == .badData)
                #expect(problem?.place?.hasSuffix("a.md") == true)
                #expect(problem?.next?.contains("--max-file-size") == true)
            }
        }
    }

    @Test("a hyphen is standard input, asked once for its bytes")
    func standardInput() throws {
        try withTemporaryFolder { folder in
            try folder.write("text", to: "a.md")
            var asked = 0
            let found = try Corpus.files(at: [folder.path, "-"]) {
                asked += 1
                return Array("typed".utf8)
            }
            #expect(found.map(\.path) == ["a.md", Corpus.standardInputName])
            #expect(found.last?.bytes == Array("typed".utf8))
            #expect(asked == 1)
            _ = try Corpus.files(at: [folder.path, "-", "-"]) {
                asked += 1
                return Array("typed".utf8)
            }
            #expect(asked == 2)
        }
    }

    @Test("paths come in the order given, their files by name")
    func order() throws {
        try withTemporaryFolder { folder in
            for path in ["z/2.md", "z/10.md", "a/1.md"] { try folder.write("text", to: path) }
            let found = try files(folder.appendingPathComponent("z").path, folder.appendingPathComponent("a").path)
            #expect(found.map(\.path) == ["10.md", "2.md", "1.md"])
        }
    }

    @Test("a path that leads nowhere is named")
    func missing() throws {
        try withTemporaryFolder { folder in
            let path = folder.appendingPathComponent("nothing").path
            let problem = #expect(throws: Problem.self) { try files(path) }
            #expect(problem?.kind == .inputMissing)
            #expect(problem?.place == path)
        }
        #expect(try Corpus(at: [""]).leftOut.map(\.place) == ["“”"])
    }

    @Test("a folder without documents is named")
    func empty() throws {
        try withTemporaryFolder { folder in
            try folder.write("text", to: "README.md")
            let problem = #expect(throws: Problem.self) { try files(folder.path) }
            #expect(problem?.kind == .inputMissing)
            #expect(problem?.place == folder.path)
            #expect(problem?.next?.contains(".md") == true)
        }
    }

    @Test("the digest is SHA-256 in hexadecimal")
    func sha256() {
        #expect(digest([]) == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
        #expect(digest(Array("abc".utf8)) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        #expect(digest("abc".utf8) == digest(Array("abc".utf8)))
    }
}
