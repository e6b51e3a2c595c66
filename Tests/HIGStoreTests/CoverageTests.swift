import HIGModel
import Testing

@testable import HIGStore

@Suite("Coverage")
struct CoverageTests {
    private func tally(_ text: String, _ passages: [(Passage.Role, Range<Int>)]) -> [Int] {
        let tally = PassageTally(bytes: Array(text.utf8), passages: passages.map { (role: $0.0, bytes: $0.1) })
        return [tally.characters, tally.byRole.values.reduce(0, +), tally.uncovered, tally.overlapping]
    }

    @Test("characters are code points, each counted where it belongs")
    func characters() {
        #expect(tally("café ☂", [(.statement, 0..<5), (.body, 5..<9)]) == [6, 6, 0, 0])
        #expect(tally("", []) == [0, 0, 0, 0])
    }

    @Test("holes and overlaps are counted, wherever they are")
    func faults() {
        #expect(tally("0123456789", []) == [10, 0, 10, 0])
        #expect(tally("0123456789", [(.body, 2..<4), (.body, 6..<8)]) == [10, 4, 6, 0])
        #expect(tally("0123456789", [(.body, 0..<6), (.body, 4..<10)]) == [10, 10, 0, 2])
        #expect(tally("0123456789", [(.body, 0..<10), (.body, 2..<4), (.body, 3..<5)]) == [10, 10, 0, 4])
        #expect(tally("0123456789", [(.body, 0..<90)]) == [10, 10, 0, 0])
        #expect(tally("0123456789", [(.body, 0..<10), (.body, 80..<90)]) == [10, 10, 0, 0])
    }

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
