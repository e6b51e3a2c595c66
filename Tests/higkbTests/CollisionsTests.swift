import Foundation
import Testing

@Suite("Ids that collide")
struct CollisionsTests {
    @Test("rules whose ids are told apart by a digest or a count are listed, each with its place")
    func listed() throws {
        try withSeedFolder(isEmpty: true) { folder in
            let page = folder.url.appending(path: "page.md")
            try """
            # Lamps

            **Keep the lamp near the very first window on the left.** It helps.

            **Keep the lamp near the very first window.** It helps, too.

            **Keep the lamp near the very first window.** Again.

            **Keep walls white.** They look larger.
            """.write(to: page, atomically: true, encoding: .utf8)
            try #expect(folder.run("ingest", page.path, "--edition", "lamp-1990").status == 0)
            let rules = try folder.json("rules")["rules"].list
            let run = try folder.run("check", "--collisions", "--json")
            #expect(run.status == 0)
            let colliding = try JSONValue(run.output)["rules"].list
            #expect(rules.count == 4)
            #expect(colliding.count == 3)
            #expect(colliding.allSatisfy { $0["statement"].string?.hasPrefix("Keep the lamp") == true })
            #expect(colliding.compactMap { $0["source"]["lines"][0].int }.sorted() == [3, 5, 7])
            try #expect(folder.run("check", "--collisions", "--edition", "lamp-1990", "--json").output == run.output)
            try #expect(folder.run("check").output == "nothing is wrong\n")
        }
    }

    @Test("where there are none, that is said")
    func none() throws {
        try withSeedFolder(isEmpty: true) { folder in
            let page = folder.url.appending(path: "page.md")
            try "# Lamps\n\n**Keep walls white.**\n".write(to: page, atomically: true, encoding: .utf8)
            try #expect(folder.run("ingest", page.path, "--edition", "lamp-1990").status == 0)
            try #expect(folder.run("check", "--collisions").output == "no two rules have one name\n")
        }
    }

    @Test("it excludes the other lists of check")
    func options() throws {
        try #expect(runHigkb("check", "--collisions", "--repairs").status == 2)
        try #expect(runHigkb("check", "--edition", "2011").status == 2)
    }
}
