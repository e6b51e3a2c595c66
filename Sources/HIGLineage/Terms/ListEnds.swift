/// Where lists end that stand end to end in one array.
struct ListEnds: Hashable, Sendable {
    private var ends: ContiguousArray<Int> = []

    /// Those of no list yet.
    init() {}

    /// Those of lists of which it is known how long they are.
    init(lengths: ContiguousArray<Int>) {
        ends = lengths
        for list in ends.indices.dropFirst() { ends[list] += ends[list - 1] }
    }

    var count: Int { ends.count }

    /// Where the last list ends; 0 where there is none.
    var last: Int { ends.last ?? 0 }

    /// Each list's end.
    var all: ContiguousArray<Int> { ends }

    /// Ends a list before a place of the array.
    mutating func append(_ end: Int) { ends.append(end) }

    /// The places in the array of a list.
    @inline(__always)
    func range(_ list: Int) -> Range<Int> { (list == 0 ? 0 : ends[list - 1])..<ends[list] }
}
