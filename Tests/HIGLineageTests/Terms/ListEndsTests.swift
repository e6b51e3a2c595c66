import Testing

@testable import HIGLineage

@Suite("ListEnds")
struct ListEndsTests {
    @Test("tell the places of each list, empty ones among them, however they were told")
    func ranges() {
        var ends = ListEnds()
        for end in [2, 2, 5] { ends.append(end) }
        #expect((0..<ends.count).map(ends.range) == [0..<2, 2..<2, 2..<5])
        #expect(ends.last == 5)
        #expect(ends.all == [2, 2, 5])
        #expect(ends == ListEnds(lengths: [2, 0, 3]))
    }

    @Test("of no list end at the beginning")
    func none() {
        #expect(ListEnds().last == 0)
        #expect(ListEnds() == ListEnds(lengths: []))
    }
}
