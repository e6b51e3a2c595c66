extension UInt64 {
    /// The slot of a hash table that a hash says, by its upper bits: those of a product depend on all bits of its factors.
    /// - Parameter count: how many slots there are, a power of two.
    @inlinable
    public func slot(among count: Int) -> Int { Int(self >> UInt64(count.leadingZeroBitCount + 1)) }
}
