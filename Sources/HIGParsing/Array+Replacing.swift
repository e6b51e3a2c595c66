extension Array {
    /// The elements, with those at some places replaced.
    ///
    /// - Parameters:
    ///   - places: ascending.
    ///   - others: what takes the place of an element, in order; nothing removes it.
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
