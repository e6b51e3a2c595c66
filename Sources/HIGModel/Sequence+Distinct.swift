// Other modules get the functions themselves: a call of one that works for any elements takes several times as long.
extension Sequence {
    /// The elements in their order, without those that are like an earlier one.
    ///
    /// For lists of a few: each is held against all that were kept.
    ///
    /// - Parameter isSame: whether two elements are alike.
    @inlinable
    public func distinct(by isSame: (Element, Element) -> Bool) -> [Element] {
        reduce(into: []) { kept, element in
            if !kept.contains(where: { isSame($0, element) }) { kept.append(element) }
        }
    }

    /// The elements in their order, without those that have the same key as an earlier one; for lists of any length.
    ///
    /// - Parameter key: what elements that are alike have in common.
    @inlinable
    public func distinct<Key: Hashable>(of key: (Element) -> Key) -> [Element] {
        var keys: Set<Key> = []
        return filter { keys.insert(key($0)).inserted }
    }
}

extension Sequence where Element: Equatable {
    /// The elements in their order, each once: `["a", "b", "a"]` gives `["a", "b"]`.
    @inlinable
    public func distinct() -> [Element] { distinct(by: ==) }
}
