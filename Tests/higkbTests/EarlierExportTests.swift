import Foundation
import HIGRendering
import Testing

@testable import higkb

@Suite("An earlier export")
struct EarlierExportTests {
    /// A folder whose index lies in a folder of its own.
    private struct Lamps: FolderFormat {
        static let hallmark = "lamps.txt"
        static let signature = "Lamps of the pier"
        static let index = "in/index.md"
        static let unnamed: Set = ["oil/can.txt"]
        func write(to folder: any Folder) throws {}
    }

    /// A folder whose index is at its root.
    private struct Bells: FolderFormat {
        static let hallmark = "bells.txt"
        static let signature = "Bells of the pier"
        static let index = "index.html"
        static let unnamed: Set<String> = []
        func write(to folder: any Folder) throws {}
    }

    /// The first thing that an export did not write into a folder of some files; the index names two others.
    private func addition(of format: any FolderFormat.Type, among files: String...) throws -> String? {
        var addition: String?
        try withTemporaryFolder { folder in
            for file in files {
                let place = folder.appending(path: file)
                try FileManager.default.createDirectory(
                    at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
                let text = file == format.index ? "- [One](red/one.md): a lamp\n<a href=\"red/two.md\">Two</a>" : ""
                try Data(text.utf8).write(to: place)
            }
            addition = EarlierExport(path: folder.path, format: format).addition
        }
        return addition
    }

    @Test("holds its mark, its index, what that names as seen from its own folder, and what nothing names")
    func own() throws {
        try #expect(
            addition(
                of: Lamps.self, among: "lamps.txt", "in/index.md", "in/red/one.md", "in/red/two.md", "oil/can.txt")
                == nil)
        try #expect(addition(of: Bells.self, among: "bells.txt", "index.html", "red/one.md", "red/two.md") == nil)
    }

    @Test("need not hold all of it")
    func part() throws {
        try #expect(addition(of: Lamps.self, among: "in/red/two.md", "in/index.md") == nil)
        try #expect(addition(of: Lamps.self) == nil)
    }

    @Test("does not hold what its index does not name, nor what lies elsewhere under such a name")
    func additions() throws {
        try #expect(addition(of: Lamps.self, among: "in/index.md", "in/red/three.md") == "in/red/three.md")
        try #expect(addition(of: Lamps.self, among: "in/index.md", "red/one.md") == "red")
        try #expect(addition(of: Lamps.self, among: "in/index.md", "one.md") == "one.md")
        try #expect(addition(of: Lamps.self, among: "in/index.md", "lamps.txt/letter") == "lamps.txt")
        try #expect(addition(of: Lamps.self, among: "in/red/one.md") == "in/red")
    }

    @Test("names the first addition in the order of names")
    func first() throws {
        try #expect(
            addition(of: Lamps.self, among: "z.txt", "in/index.md", "in/z.txt", "in/red/b.txt", "in/red/a.txt")
                == "in/red/a.txt")
    }

    @Test("may have the traces of somebody who looked at it, in its own folders")
    func traces() throws {
        try #expect(addition(of: Lamps.self, among: ".DS_Store", "in/index.md", "in/red/.DS_Store") == nil)
        try #expect(addition(of: Lamps.self, among: "in/index.md", "in/blue/.DS_Store") == "in/blue")
    }
}
