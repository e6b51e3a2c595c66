/// Numbers from nought on that pairs join into families: a disjoint-set forest (R. Tarjan, J. van Leeuwen, "Worst-case
/// analysis of set union algorithms", 1984), with path halving.
///
/// ```swift
/// var families = Families(count: 3)
/// families.join(2, 1)
/// families.family(of: 2)   // 1
/// ```
public struct Families: Sendable {
    private var parents: ContiguousArray<Int>

    /// Every member is a family of its own at first.
    public init(count: Int) {
        parents = ContiguousArray(0..<count)
    }

    /// The lowest member of a member's family, which stands for all of it.
    public mutating func family(of member: Int) -> Int {
        var head = member
        while parents[head] != head {
            let grandparent = parents[parents[head]]
            parents[head] = grandparent
            head = grandparent
        }
        return head
    }

    /// Makes one family of two members'; the same in whatever order pairs are joined.
    public mutating func join(_ first: Int, _ second: Int) {
        let (left, right) = (family(of: first), family(of: second))
        parents[max(left, right)] = min(left, right)
    }
}
