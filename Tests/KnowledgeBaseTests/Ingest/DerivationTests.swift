import HIGModel
import HIGParsing
import HIGStore
import Testing

@testable import KnowledgeBase

@Suite("Derivation: what follows from the stored sources")
struct DerivationTests {
    private func renew(_ folder: TemporaryFolder, telling counter: IngestCounter = IngestCounter()) throws {
        try KnowledgeBase(path: folder.database, access: .changing).store.write {
            try Derivation(writer: $0, vocabulary: TopicVocabulary.bundled()).renew(telling: counter)
        }
    }

    @Test("made anew is what it was")
    func same() throws {
        try withTemporaryFolder { folder in
            try folder.ingestSeeds()
            let before = try folder.everything()
            try renew(folder)
            try #expect(folder.everything() == before)
        }
    }

    @Test("is made of the sources alone: rules and links that nobody wrote go, and those lost come back")
    func damaged() throws {
        try withTemporaryFolder { folder in
            try folder.ingestSeeds()
            let before = try folder.everything()
            try folder.tamper("DELETE FROM links; UPDATE rules SET statement = 'altered' WHERE edition = 'ios-2011'")
            try renew(folder)
            try #expect(folder.everything() == before)
        }
    }

    @Test("leaves an edition as it is of which a source's bytes have changed")
    func changedBytes() throws {
        try withTemporaryFolder { folder in
            try folder.ingestSeeds()
            let before = try folder.base().rules(editions: ["ios-2010-03"])
            try folder.tamper(
                """
                UPDATE source_bytes SET bytes = CAST('x' AS BLOB)
                WHERE source IN (SELECT number FROM sources WHERE edition = 'ios-2010-03')
                """)
            try renew(folder)
            try #expect(folder.base().rules(editions: ["ios-2010-03"]).map(\.statement) == before.map(\.statement))
        }
    }

    @Test("that is stopped changes nothing")
    func stopped() throws {
        struct Stop: Error {}
        try withTemporaryFolder { folder in
            try folder.ingestSeeds()
            let before = try folder.everything()
            #expect(throws: Stop.self) { try renew(folder, telling: IngestCounter { _ in throw Stop() }) }
            try #expect(folder.everything() == before)
        }
    }
}
