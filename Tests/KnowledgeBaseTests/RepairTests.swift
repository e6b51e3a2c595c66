import HIGModel
import HIGText
import KnowledgeBase
import Testing

@Suite("Repair: what is derived, made anew")
struct RepairTests {
    @Test("of a sound database changes no answer")
    func sound() throws {
        try withTemporaryFolder { folder in
            try folder.ingestSeeds()
            let before = try folder.everything()
            try KnowledgeBase(path: folder.database, access: .changing).repair()
            try #expect(folder.everything() == before)
            #expect(try KnowledgeBase.check(path: folder.database) == [])
        }
    }

    @Test(
        "of damage to what is derived brings the answers of a fresh ingest back",
        arguments: [
            "DELETE FROM links", "DELETE FROM passages", "DELETE FROM rule_topics", "DELETE FROM rules",
            "DELETE FROM rule_index_docsize", "DELETE FROM rule_index_data WHERE id > 10",
            "UPDATE rules SET lineage = 'x/y'", "UPDATE rules SET body = 'altered'", "DELETE FROM topics",
            "UPDATE rules SET modality = 'ought'", "UPDATE passages SET rule = NULL, role = 'x'",
            "DELETE FROM rules WHERE rowid % 2", "UPDATE rules SET topic = 'elsewhere'",
        ])
    func damaged(sql: String) throws {
        try withTemporaryFolder { folder in
            try folder.holdSeeds()
            try folder.tamper(sql)
            let findings = try KnowledgeBase.check(path: folder.database)
            #expect(!findings.isEmpty)
            #expect(findings.allSatisfy { $0.remedy.hasPrefix("higkb check --repair --db") }, "\(findings)")
            try KnowledgeBase(path: folder.database, access: .changing).repair()
            #expect(try KnowledgeBase.check(path: folder.database) == [])
            try #expect(folder.everything() == seedAnswers.get())
        }
    }

    @Test(
        "is not advised for damage that it cannot mend",
        arguments: [
            "UPDATE editions SET date = 'once' WHERE id = 'ios-2014'", "UPDATE sources SET format = 'ought'",
            "UPDATE sources SET chunk = -5 WHERE chunk = 93", "DELETE FROM edition_series WHERE edition = 'current'",
        ])
    func originals(sql: String) throws {
        try withTemporaryFolder { folder in
            try folder.holdSeeds()
            try folder.tamper(sql)
            let findings = try KnowledgeBase.check(path: folder.database)
            #expect(!findings.isEmpty)
            #expect(findings.allSatisfy { !$0.remedy.contains("--repair") }, "\(findings)")
        }
    }

    @Test("leaves a source whose bytes have changed to be taken in again, as check says")
    func changedSource() throws {
        try withTemporaryFolder { folder in
            try folder.ingestSeeds()
            let before = try folder.everything()
            try folder.tamper("UPDATE source_bytes SET bytes = CAST('x' AS BLOB) WHERE source = 1")
            try KnowledgeBase(path: folder.database, access: .changing).repair()
            let finding = try #require(try KnowledgeBase.check(path: folder.database).first)
            let file = finding.place.drop { $0 != "/" }.dropFirst()
            let database = folder.database.shellWord
            #expect(finding.remedy == "higkb forget \(file) --db \(database), then higkb ingest it again")
            _ = try folder.forget(String(file))
            try folder.ingestSeeds()
            #expect(try KnowledgeBase.check(path: folder.database) == [])
            try #expect(folder.everything() == before)
        }
    }
}
