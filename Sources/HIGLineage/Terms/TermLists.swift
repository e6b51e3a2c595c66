/// Lists of term numbers, end to end in one array, because they are walked many thousand times.
struct TermLists: Hashable, Sendable {
    private(set) var terms: ContiguousArray<Int32> = []
    private var ends = ListEnds()

    var count: Int { ends.count }

    mutating func append(_ list: some Sequence<Int32>) {
        terms.append(contentsOf: list)
        ends.append(terms.count)
    }

    /// Adds a term to the list that `endList` ends.
    mutating func add(_ term: Int32) { terms.append(term) }

    /// Ends the list of the terms added since the last one.
    mutating func endList() { ends.append(terms.count) }

    /// Whether a term was added since the last list ended.
    var hasOpenList: Bool { ends.last < terms.count }

    /// The places in `terms` of a list.
    @inline(__always)
    func range(_ list: Int) -> Range<Int> { ends.range(list) }

    /// The places in `terms` of lists that follow each other; of one at least.
    func range(of lists: Range<Int>) -> Range<Int> {
        range(lists.lowerBound).lowerBound..<range(lists.upperBound - 1).upperBound
    }

    /// The same lists with other numbers for the terms.
    func renumbered(_ numbers: ContiguousArray<Int32>) -> TermLists {
        var lists = self
        for place in lists.terms.indices { lists.terms[place] = numbers[Int(lists.terms[place])] }
        return lists
    }

    /// The sum of a list's weights.
    func weight(of list: Int, _ weights: ContiguousArray<Double>) -> Double {
        range(list).reduce(0) { $0 + weights[Int(terms[$1])] }
    }

    /// The sum of the weights of each list.
    func weights(_ weights: ContiguousArray<Double>) -> ContiguousArray<Double> {
        ContiguousArray((0..<count).lazy.map { weight(of: $0, weights) })
    }
}
