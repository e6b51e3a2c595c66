import HIGModel
import Testing

@Suite("DisjointSets")
struct DisjointSetsTests {
    @Test("pairs join their members, directly and through others, under the lowest")
    func joins() {
        var sets = DisjointSets(count: 7)
        sets.join(5, 6)
        sets.join(3, 5)
        sets.join(2, 1)
        #expect((1...6).map { sets.set(of: $0) } == [1, 1, 3, 4, 3, 3])
    }

    @Test("the order of the pairs makes no difference")
    func order() {
        let pairs = [(4, 2), (1, 3), (3, 4), (6, 5)]
        let found = [pairs, pairs.reversed()].map { pairs in
            var sets = DisjointSets(count: 7)
            for pair in pairs { sets.join(pair.0, pair.1) }
            return (1...6).map { sets.set(of: $0) }
        }
        #expect(found == [[1, 1, 1, 1, 5, 5], [1, 1, 1, 1, 5, 5]])
    }
}
