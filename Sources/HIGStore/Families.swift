/// Numbers that pairs join into families: a disjoint-set forest.
struct Families {
    private var parents: [Int: Int]

    init(_ members: [Int]) {
        parents = Dictionary(members.map { ($0, $0) }) { first, _ in first }
    }

    /// One member that stands for all of its family.
    mutating func family(of member: Int) -> Int {
        var head = member
        while let parent = parents[head], parent != head {
            // Halving the path on the way keeps it short.
            let grandparent = parents[parent] ?? parent
            parents[head] = grandparent
            head = grandparent
        }
        return head
    }

    mutating func join(_ first: Int, _ second: Int) {
        parents[family(of: first)] = family(of: second)
    }
}
