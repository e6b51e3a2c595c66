/// Rules nearly all hashes out that a set does not hold, by a look at one bit.
struct HashFilter: Sendable {
    /// How many bits of a hash choose the one that is looked at.
    private let width: UInt64
    private var words: [UInt64]

    /// - Parameter width: of the hashes that the set does not hold as many pass as there are members to 2^width.
    init(_ hashes: some Sequence<UInt64> = [], width: UInt64) {
        self.width = width
        words = [UInt64](repeating: 0, count: 1 << width / 64)
        for hash in hashes { insert(hash) }
    }

    mutating func insert(_ hash: UInt64) {
        let bit = bit(of: hash)
        words[bit / 64] |= 1 << UInt64(bit % 64)
    }

    /// False only for what is not in the set.
    func mayHold(_ hash: UInt64) -> Bool {
        let bit = bit(of: hash)
        return words[bit / 64] & 1 << UInt64(bit % 64) != 0
    }

    /// The upper bits of a product depend on all bits of its factors.
    private func bit(of hash: UInt64) -> Int {
        Int((hash &* 0x9E37_79B9_7F4A_7C15) >> (64 - width))
    }
}
