import Foundation
import GRDB
import Testing

@Suite("Coverage on the command line")
struct CoverageTests {
    @Test("a hole in the passages is named, and reading the documents anew mends it")
    func hole() throws {
        try withSeedFolder { folder in
            try #expect(folder.run("check", "--coverage").status == 0)
            let queue = try DatabaseQueue(path: folder.database.path)
            try queue.writeWithoutTransaction { database in
                try database.execute(
                    sql: """
                        DELETE FROM passages
                        WHERE ordinal = 1 AND source = (SELECT number FROM sources WHERE file = 'ios-2011-chunk-108.md')
                        """)
            }
            try queue.close()
            let run = try folder.run("check", "--coverage")
            #expect(run.status == 65)
            #expect(run.output.contains("note: in ios-2011, 83 characters in no passage: ios-2011-chunk-108.md\n"))
            #expect(
                run.errors == """
                    higkb: error: ios-2011/ios-2011-chunk-108.md: not every character is in one passage
                      read the documents anew: higkb check --repair

                    """)
            let editions = try JSONValue(folder.run("check", "--coverage", "--json").output)["editions"].list
            #expect(editions.map { ($0["uncovered"].int ?? 0) > 0 } == [false, true, false, false])
            try #expect(folder.run("show", "ios-2011-chunk-108.md", "--passages").output.contains("in no passage"))
            try #expect(folder.run("check").status == 65)
            try #expect(folder.run("check", "--repair").output == "nothing is wrong\n")
            try #expect(folder.run("check", "--coverage").status == 0)
        }
    }

    @Test("--passages and --raw exclude each other")
    func options() throws {
        try #expect(runHigkb("show", "x", "--raw", "--passages").status == 2)
    }
}
