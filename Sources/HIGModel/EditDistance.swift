/// How far two words are apart: the fewest insertions, deletions, substitutions and swaps of neighbouring letters that
/// turn one into the other (optimal string alignment).
public enum EditDistance {
    /// - Parameter limit: what is further apart than this counts as `limit + 1`, and is found out sooner.
    public static func between(_ left: some Sequence<UInt8>, _ right: some Sequence<UInt8>, limit: Int) -> Int {
        let (left, right) = (Array(left), Array(right))
        guard abs(left.count - right.count) <= limit else { return limit + 1 }
        guard !left.isEmpty, !right.isEmpty else { return max(left.count, right.count) }
        var before: [Int] = []
        var last = Array(0...right.count)
        for i in 1...left.count {
            var row = [i]
            row.reserveCapacity(right.count + 1)
            var least = i
            for j in 1...right.count {
                let cost = left[i - 1] == right[j - 1] ? 0 : 1
                var best = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + cost)
                if i > 1, j > 1, left[i - 1] == right[j - 2], left[i - 2] == right[j - 1] {
                    best = min(best, before[j - 2] + 1)
                }
                row.append(best)
                least = min(least, best)
            }
            // A swap reaches back two rows at no less than the row before.
            if least > limit + 1 { return limit + 1 }
            before = last
            last = row
        }
        return min(last[right.count], limit + 1)
    }
}
