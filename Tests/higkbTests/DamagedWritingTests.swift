import Foundation
import GRDB
import Testing

@Suite("Writing into a damaged database")
struct DamagedWritingTests {
    @Test("rows that nothing holds and that stand in the way are damage, not a defect of the program")
    func strayRows() throws {
        try withSeedFolder { folder in
            try folder.write("page.md", "# Lamps\n\nKeep a lamp near the door.\n")
            var configuration = Configuration()
            configuration.foreignKeysEnabled = false
            let queue = try DatabaseQueue(path: folder.database.path, configuration: configuration)
            try queue.writeWithoutTransaction { database in
                try database.execute(
                    sql: "INSERT INTO rule_topics (rule, position, topic) SELECT max(number) + 1, 0, 'lamp' FROM rules")
            }
            try queue.close()
            let before = try folder.run("rules").output
            let run = try folder.run("ingest", "page.md", "--edition", "lamp-1990")
            #expect(run.status == 65)
            #expect(
                run.errors == """
                    higkb: error: hig.sqlite: the database is damaged: UNIQUE constraint failed: rule_topics.rule, rule_topics.position
                      see what is damaged: higkb check --db hig.sqlite

                    """)
            try #expect(folder.run("rules").output == before)
            try #expect(folder.run("check").status == 65)
        }
    }
}
