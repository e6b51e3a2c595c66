import Foundation
import HIGModel
import Testing

@testable import HIGStore

@Suite("Checking")
struct CheckingTests {
    private func findings(_ damage: String) throws -> [Finding] {
        var findings: [Finding] = []
        try withTemporaryFolder { folder in
            try folder.makeDatabase()
            try folder.tamper(damage)
            findings = try Store.check(folder.database, digest: Sample.digest)
        }
        return findings
    }

    @Test("a sound database gives no findings, and checking leaves no trace")
    func sound() throws {
        try withTemporaryFolder { folder in
            try folder.makeDatabase()
            let before = try folder.bytes()
            try #expect(Store.check(folder.database, digest: Sample.digest) == [])
            try #expect(folder.bytes() == before)
            try #expect(folder.names() == ["hig.sqlite"])
        }
    }

    @Test(
        "every kind of damage is found, with its place and a remedy",
        arguments: [
            ("DELETE FROM sources WHERE chunk = 93", "rules"),
            (
                "UPDATE source_bytes SET bytes = CAST('x' AS BLOB) WHERE source = (SELECT number FROM sources LIMIT 1)",
                "current/bars.html"
            ),
            ("DELETE FROM passages WHERE ordinal = 1", "ios-2010-03/chunk_88.md"),
            ("UPDATE passages SET first_byte = first_byte + 1", "ios-2010-03/chunk_88.md"),
            ("UPDATE rules SET id = 'no-slashes' WHERE topic = 'toolbar'", "no-slashes"),
            ("DELETE FROM rule_topics WHERE topic = 'launch-screen'", "ios-2010-03/launch-screen/supply-an-image"),
            ("DELETE FROM edition_series WHERE edition = 'current'", "current"),
            ("INSERT INTO editions (id, title) VALUES ('empty', 'Empty')", "empty"),
            ("DELETE FROM links", "back-button/avoid-a-multi-segment-button"),
            (
                "UPDATE rules SET lineage = 'back-button/x' WHERE edition = 'ios-2014'",
                "back-button/avoid-a-multi-segment-button, back-button/x"
            ),
            ("UPDATE rules SET statement = 'Something else' WHERE topic = 'toolbar'", "rule_index"),
            ("DELETE FROM topic_aliases", "rule_index"),
            ("DELETE FROM rule_index_docsize", "rule_index"),
            ("UPDATE rule_words SET times = times + 1 WHERE word = 'back'", "rule_index"),
            ("UPDATE rule_facts SET packed = zeroblob(length(packed))", "rule_index"),
            (
                "INSERT INTO description_index (rowid, text) VALUES (99, 'a passage that nobody wrote')", "rule_index"
            ),
            ("DELETE FROM source_bytes WHERE source = 1", "current/bars.html"),
            ("UPDATE rules SET body = 'Altered.' WHERE topic = 'toolbar'", "ios-2010-03/toolbar/keep-items-apart"),
            ("UPDATE rules SET modality = 'ought'", "rules"),
            ("UPDATE editions SET date = 'once' WHERE id = 'ios-2014'", "editions"),
            ("UPDATE sources SET format = 'ought'", "sources"),
            ("UPDATE sources SET chunk = -5 WHERE chunk = 93", "sources"),
            ("UPDATE passages SET role = 'x'", "passages"), ("UPDATE repairs SET reason = 'x'", "repairs"),
            ("UPDATE links SET bond = 'x'", "links"),
            ("UPDATE change_log SET date = 'once'", "change_log"),
            ("UPDATE rules SET lineage = 'toolbar/x' WHERE topic = 'toolbar'", "toolbar/x"),
            (
                "UPDATE rules SET source = (SELECT number FROM sources WHERE chunk = 93), position = 9 WHERE topic = 'toolbar'",
                "ios-2010-03/toolbar/keep-items-apart"
            ),
            ("UPDATE rules SET last_line = 99 WHERE topic = 'toolbar'", "ios-2010-03/toolbar/keep-items-apart"),
            ("UPDATE edition_holdings SET rules = 9 WHERE edition = 'ios-2014'", "ios-2014"),
            ("DELETE FROM edition_holdings WHERE edition = 'ios-2014'", "ios-2014"),
            ("UPDATE links SET confidence = 7", "ios-2010-03/back-button/avoid-a-multi-segment-button"),
            ("UPDATE topics SET parent = 'nowhere' WHERE slug = 'toolbar'", "toolbar"),
            ("DELETE FROM rules WHERE topic = 'toolbar'", "rule_topics"),
            ("DROP INDEX links_by_newer", "links_by_newer"),
            ("ALTER TABLE rules DROP COLUMN page", "rules"),
            ("CREATE TABLE notes (text)", "notes"),
        ])
    func damage(sql: String, place: String) throws {
        let findings = try findings(sql)
        #expect(findings.contains { $0.place == place }, "\(findings)")
        #expect(findings.allSatisfy { !$0.remedy.isEmpty })
    }

    @Test(
        "what can be made anew is to be repaired, what cannot be is to be read again",
        arguments: [
            ("UPDATE rules SET modality = 'ought'", "higkb check --repair --db DB"),
            ("UPDATE editions SET date = 'once' WHERE id = 'ios-2014'", Inspection.startAnew),
            ("UPDATE sources SET format = 'ought'", Inspection.startAnew),
            ("UPDATE sources SET chunk = -5 WHERE chunk = 93", Inspection.startAnew),
            (
                "DELETE FROM edition_series WHERE edition = 'current'",
                "higkb forget current --db DB, then higkb ingest its documents again"
            ),
        ])
    func remedies(sql: String, remedy: String) throws {
        try withTemporaryFolder { folder in
            try folder.makeDatabase()
            try folder.tamper(sql)
            let found = try Store.check(folder.database, digest: Sample.digest)
            #expect(Set(found.map(\.remedy)) == [remedy.replacing("DB", with: folder.database)])
        }
    }

    @Test("a missing search index is found")
    func missingIndex() throws {
        try #expect(findings("DROP TABLE rule_index").contains { $0.place == "rule_index" })
    }

    @Test("rebuilding mends an index that is out of step")
    func rebuild() throws {
        try withTemporaryFolder { folder in
            try folder.makeDatabase()
            try folder.tamper(
                """
                DELETE FROM rule_index_docsize; DELETE FROM topic_aliases; DELETE FROM rule_words; DELETE FROM rule_facts
                """)
            let store = try Store.openForWriting(folder.database)
            try store.write { try $0.clear(editions: [String](), topics: Sample.topics) }
            try store.close()
            try #expect(Store.check(folder.database, digest: Sample.digest) == [])
        }
    }

    @Test(
        "rebuilding makes what is missing of the index",
        arguments: ["rule_index", "rule_words", "rule_facts", "description_index"])
    func rebuildMissing(table: String) throws {
        try withTemporaryFolder { folder in
            try folder.makeDatabase()
            let before = try folder.read { try $0.search(SearchQuery(text: "back", descriptions: true)) }
            try folder.tamper("DROP TABLE \(table)")
            let store = try Store.openForWriting(folder.database)
            try store.write { try $0.clear(editions: [String](), topics: Sample.topics) }
            try store.close()
            try #expect(Store.check(folder.database, digest: Sample.digest) == [])
            try #expect(folder.read { try $0.search(SearchQuery(text: "back", descriptions: true)) } == before)
        }
    }
}
