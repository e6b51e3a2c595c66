/// Numbers that pairs join into families: a disjoint-set forest (R. Tarjan, J. van Leeuwen, "Worst-case analysis of set
/// union algorithms", 1984), with path halving.
///
/// ```swift
/// var families = Families([1, 2, 3])
/// families.join(3, 2)
/// families.family(of: 3)   // 2
/// ```
public struct Families: Sendable {
    private var parents: [Int: Int]

    /// Every member is a family of its own at first.
    public init(_ members: some Sequence<Int>) {
        parents = Dictionary(members.map { ($0, $0) }) { first, _ in first }
    }

    /// The lowest member of a member's family, which stands for all of it.
    public mutating func family(of member: Int) -> Int {
        var head = member
        while let parent = parents[head], parent != head {
            let grandparent = parents[parent] ?? parent
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
