extension Array {
    /// The elements, with those at some places taken for others.
    ///
    /// - Parameters:
    ///   - places: ascending.
    ///   - others: those that one of them is taken for, in order; none leaves it out.
    func replacing(_ places: [Int], by others: (Element) -> [Element]) -> [Element] {
        var replaced: [Element] = []
        replaced.reserveCapacity(count)
        var taken = 0
        for place in places {
            replaced += self[taken..<place]
            replaced += others(self[place])
            taken = place + 1
        }
        return replaced + self[taken...]
    }
}
