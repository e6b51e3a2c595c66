import Testing

@testable import HIGStore

@Suite("SearchFacts")
struct SearchFactsTests {
    /// What is said of each rule beside its number.
    private struct Fact: Equatable {
        let age: UInt8
        let length: Int
        let lineage: Int
    }

    private func facts(_ folder: TemporaryFolder) throws -> SearchFacts {
        try folder.read { try SearchFacts(packed: SearchFacts.packed($0.database)) }
    }

    private func all(_ facts: SearchFacts) -> [Fact] {
        (0..<facts.count).map { Fact(age: facts.age($0), length: facts.length($0), lineage: facts.lineage($0)) }
    }

    @Test(
        "whatever gaps there are between the row numbers, each rule keeps its number and what is said of it",
        arguments: [
            [1, 2, 3, 4, 5], [7, 8, 9, 10, 11], [255, 256, 257, 258, 259], [256, 257, 258, 259, 260], [1, 3, 4, 5, 6],
            [1, 256, 512, 513, 769], [300, 301, 900, 70_000, 70_001], [1, 2, 3, 4, 2_000_000_000],
        ])
    func gaps(numbers: [Int]) throws {
        try withTemporaryFolder { folder in
            try folder.makeDatabase()
            let before = try facts(folder)
            #expect(Set(all(before).map(\.length)).count > 1)
            for (old, new) in zip(1...5, numbers).reversed() {
                try folder.tamper(
                    """
                    UPDATE rules SET number = \(new) WHERE number = \(old);
                    UPDATE rule_index_docsize SET id = \(new) WHERE id = \(old);
                    """)
            }
            let facts = try facts(folder)
            #expect(facts.count == 5)
            #expect((0..<5).map { facts.number($0) } == numbers)
            #expect((facts.firstNumber, facts.lastNumber) == (numbers.first, numbers.last))
            #expect(all(facts) == all(before))
            for (place, number) in numbers.enumerated() {
                #expect(facts.placeIfAny(of: number, from: 0) == place)
                #expect(facts.placeIfAny(of: number, from: place) == place)
                #expect(facts.placeIfAny(of: number, from: place + 1) == nil)
            }
            for number in [0, numbers[4] + 1, .max] { #expect(facts.placeIfAny(of: number, from: 0) == nil) }
        }
    }

    @Test("rules of more editions than there are ages are told from gaps")
    func manyEditions() throws {
        try withTemporaryFolder { folder in
            try folder.makeDatabase()
            let before = try facts(folder)
            try folder.tamper(
                """
                WITH RECURSIVE years (year) AS (SELECT 1000 UNION ALL SELECT year + 1 FROM years WHERE year < 1259)
                INSERT INTO editions (id, title, date) SELECT 'lamp-' || year, 'Lamps', '' || year FROM years
                """)
            let facts = try facts(folder)
            #expect((0..<facts.count).map { facts.number($0) } == (0..<before.count).map { before.number($0) })
            #expect((0..<facts.count).allSatisfy { facts.age($0) == 254 })
            #expect(facts.newestAge == 254)
        }
    }

    @Test("without rules there are none")
    func empty() throws {
        let facts = try SearchFacts(packed: [])
        #expect(facts.count == 0 && facts.firstNumber == nil && facts.lastNumber == nil)
        #expect(facts.placeIfAny(of: 0, from: 0) == nil)
    }
}
