import Testing

@testable import HIGParsing

@Suite("Numbered titles")
struct NumberedTitlesTests {
    private func levels(_ headings: [(String, Int)]) -> [Int] {
        NumberedTitles.levels(of: headings.map { (HeadingText($0.0), $0.1) })
    }

    private func lamps(_ numbers: [Int], _ levels: [Int]) -> [(String, Int)] {
        zip(numbers, levels).map { ("\($0). Lamp", $1) }
    }

    @Test("headings that are numbered on have the level that most of them have, of several the lowest")
    func shared() {
        #expect(levels(lamps(Array(1...8), [2, 1, 2, 3, 2, 1, 2, 3])) == Array(repeating: 2, count: 8))
        #expect(levels(lamps(Array(1...8), [1, 2, 1, 2, 1, 2, 1, 2])) == Array(repeating: 2, count: 8))
        #expect(
            levels(lamps(Array(1...8), [1, 2, 2, 2, 2, 2, 2, 2]).map { ($0.0.replacing(".", with: ")"), $0.1) })
                == Array(repeating: 2, count: 8))
    }

    @Test("some of them may be lost, and others stand between")
    func gaps() {
        let series = lamps([1, 2, 8, 9, 10, 11, 13, 14], [2, 1, 2, 2, 1, 2, 2, 2])
        let expected = [2, 2, 3] + Array(repeating: 2, count: 6)
        #expect(levels(Array(series[..<2]) + [("Cords", 3)] + Array(series[2...])) == expected)
    }

    @Test(
        "few are steps of something, and what is numbered otherwise, or anew, is no series",
        arguments: [
            Array(1...7), [1, 2, 3, 4, 1, 2, 3, 4], [1, 8, 15, 22, 29, 36, 43, 50], [8, 7, 6, 5, 4, 3, 2, 1],
        ])
    func none(numbers: [Int]) {
        let found = (0..<numbers.count).map { 1 + $0 % 3 }
        #expect(levels(lamps(numbers, found)) == found)
        #expect(levels(numbers.indices.map { ("\($0 + 1).1 Lamp", found[$0]) }) == found)
        #expect(levels(numbers.indices.map { ("\($0 + 1) Lamps", found[$0]) }) == found)
    }

    @Test("a series within one of its sections is another")
    func nested() {
        let outer = lamps(Array(1...9), [1, 2, 1, 2, 2, 2, 2, 2, 2])
        let inner = lamps([1, 2, 3], [3, 4, 3])
        #expect(
            levels(Array(outer[..<5]) + inner + inner + Array(outer[5...]))
                == [2, 2, 2, 2, 2, 3, 4, 3, 3, 4, 3, 2, 2, 2, 2])
        #expect(levels([]).isEmpty)
    }
}
