import Testing

@testable import HIGParsing

@Suite("PairTally")
struct PairTallyTests {
    @Test("pairs are counted one by one, by their order, however many there are")
    func counts() {
        var tally = PairTally()
        for first in 0..<600 {
            for second in 0..<400 where (first + second).isMultiple(of: 3) {
                for _ in 0...second % 2 { tally.add(second, after: first) }
            }
        }
        for first in 0..<600 {
            for second in 0..<400 {
                let count = (first + second).isMultiple(of: 3) ? second % 2 + 1 : 0
                #expect(tally.count(of: second, after: first) == count)
            }
        }
        #expect(tally.count(of: 0, after: 1 << 30) == 0)
    }

    @Test("more pairs than there is room for at first are all kept")
    func growth() {
        var tally = PairTally()
        for number in 0..<300_000 { tally.add(number, after: number / 7) }
        #expect((0..<300_000).allSatisfy { tally.count(of: $0, after: $0 / 7) == 1 })
        #expect(tally.count(of: 300_000, after: 300_000 / 7) == 0)
    }
}
