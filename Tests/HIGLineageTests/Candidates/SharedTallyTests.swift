import Testing

@testable import HIGLineage

@Suite("SharedTally")
struct SharedTallyTests {
    private let stated = SharedTerms.Term(weight: 2, isInOlder: true, isInNewer: true)
    private let told = SharedTerms.Term(weight: 3, isInOlder: false, isInNewer: false)

    @Test("sums up what each rule shares, and names in source order those that share anything")
    func sums() {
        var tally = SharedTally(rules: 3)
        for _ in 1...2 {
            for rule: Int32 in [2, 0, 2] { tally.add(stated, to: rule) }
            tally.add(told, to: 2)
            let taken = tally.take { _, _ in true }
            #expect(taken.map(\.rule) == [0, 2])
            #expect(taken.map(\.shared.texts) == [2, 7])
            #expect(taken.map(\.shared.statements) == [2, 4])
        }
        for rule: Int32 in [2, 0, 2] { tally.add(stated, to: rule) }
        #expect(tally.take { _, shared in shared.texts > 2 }.map(\.rule) == [2])
    }

    @Test("begins anew when all were taken, also when all rules were met")
    func clearing() {
        var tally = SharedTally(rules: 2)
        for rule: Int32 in [1, 0, 1, 0] { tally.add(told, to: rule) }
        #expect(tally.take { _, _ in true }.map(\.rule) == [0, 1])
        #expect(tally.take { _, _ in true }.isEmpty)
        tally.add(told, to: 1)
        let taken = tally.take { _, _ in true }
        #expect(taken.map(\.rule) == [1])
        #expect(taken.map(\.shared.texts) == [3])
    }
}
