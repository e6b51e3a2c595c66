/// How far a word is from others: the fewest insertions, deletions, substitutions and swaps of neighbouring letters that
/// turn one into the other (optimal string alignment).
///
/// ```swift
/// EditDistance(from: "toolbra".utf8).to("toolbar".utf8, limit: 2)   // 1
/// ```
public struct EditDistance {
    private let word: [UInt8]
    /// Of each byte, the places in the word where it stands, as bits; none for a word past what the bits of a number
    /// can tell.
    private let places: [UInt64]

    public init(from word: some Sequence<UInt8>) {
        self.word = Array(word)
        var places: [UInt64] = []
        if (1...UInt64.bitWidth).contains(self.word.count) {
            places = Array(repeating: 0, count: 256)
            for (place, byte) in self.word.enumerated() { places[Int(byte)] |= 1 << UInt64(place) }
        }
        self.places = places
    }

    /// - Parameter limit: what is further away than this counts as `limit + 1`.
    public func to(_ other: some Collection<UInt8>, limit: Int) -> Int {
        guard abs(word.count - other.count) <= limit else { return limit + 1 }
        return min(places.isEmpty ? byRows(other, limit: limit) : byBits(other), limit + 1)
    }

    /// All of a column of the table of distances at once, as the differences between its neighbours: H. Hyyrö, "A
    /// Bit-Vector Algorithm for Computing Levenshtein and Damerau Edit Distances", Nordic Journal of Computing 10
    /// (2003). The names are the paper's.
    func byBits(_ other: some Collection<UInt8>) -> Int {
        let last: UInt64 = 1 << UInt64(word.count - 1)
        var distance = word.count
        var (vp, vn, d0, before) = (UInt64.max, UInt64(0), UInt64(0), UInt64(0))
        for byte in other {
            let places = places[Int(byte)]
            let swapped = ((~d0 & places) << 1) & before
            d0 = (((places & vp) &+ vp) ^ vp) | places | vn | swapped
            let hp = vn | ~(d0 | vp)
            let hn = d0 & vp
            if hp & last != 0 { distance += 1 }
            if hn & last != 0 { distance -= 1 }
            let right = hp << 1 | 1
            vp = hn << 1 | ~(d0 | right)
            vn = right & d0
            before = places
        }
        return distance
    }

    /// The table of distances row by row, for words of any length.
    func byRows(_ other: some Collection<UInt8>, limit: Int) -> Int {
        let (left, right) = (word, Array(other))
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
        return last[right.count]
    }
}
