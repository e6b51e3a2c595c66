/// How much of two statements stands in the same order.
struct CommonOrder {
    private var lengths: ContiguousArray<Int32> = []

    /// Twice the length of the longest common subsequence, by the sum of the lengths; 0 to 1.
    mutating func share(_ older: TermLists, _ rule: Int, _ newer: TermLists, _ other: Int) -> Double {
        let left = older.range(rule)
        let right = newer.range(other)
        guard !left.isEmpty, !right.isEmpty else { return 0 }
        lengths.removeAll(keepingCapacity: true)
        lengths.append(contentsOf: repeatElement(0, count: right.count + 1))
        for i in left {
            let term = older.terms[i]
            var diagonal: Int32 = 0
            for (column, j) in right.enumerated() {
                let above = lengths[column + 1]
                lengths[column + 1] = newer.terms[j] == term ? diagonal + 1 : max(above, lengths[column])
                diagonal = above
            }
        }
        return 2 * Double(lengths[right.count]) / Double(left.count + right.count)
    }
}
