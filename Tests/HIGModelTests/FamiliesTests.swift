import HIGModel
import Testing

@Suite("Families")
struct FamiliesTests {
    @Test("pairs join their members, directly and through others, under the lowest")
    func joins() {
        var families = Families(count: 7)
        families.join(5, 6)
        families.join(3, 5)
        families.join(2, 1)
        #expect((1...6).map { families.family(of: $0) } == [1, 1, 3, 4, 3, 3])
    }

    @Test("the order of the pairs makes no difference")
    func order() {
        let pairs = [(4, 2), (1, 3), (3, 4), (6, 5)]
        let found = [pairs, pairs.reversed()].map { pairs in
            var families = Families(count: 7)
            for pair in pairs { families.join(pair.0, pair.1) }
            return (1...6).map { families.family(of: $0) }
        }
        #expect(found == [[1, 1, 1, 1, 5, 5], [1, 1, 1, 1, 5, 5]])
    }
}
