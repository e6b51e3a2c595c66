/// Numbers from nought on that pairs join into sets: a disjoint-set forest (R. Tarjan, J. van Leeuwen, "Worst-case
/// analysis of set union algorithms", 1984), with path halving.
///
/// ```swift
/// var sets = DisjointSets(count: 3)
/// sets.join(2, 1)
/// sets.set(of: 2)   // 1
/// ```
public struct DisjointSets: Sendable {
    private var parents: ContiguousArray<Int>

    /// Every member is a set of its own at first.
    public init(count: Int) {
        parents = ContiguousArray(0..<count)
    }

    /// The lowest member of a member's set, which stands for all of it.
    public mutating func set(of member: Int) -> Int {
        var head = member
        while parents[head] != head {
            let grandparent = parents[parents[head]]
            parents[head] = grandparent
            head = grandparent
        }
        return head
    }

    /// Makes one set of two members'; the same in whatever order pairs are joined.
    public mutating func join(_ first: Int, _ second: Int) {
        let (left, right) = (set(of: first), set(of: second))
        parents[max(left, right)] = min(left, right)
    }
}
