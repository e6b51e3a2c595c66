import HIGModel

extension Source {
    /// Whether another source is the next chunk of the same document.
    func precedes(_ other: Source) -> Bool {
        guard let chunk, let next = other.chunk else { return false }
        return chunk + 1 == next && document == other.document
    }
}
