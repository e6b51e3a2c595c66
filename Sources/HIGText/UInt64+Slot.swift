extension UInt64 {
    /// The slot of a hash table for this hash, taken from its upper bits: in a product these depend on every bit of both
    /// factors.
    ///
    /// - Parameter count: how many slots there are, a power of two.
    @inlinable
    public func slot(among count: Int) -> Int { Int(self >> UInt64(count.leadingZeroBitCount + 1)) }
}
