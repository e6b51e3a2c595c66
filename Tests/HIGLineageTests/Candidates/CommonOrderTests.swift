import Testing

@testable import HIGLineage

@Suite("CommonOrder")
struct CommonOrderTests {
    private func share(_ left: [Int32], _ right: [Int32]) -> Double {
        var lists = TermLists()
        lists.append(left)
        lists.append(right)
        var order = CommonOrder(terms: 10)
        return order.share(lists, 0, lists, 1)
    }

    @Test(
        "is twice the longest common subsequence by the sum of the lengths",
        arguments: [
            ([1, 2, 3], [1, 2, 3], 1), ([1, 2, 3], [3, 2, 1], 1.0 / 3), ([1, 2, 3, 4], [2, 4], 2.0 / 3),
            ([1, 1, 2], [1, 2, 1], 2.0 / 3), ([1], [2], 0), ([], [1], 0), ([], [], 0),
        ] as [([Int32], [Int32], Double)])
    func share(left: [Int32], right: [Int32], expected: Double) {
        #expect(abs(share(left, right) - expected) < 1e-9)
        #expect(abs(share(right, left) - expected) < 1e-9)
    }

    @Test("is what a table of all lengths gives", arguments: 0..<50)
    func table(seed: UInt64) {
        var random = Seeded(seed)
        func terms() -> [Int32] {
            (0..<Int.random(in: 1...CommonOrder.longest, using: &random)).map { _ in
                Int32.random(in: 0..<10, using: &random)
            }
        }
        let (left, right) = (terms(), terms())
        var lengths = Array(repeating: Array(repeating: 0, count: right.count + 1), count: left.count + 1)
        for (i, term) in left.enumerated() {
            for (j, other) in right.enumerated() {
                lengths[i + 1][j + 1] = term == other ? lengths[i][j] + 1 : max(lengths[i][j + 1], lengths[i + 1][j])
            }
        }
        let expected = 2 * Double(lengths[left.count][right.count]) / Double(left.count + right.count)
        #expect(share(left, right) == expected)
        #expect(share(left, left) == 1)
    }
}
