/// The two rules that a link joins, by their ids.
public struct LinkEnds: Hashable, Sendable {
    /// The older rule's id.
    public let from: String
    /// The newer rule's id.
    public let to: String

    public init(from: String, to: String) {
        self.from = from
        self.to = to
    }
}

extension Link {
    /// The rules that the link joins.
    public var ends: LinkEnds { LinkEnds(from: from, to: to) }
}

extension Pin {
    /// The rules that are decided about, as the pin names them.
    public var ends: LinkEnds { LinkEnds(from: from, to: to) }
}
