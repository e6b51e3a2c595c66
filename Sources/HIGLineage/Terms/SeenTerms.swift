/// Which terms a list has already, one list after the other.
struct SeenTerms {
    /// The last list that each term was seen in.
    private var lists: ContiguousArray<Int> = []
    private var list = 0

    /// Starts another list, which has none.
    mutating func startList() { list += 1 }

    /// Notes a term.
    /// - Returns: whether the list didn't have it yet.
    mutating func insert(_ term: Int32) -> Bool {
        let term = Int(term)
        while lists.count <= term { lists.append(0) }
        guard lists[term] != list else { return false }
        lists[term] = list
        return true
    }
}
