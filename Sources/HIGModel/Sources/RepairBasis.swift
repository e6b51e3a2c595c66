/// What the mending of an edition's words depends on, besides its own text.
public struct RepairBasis: Hashable, Sendable {
    /// The words that could be several and whose fate was asked for, by a hash of their letters, ascending.
    public let words: [UInt64]
    /// A digest of what the texts held said of them: while it stays the same, so does the mended text.
    public let digest: String

    public init(words: [UInt64], digest: String) {
        self.words = words
        self.digest = digest
    }
}
