import HIGModel
import Testing

@testable import HIGStore

@Suite("PassageTally")
struct PassageTallyTests {
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
}
