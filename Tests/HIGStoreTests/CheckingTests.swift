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
            findings = try Store.openForReading(folder.database).check(digest: Sample.digest)
        }
        return findings
    }

    @Test("a sound database gives no findings, and checking leaves no trace")
    func sound() throws {
        try withTemporaryFolder { folder in
            try folder.makeDatabase()
            let before = try folder.bytes()
            try #expect(Store.openForReading(folder.database).check(digest: Sample.digest) == [])
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
        ])
    func damage(sql: String, place: String) throws {
        let findings = try findings(sql)
        #expect(findings.contains { $0.place == place }, "\(findings)")
        #expect(findings.allSatisfy { !$0.remedy.isEmpty })
    }

    @Test("a missing search index is found")
    func missingIndex() throws {
        try #expect(findings("DROP TABLE rule_index").map(\.problem).first?.contains("search index is missing") == true)
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
            try store.write { try $0.rebuildSearchIndex() }
            try store.close()
            try #expect(Store.openForReading(folder.database).check(digest: Sample.digest) == [])
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
            try store.write { try $0.rebuildSearchIndex() }
            try store.close()
            try #expect(Store.openForReading(folder.database).check(digest: Sample.digest) == [])
            try #expect(folder.read { try $0.search(SearchQuery(text: "back", descriptions: true)) } == before)
        }
    }

    @Test("flipped bytes give an error, a finding or a right answer, never a crash", arguments: 0..<40)
    func flippedBytes(seed: Int) throws {
        try withTemporaryFolder { folder in
            try folder.makeDatabase()
            let rules = try folder.read { try $0.rules() }
            var bytes = try folder.bytes()
            var random = UInt64(seed) &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            for _ in 0..<8 {
                random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                bytes[Int(random >> 33) % bytes.count] ^= UInt8(truncatingIfNeeded: random >> 20) | 1
            }
            try bytes.write(to: URL(fileURLWithPath: folder.database))
            do {
                let store = try Store.openForReading(folder.database)
                let findings = try store.check(digest: Sample.digest)
                _ = try store.read { try $0.search(SearchQuery(text: "back button")) }
                let found = try store.read { try $0.rules() }
                if findings.isEmpty { #expect(found.map(\.id) == rules.map(\.id)) }
            } catch is Problem {
                // What damage should give.
            }
        }
    }

    @Test("a truncated file gives a finding or an error", arguments: [1, 3, 10])
    func truncated(tenths: Int) throws {
        try withTemporaryFolder { folder in
            try folder.makeDatabase()
            let bytes = try folder.bytes()
            try bytes.prefix(bytes.count * tenths / 11).write(to: URL(fileURLWithPath: folder.database))
            do {
                try #expect(!Store.openForReading(folder.database).check(digest: Sample.digest).isEmpty)
            } catch let problem as Problem {
                #expect(problem.kind == .badData)
            }
        }
    }
}
