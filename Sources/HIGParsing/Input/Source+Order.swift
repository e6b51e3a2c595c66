import HIGModel

extension Source {
    /// What makes two files versions of one source: the chunk's number or, without one, the file's name.
    public var place: String { chunk.map { "chunk \($0)" } ?? (isWhole ? "the whole document" : file) }

    /// The order of an edition's sources: by chunk number, then by file.
    public func isBefore(_ other: Source) -> Bool {
        (chunk ?? Int.max, file) < (other.chunk ?? Int.max, other.file)
    }
}
