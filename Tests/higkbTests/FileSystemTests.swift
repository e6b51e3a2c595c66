import Foundation
import Testing

@testable import higkb

@Suite("Files and folders")
struct FileSystemTests {
    @Test("what a process has open is special, whatever it is; files and folders are not")
    func special() throws {
        #expect(FileSystem.isSpecial("/dev/stdout"))
        #expect(FileSystem.isSpecial("/dev/null"))
        try withTemporaryFolder { folder in
            try Data().write(to: folder.appending(path: "lamp.txt"))
            for path in ["", "lamp.txt", "none.txt"] {
                #expect(!FileSystem.isSpecial(folder.appending(path: path).path))
            }
        }
    }

    @Test("links are followed to where something is or may be made")
    func target() throws {
        try withTemporaryFolder { folder in
            let real = FileSystem.target(of: folder.path)
            try FileManager.default.createDirectory(
                at: folder.appending(path: "shed"), withIntermediateDirectories: true)
            for (link, destination) in [
                ("a", "shed/lamp.txt"), ("b", "a"), ("c", folder.path + "/b"), ("shed/d", "../a"), ("e", "shed"),
            ] {
                try FileManager.default.createSymbolicLink(
                    atPath: folder.appending(path: link).path, withDestinationPath: destination)
            }
            func target(_ path: String) -> String { FileSystem.target(of: folder.path + "/" + path) }
            for path in ["a", "b", "c", "shed/d"] {
                #expect(FileSystem.target(of: target(path)).hasSuffix("shed/lamp.txt"), "\(path)")
            }
            #expect(target("e") == real + "/shed")
            #expect(target("lamp.txt") == folder.path + "/lamp.txt")
            try Data().write(to: folder.appending(path: "shed/lamp.txt"))
            for path in ["a", "b", "c", "shed/d"] { #expect(target(path) == real + "/shed/lamp.txt") }
        }
    }

    @Test("links that lead in a ring lead nowhere")
    func ring() throws {
        try withTemporaryFolder { folder in
            for (link, destination) in [("a", "b"), ("b", "a")] {
                try FileManager.default.createSymbolicLink(
                    atPath: folder.appending(path: link).path, withDestinationPath: destination)
            }
            #expect(!FileSystem.exists(FileSystem.target(of: folder.appending(path: "a").path)))
        }
    }

    @Test("a folder is removed without what links in it lead to")
    func removal() throws {
        try withTemporaryFolder { folder in
            let (kept, gone) = (folder.appending(path: "kept"), folder.appending(path: "gone"))
            for place in [kept, gone] {
                try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            }
            try Data("mine".utf8).write(to: kept.appending(path: "letter.txt"))
            try FileManager.default.createSymbolicLink(
                atPath: gone.appending(path: "link").path, withDestinationPath: kept.path)
            FileSystem.removeFolder(gone.path)
            #expect(try names(in: folder) == ["kept", "kept/letter.txt"])
            try FileManager.default.createSymbolicLink(atPath: gone.path, withDestinationPath: kept.path)
            FileSystem.removeFolder(gone.path)
            #expect(try names(in: kept) == ["letter.txt"])
        }
    }
}
