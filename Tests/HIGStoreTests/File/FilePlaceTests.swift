import Foundation
import HIGModel
import Testing

@testable import HIGStore

@Suite("FilePlace: what an export must not take the place of")
struct FilePlaceTests {
    private let files = FileManager.default

    @Test("the database is known by every name that leads to it")
    func names() throws {
        try withTemporaryFolder { folder in
            try folder.makeDatabase()
            try files.linkItem(atPath: folder.database, toPath: folder.path("hard.sqlite"))
            try files.createSymbolicLink(atPath: folder.path("soft.sqlite"), withDestinationPath: "hig.sqlite")
            try files.createDirectory(atPath: folder.path("in"), withIntermediateDirectories: true)
            for opened in ["hig.sqlite", "hard.sqlite", "soft.sqlite"] {
                let store = try Store.openForReading(folder.path(opened))
                for target in ["hig.sqlite", "hard.sqlite", "soft.sqlite", "in/../hig.sqlite"] {
                    let problem = #expect(throws: Problem.self, "\(opened), \(target)") {
                        try store.refuseTarget(folder.path(target), companions: [])
                    }
                    #expect(
                        problem
                            == Problem(
                                .usage, "this is the database itself", at: folder.path(target),
                                next: "name another file"))
                }
            }
        }
    }

    @Test(
        "so are the files that belong to it, also those that are not there yet",
        arguments: ["-wal", "-shm", "-journal", ".pins"])
    func companions(suffix: String) throws {
        try withTemporaryFolder { folder in
            try folder.makeDatabase()
            try files.createSymbolicLink(atPath: folder.path("here"), withDestinationPath: ".")
            try files.createDirectory(atPath: folder.path("in"), withIntermediateDirectories: true)
            try files.createSymbolicLink(atPath: folder.path("in/soft.sqlite"), withDestinationPath: "../hig.sqlite")
            let store = try Store.openForReading(folder.path("in/soft.sqlite"))
            for target in ["hig.sqlite", "here/hig.sqlite", "in/../hig.sqlite"] {
                let problem = #expect(throws: Problem.self, "\(target)") {
                    try store.refuseTarget(
                        folder.path(target + suffix), companions: [folder.path("hig.sqlite.pins")])
                }
                #expect(problem?.kind == .usage)
            }
        }
    }

    @Test("nor of a folder that they lie in, however deep, also where a link leads into it")
    func folders() throws {
        try withTemporaryFolder { folder in
            try files.createDirectory(atPath: folder.path("pier/lamp"), withIntermediateDirectories: true)
            try folder.makeDatabase()
            try files.moveItem(atPath: folder.database, toPath: folder.path("pier/lamp/hig.sqlite"))
            try files.createSymbolicLink(
                atPath: folder.path("soft.sqlite"), withDestinationPath: "pier/lamp/hig.sqlite")
            try files.createSymbolicLink(atPath: folder.path("quay"), withDestinationPath: "pier")
            let store = try Store.openForReading(folder.path("soft.sqlite"))
            for target in ["pier", "pier/", "pier/lamp", "quay", "pier/../pier", "/"] {
                let path = target.hasPrefix("/") ? target : folder.path(target)
                let problem = #expect(throws: Problem.self, "\(target)") {
                    try store.refuseTarget(path, companions: [])
                }
                #expect(problem?.kind == .usage)
            }
            try store.refuseTarget(folder.path("pier/lam"), companions: [])
            try Data().write(to: URL(fileURLWithPath: folder.path("pins")))
            try files.createDirectory(atPath: folder.path("kept"), withIntermediateDirectories: true)
            try files.moveItem(atPath: folder.path("pins"), toPath: folder.path("kept/pins"))
            #expect(throws: Problem.self) {
                try store.refuseTarget(folder.path("kept"), companions: [folder.path("kept/pins")])
            }
        }
    }

    @Test("other files are nobody's")
    func others() throws {
        try withTemporaryFolder { folder in
            try folder.makeDatabase()
            try Data("{}".utf8).write(to: URL(fileURLWithPath: folder.path("rules.jsonl")))
            let store = try Store.openForReading(folder.database)
            for target in ["rules.jsonl", "new.jsonl", "hig.sqlite.jsonl", "hig", "nowhere/hig.sqlite", "/dev/null"] {
                try store.refuseTarget(target.hasPrefix("/") ? target : folder.path(target), companions: [])
            }
        }
    }

    @Test("the name of what is there is absolute, past links; what is not there has none")
    func resolved() throws {
        try withTemporaryFolder { folder in
            try folder.makeDatabase()
            try files.createSymbolicLink(atPath: folder.path("soft.sqlite"), withDestinationPath: "hig.sqlite")
            let name = try #require(FilePlace.resolved(folder.path("soft.sqlite")))
            #expect(name == FilePlace.resolved(folder.database))
            #expect(name.hasPrefix("/") && name.hasSuffix("/hig.sqlite"))
            #expect(FilePlace.resolved(folder.path("none")) == nil)
        }
    }
}
