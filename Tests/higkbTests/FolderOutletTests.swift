import Foundation
import HIGModel
import HIGRendering
import Testing

@testable import higkb

@Suite("A folder that is written to")
struct FolderOutletTests {
    private struct Lamps: FolderFormat {
        static let hallmark = "lamps.txt"
        static let signature = "Lamps of the pier"
        static let index = "in/index.html"
        static let unnamed: Set = ["pole.txt"]
        let text: String
        /// What else happens while it is written.
        var meanwhile: @Sendable () throws -> Void = {}

        func write(to folder: any Folder) throws {
            try folder.write(Lamps.hallmark) { try $0(Lamps.signature + "\n" + text) }
            try folder.write(Lamps.index) { try $0("<a href=\"red/one.html\">One</a>") }
            try folder.write("in/red/one.html") { try $0(text) }
            try folder.write("pole.txt") { try $0(text) }
            try meanwhile()
        }
    }

    @Test("is where a link leads, and the link stays one")
    func link() throws {
        try withTemporaryFolder { folder in
            let (real, link) = (folder.appending(path: "real"), folder.appending(path: "link"))
            try FileManager.default.createDirectory(at: real, withIntermediateDirectories: true)
            try FolderOutlet.write(Lamps(text: "first"), to: real.appending(path: "pier").path)
            try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "real/pier")
            try FolderOutlet.write(Lamps(text: "second"), to: link.path)
            #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == "real/pier")
            #expect(try names(in: real).contains("pier/lamps.txt"))
            #expect(try FileManager.default.contentsOfDirectory(atPath: real.path) == ["pier"])
            let text = try String(contentsOf: real.appending(path: "pier/lamps.txt"), encoding: .utf8)
            #expect(text.hasSuffix("second"))
            #expect(try names(in: folder).filter { !$0.hasPrefix("real") } == ["link"])
        }
    }

    @Test("takes the place of an earlier one into which nothing else has come")
    func again() throws {
        try withTemporaryFolder { folder in
            let pier = folder.appending(path: "pier")
            try FolderOutlet.write(Lamps(text: "first"), to: pier.path)
            let first = try names(in: pier)
            try Data().write(to: pier.appending(path: "in/.DS_Store"))
            try FolderOutlet.write(Lamps(text: "second"), to: pier.path)
            #expect(try names(in: pier) == first)
        }
    }

    @Test(
        "is refused where something else lies in the earlier one, and that is named",
        arguments: [
            ("letter.txt", "letter.txt"), (".git/config", ".git"), ("in/red/two.html", "in/red/two.html"),
            ("in/pole.txt", "in/pole.txt"), ("red/one.html", "red"),
        ])
    func addition(file: String, named: String) throws {
        try withTemporaryFolder { folder in
            let pier = folder.appending(path: "pier")
            try FolderOutlet.write(Lamps(text: "first"), to: pier.path)
            let mine = pier.appending(path: file)
            try FileManager.default.createDirectory(
                at: mine.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data("mine".utf8).write(to: mine)
            let before = try names(in: folder)
            let problem = #expect(throws: Problem.self) {
                try FolderOutlet.write(Lamps(text: "second"), to: pier.path)
            }
            #expect(problem?.message == "\(named) in it is not of the export, so the folder is not replaced")
            #expect(problem?.kind == .inputOutput)
            #expect(try names(in: folder) == before)
        }
    }

    @Test("is refused where something comes into the earlier one meanwhile, which stays as it is")
    func additionMeanwhile() throws {
        try withTemporaryFolder { folder in
            let pier = folder.appending(path: "pier")
            try FolderOutlet.write(Lamps(text: "first"), to: pier.path)
            let before = try names(in: folder)
            let lamps = Lamps(text: "second") { try Data("mine".utf8).write(to: pier.appending(path: "letter.txt")) }
            let problem = #expect(throws: Problem.self) { try FolderOutlet.write(lamps, to: pier.path) }
            #expect(problem?.message == "letter.txt in it is not of the export, so the folder is not replaced")
            #expect(try names(in: folder) == (before + ["pier/letter.txt"]).sorted())
            let text = try String(contentsOf: pier.appending(path: "lamps.txt"), encoding: .utf8)
            #expect(text.hasSuffix("first"))
        }
    }

    @Test("leaves alone what has the name of its draft")
    func draft() throws {
        try withTemporaryFolder { folder in
            let pier = folder.appending(path: "pier")
            let other = folder.appending(path: "pier.\(getpid()).partial")
            try FileManager.default.createDirectory(at: other, withIntermediateDirectories: true)
            try Data("mine".utf8).write(to: other.appending(path: "letter.txt"))
            let problem = #expect(throws: Problem.self) { try FolderOutlet.write(Lamps(text: ""), to: pier.path) }
            #expect(problem?.place == pier.path)
            #expect(try names(in: other) == ["letter.txt"])
        }
    }
}
