import Testing

@testable import HIGLineage

@Suite("SharedTally")
struct SharedTallyTests {
    private let stated = SharedTerms.Term(weight: 2, isInOlder: true, isInNewer: true)
    private let told = SharedTerms.Term(weight: 3, isInOlder: false, isInNewer: false)

    @Test("sums up what each rule shares, and names in source order those that share anything")
    func sums() {
        var tally = SharedTally(rules: 3)
        for rule: Int32 in [2, 0, 2] { tally.add(stated, to: rule) }
        tally.add(told, to: 2)
        #expect(tally.rules { _, _ in true } == [0, 2])
        #expect(tally.rules { _, shared in shared.texts > 2 } == [2])
        #expect([0, 1, 2].map { tally[$0].texts } == [2, 0, 7])
        #expect([0, 1, 2].map { tally[$0].statements } == [2, 0, 4])
    }

    @Test("begins anew when cleared, also when all rules were met")
    func clearing() {
        var tally = SharedTally(rules: 2)
        for rule: Int32 in [1, 0, 1, 0] { tally.add(told, to: rule) }
        #expect(tally.rules { _, _ in true } == [0, 1])
        tally.clear()
        #expect(tally.rules { _, _ in true } == [])
        #expect(tally[1].isEmpty)
        tally.add(told, to: 1)
        #expect(tally.rules { _, _ in true } == [1])
        #expect(tally[1].texts == 3)
    }
}
