import Foundation
import HIGModel
import Testing

@testable import HIGParsing

@Suite("The manifests of a folder")
struct FolderManifestsTests {
    /// Reads the manifests of a folder with some files in it.
    private func manifests(_ files: [String: String]) throws -> FolderManifests {
        var found: FolderManifests?
        try withTemporaryFolder { folder in
            for (path, text) in files { try folder.write(text, to: path) }
            found = FolderManifests(of: try DocumentFolder(folder.path))
        }
        return try #require(found)
    }

    /// The id that they give to the edition of a file.
    private func id(_ path: String, _ manifests: FolderManifests) -> String? {
        manifests.override(for: path)?.applied(to: Samples.edition).id
    }

    @Test("speak of what lies below them, and of nothing beside")
    func place() throws {
        let manifests = try manifests([
            "new/higkb.yaml": "id: lamp-1995", "new/a.md": "A.", "new/deep/er/b.md": "B.", "newer/c.md": "C.",
            "d.md": "D.",
        ])
        #expect(id("new/a.md", manifests) == "lamp-1995")
        #expect(id("new/deep/er/b.md", manifests) == "lamp-1995")
        #expect(manifests.override(for: "newer/c.md") == nil)
        #expect(manifests.override(for: "d.md") == nil)
        #expect(manifests.problems.isEmpty)
    }

    @Test("may begin with a byte order mark")
    func byteOrderMark() throws {
        let manifests = try manifests(["higkb.yaml": "\u{FEFF}id: lamp-1995\ntitle: Lamps\n", "a.md": "A."])
        #expect(id("a.md", manifests) == "lamp-1995")
        #expect(manifests.problems.isEmpty)
    }

    @Test("of two the inner one decides, and the outer one where the inner one is silent")
    func innermost() throws {
        let manifests = try manifests([
            "higkb.yaml": "id: lamp-1990", "new/higkb.yaml": "{id: lamp-1995, files: [a.md]}", "new/a.md": "A.",
            "new/b.md": "B.", "new/deep/a.md": "C.",
        ])
        #expect(id("new/a.md", manifests) == "lamp-1995")
        #expect(id("new/b.md", manifests) == "lamp-1990")
        #expect(id("new/deep/a.md", manifests) == "lamp-1990")
    }

    @Test("leave open what a damaged one may speak of, and say what is wrong in the order of their names")
    func damaged() throws {
        let manifests = try manifests([
            "new/higkb.yaml": "id: [", "new/deep/a.md": "A.", "newer/b.md": "B.", "c.md": "C.",
            "latest/higkb.yaml": "files: [gone.md]", "latest/d.md": "D.", "old/higkb.yaml": "id: lamp-1990",
            "old/e.md": "E.",
        ])
        #expect(manifests.leaveOpen("new/deep/a.md"))
        #expect(manifests.leaveOpen("latest/d.md"))
        #expect(["newer/b.md", "c.md", "old/e.md"].filter(manifests.leaveOpen).isEmpty)
        #expect(manifests.problems.count == 2)
        #expect(manifests.problems[0].place?.hasPrefix("latest/higkb.yaml") == true)
        #expect(manifests.problems[1].place?.hasPrefix("new/higkb.yaml") == true)
        #expect(id("old/e.md", manifests) == "lamp-1990")
    }

    @Test("leave everything open where the outermost is damaged")
    func outermost() throws {
        let manifests = try manifests(["higkb.yaml": "lamps", "a.md": "A.", "new/b.md": "B."])
        #expect(manifests.leaveOpen("a.md"))
        #expect(manifests.leaveOpen("new/b.md"))
    }

    @Test("are none in a folder without one, with or without a slash at its end")
    func one() throws {
        try withTemporaryFolder { folder in
            try folder.write("id: lamp-1990", to: "old/higkb.yaml")
            try folder.write("A.", to: "new/a.md")
            let path = { (name: String) in folder.appendingPathComponent(name).path }
            #expect(try FolderManifests.manifest(in: path("new"), named: "higkb.yaml") == nil)
            #expect(try FolderManifests.manifest(in: path("old"), named: "higkb.yaml")?.entries.count == 1)
            #expect(try FolderManifests.manifest(in: path("old") + "/", named: "higkb.yaml")?.entries.count == 1)
        }
    }

    @Test("are named in what is wrong with them as the caller calls them")
    func name() throws {
        try withTemporaryFolder { folder in
            try Data([0x69, 0xFF]).write(to: folder.appendingPathComponent("higkb.yaml"))
            let problem = #expect(throws: Problem.self) {
                try FolderManifests.manifest(in: folder.path, named: "old/higkb.yaml")
            }
            #expect(problem?.place == "old/higkb.yaml:1")
        }
    }
}
