/// How much of two statements stands in the same order.
///
/// By H. Hyyrö's "Bit-parallel LCS-length computation revisited" (2004): a statement's terms are the bits of a word.
struct CommonOrder {
    /// The places of each term in the newer statement, as bits.
    private var places: ContiguousArray<UInt64>

    /// The most terms of a statement that are compared; a word has bits for all of them. Sixty say what it says, more only
    /// cost.
    static let longest = 60

    /// - Parameter terms: how many terms there are.
    init(terms: Int) { places = ContiguousArray(repeating: 0, count: terms) }

    /// Twice the length of the longest common subsequence, by the sum of the lengths; 0 to 1.
    mutating func share(_ older: TermLists, _ rule: Int, _ newer: TermLists, _ other: Int) -> Double {
        let left = older.range(rule).prefix(CommonOrder.longest)
        let right = newer.range(other).prefix(CommonOrder.longest)
        guard !left.isEmpty, !right.isEmpty else { return 0 }
        for (bit, place) in right.enumerated() { places[Int(newer.terms[place])] |= 1 << UInt64(bit) }
        // The bits that are not set are where a common subsequence grows.
        var still = UInt64.max
        for place in left {
            let matches = still & places[Int(older.terms[place])]
            still = (still &+ matches) | (still &- matches)
        }
        for place in right { places[Int(newer.terms[place])] = 0 }
        let unused = UInt64.bitWidth - right.count
        let length = (~still << UInt64(unused)).nonzeroBitCount
        return 2 * Double(length) / Double(left.count + right.count)
    }
}
