import Testing

@testable import HIGParsing

@Suite("Parallel titles")
struct ParallelTitlesTests {
    private func levels(_ headings: [(String, Int)]) -> [Int] {
        ParallelTitles.levels(of: headings.map { (HeadingText($0.0), $0.1) })
    }

    private func gates(_ levels: [Int]) -> [(String, Int)] {
        zip(["Red", "Old", "Blue", "Low", "Iron"], levels).map { ("The \($0) Gate", $1) }
    }

    @Test(
        "headings of one pattern have the lowest level that half of them share, unless theirs is lower",
        arguments: [
            ([1, 2, 2], [2, 2, 2]), ([2, 1, 2, 4], [2, 2, 2, 4]), ([1, 1, 3, 3], [3, 3, 3, 3]),
            ([1, 1, 1, 3], [1, 1, 1, 3]), ([2, 2, 2], [2, 2, 2]),
        ])
    func shared(levels: [Int], equal: [Int]) {
        #expect(self.levels(gates(levels)) == equal)
    }

    @Test(
        "where half of them share no level, and where two are all, each keeps its own",
        arguments: [[1, 2, 3], [1, 2]])
    func unshared(levels: [Int]) {
        #expect(self.levels(gates(levels)) == levels)
    }

    @Test("headings between them keep their levels, and count as none of them")
    func between() {
        let (first, rest) = (gates([1, 3, 3])[0], gates([1, 3, 3]).dropFirst())
        let others = [("Bells", 1), ("The Old Wooden Gate", 1), ("A Red Gate", 1)]
        #expect(levels([first] + others + rest) == [3, 1, 1, 1, 3, 3])
    }

    @Test("what stands far away is of another family")
    func distance() {
        let cows = (1...20).map { ("Cow \($0)", 4) }
        let titles = gates([1, 3, 3, 3])
        #expect(levels([titles[0]] + cows + titles[1...]) == [1] + cows.map(\.1) + [3, 3, 3])
    }

    @Test("markup and a chapter's number make no other pattern")
    func markup() {
        #expect(levels([("Chapter 2 The Red Gate", 1), ("**The Old Gate**", 2), ("The Blue Gate", 2)]) == [2, 2, 2])
    }

    @Test("titles of two words make no pattern, and no titles have no levels")
    func short() {
        #expect(levels([("Red Gate", 1), ("Red Gate", 2), ("Red Gate", 2)]) == [1, 2, 2])
        #expect(levels([]).isEmpty)
    }

    @Test("of given headings alone the levels are made equal")
    func chosen() {
        var levels = [1, 1, 2, 5, 2]
        ParallelTitles.equalize([1, 2, 3, 4], in: &levels)
        #expect(levels == [1, 2, 2, 5, 2])
    }
}
