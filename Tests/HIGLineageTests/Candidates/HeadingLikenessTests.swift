import Testing

@testable import HIGLineage

@Suite("Likeness of headings")
struct HeadingLikenessTests {
    /// Two editions' headings, each with its rule, and 1 as the weight of every term but of gates.
    private struct Headings {
        private let older: EditionProfile
        private let newer: EditionProfile
        private(set) var likeness: HeadingLikeness

        /// - Parameter gates: the weight of gates.
        init(_ olderParts: [[String]], _ newerParts: [[String]], gates: Double = 1) {
            func profile(_ edition: String, _ headings: [[String]]) -> EditionProfile {
                EditionProfile(
                    headings.enumerated().map { number, parts in
                        Sample.rule("\(edition)/\(parts[0])/\(number)", "Stop.", section: Array(parts.dropFirst()))
                    })
            }
            (older, newer) = (profile("a", olderParts), profile("b", newerParts))
            let terms = PairTerms(older, newer)
            var weights = terms.weights
            for term in weights.indices { weights[term] = 1 }
            if let term = Terms.term(of: "gates"), let number = newer.numbers.number(of: term) {
                weights[Int(number)] = gates
            }
            likeness = HeadingLikeness(
                WeighedProfile(older, numbers: terms.olderNumbers, weights: weights),
                WeighedProfile(newer, numbers: nil, weights: weights), weights)
        }

        /// How alike the heading over an older rule is with each of those over the newer ones.
        mutating func row(_ rule: Int) -> [Double] {
            likeness.turn(to: older.headingOfRule[rule])
            return newer.headingOfRule.map { likeness.with($0) }
        }
    }

    @Test(
        "is the cosine of the terms, topic included, in any order and form",
        arguments: [
            (["lamp", "Gates"], ["lamp", "Gates"], 1), (["lamp", "Gates"], ["gates", "Lamps"], 1),
            (["lamp", "Gates"], ["bell", "Gates"], 0.5), (["lamp", "Gates"], ["bell", "Cows"], 0),
            (["lamp"], ["lamp", "Gates", "Cows", "Hay"], 0.5), (["lamp", "The lamp"], ["lamp"], 1),
            (["lamp", "Café"], ["lamp", "Cafe\u{301}"], 1), (["lamp", "Café"], ["lamp", "Cafe"], 0.5),
        ] as [([String], [String], Double)])
    func cosine(older: [String], newer: [String], expected: Double) {
        var there = Headings([older], [newer])
        var back = Headings([newer], [older])
        #expect(abs(there.row(0)[0] - expected) < 1e-9)
        #expect(abs(back.row(0)[0] - expected) < 1e-9)
    }

    @Test("a term counts by its weight")
    func weights() {
        var heavy = Headings([["lamp", "Gates"]], [["bell", "Gates"], ["lamp", "Cows"]], gates: 4)
        let row = heavy.row(0)
        #expect(abs(row[0] - 0.8) < 1e-9)
        // 1 of 5 here, and 1 of 2 there.
        #expect(abs(row[1] * row[1] - 0.1) < 1e-9)
    }

    @Test("a heading without a word that carries meaning is like no other, not even like itself")
    func wordless() {
        var headings = Headings([["and", "Of the"], ["lamp"]], [["and", "Of the"], ["lamp"]])
        #expect(headings.row(0) == [0, 0])
        #expect(headings.row(1) == [0, 1])
    }

    @Test("turning from one heading to another and back leaves no trace")
    func turning() {
        let parts = [["lamp", "Gates"], ["bell", "Cows"], ["lamp", "Cows"]]
        var headings = Headings(parts, parts)
        let expected = [[1, 0, 0.5], [0, 1, 0.5], [0.5, 0.5, 1]]
        for rule in [0, 0, 1, 2, 1, 0, 2] {
            #expect(zip(headings.row(rule), expected[rule]).allSatisfy { abs($0 - $1) < 1e-9 }, "rule \(rule)")
        }
    }
}
