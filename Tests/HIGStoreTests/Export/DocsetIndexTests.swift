import GRDB
import HIGModel
import HIGStore
import Testing

@Suite("DocsetIndex")
struct DocsetIndexTests {
    private func entries(_ path: String) throws -> [[String]] {
        let queue = try DatabaseQueue(path: path)
        let sql = "SELECT name, type, path FROM searchIndex ORDER BY id"
        return try queue.read { database in
            try Row.fetchAll(database, sql: sql).map { [$0["name"], $0["type"], $0["path"]] }
        }
    }

    @Test("entries stand as they were added, in their order, each name, kind and path once")
    func added() throws {
        try withTemporaryFolder { folder in
            let path = folder.path("docSet.dsidx")
            try DocsetIndex.write(to: path) { index in
                try index.add(name: "Ring the cow's \"bell\"", type: "Guide", path: "bells.html#ring")
                try index.add(name: "Cloche à vache", type: "Guide", path: "bells.html#ring")
                try index.add(name: "Ring the cow's \"bell\"", type: "Guide", path: "bells.html#ring")
                try index.add(name: "Ring the cow's \"bell\"", type: "Section", path: "bells.html#ring")
                try index.add(name: "Ring the cow's \"bell\"", type: "Guide", path: "gates.html#ring")
            }
            try #expect(
                entries(path) == [
                    ["Ring the cow's \"bell\"", "Guide", "bells.html#ring"],
                    ["Cloche à vache", "Guide", "bells.html#ring"],
                    ["Ring the cow's \"bell\"", "Section", "bells.html#ring"],
                    ["Ring the cow's \"bell\"", "Guide", "gates.html#ring"],
                ])
        }
    }

    @Test("a docset without entries has an empty index")
    func empty() throws {
        try withTemporaryFolder { folder in
            try DocsetIndex.write(to: folder.path("docSet.dsidx")) { _ in }
            try #expect(entries(folder.path("docSet.dsidx")) == [])
        }
    }

    @Test("what stops the filling is passed on, and nothing of it is kept")
    func stopped() throws {
        try withTemporaryFolder { folder in
            let path = folder.path("docSet.dsidx")
            let problem = #expect(throws: Problem.self) {
                try DocsetIndex.write(to: path) { index in
                    try index.add(name: "Bell", type: "Guide", path: "bells.html")
                    throw Problem(.badData, "the cow is gone")
                }
            }
            #expect(problem?.message == "the cow is gone")
            let tables = try DatabaseQueue(path: path).read { try $0.tableExists("searchIndex") }
            #expect(!tables)
        }
    }

    @Test("a file that can't be written is an error of output")
    func unwritable() throws {
        try withTemporaryFolder { folder in
            let problem = #expect(throws: Problem.self) {
                try DocsetIndex.write(to: folder.path("no such folder/docSet.dsidx")) { _ in }
            }
            #expect(problem?.kind == .inputOutput)
        }
    }
}
