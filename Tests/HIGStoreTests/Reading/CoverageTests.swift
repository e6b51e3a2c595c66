import HIGModel
import Testing

@testable import HIGStore

@Suite("Coverage")
struct CoverageTests {
    @Test("in a sound database all characters of every edition are in passages")
    func sound() throws {
        try withTemporaryFolder { folder in
            try folder.makeDatabase()
            let editions = try folder.read { try $0.coverage() }
            #expect(editions.map(\.edition.id) == ["ios-2010-03", "ios-2014", "current"])
            for edition in editions {
                #expect(edition.byRole.values.reduce(0, +) == edition.characters && edition.characters > 0)
                #expect(edition.uncovered == 0 && edition.overlapping == 0 && edition.faultyFiles == [])
            }
            // Code points, not bytes: é is one.
            #expect(editions[0].byRole[.statement] == "Supply an image for café visitors.\n".count + 62)
        }
    }

    @Test(
        "a hole or an overlap shows in the numbers, with its file",
        arguments: [
            ("DELETE FROM passages WHERE ordinal = 1", 18, 0), ("DELETE FROM passages WHERE ordinal = 0", 44, 0),
            ("UPDATE passages SET first_byte = 40 WHERE ordinal = 1", 0, 4),
            ("UPDATE passages SET end_byte = end_byte - 3 WHERE ordinal = 1", 3, 0),
        ])
    func holes(sql: String, uncovered: Int, overlapping: Int) throws {
        try withTemporaryFolder { folder in
            try folder.makeDatabase()
            try folder.tamper(
                sql + " AND source = (SELECT number FROM sources WHERE chunk = 88)")
            let edition = try folder.read { try $0.coverage() }[0]
            #expect(edition.uncovered == uncovered && edition.overlapping == overlapping)
            #expect(edition.faultyFiles == ["chunk_88.md"])
            #expect(edition.byRole.values.reduce(0, +) + uncovered == edition.characters)
            let sources = try folder.read { try $0.sources() }
            let source = try #require(sources.first { $0.chunk == 88 })
            let found = try folder.read { try $0.sourcePassages(of: source) }
            #expect(found?.uncovered == uncovered)
        }
    }
}
