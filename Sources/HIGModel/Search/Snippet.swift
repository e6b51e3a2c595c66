/// Text with the stretches that matched a query.
public struct Snippet: Hashable, Sendable {
    /// The text in pieces; joined they read as one.
    public let pieces: [Piece]

    /// A stretch that matched, or one between two that did.
    public struct Piece: Hashable, Sendable {
        /// What it says.
        public let text: String
        /// Whether it answers the query; the pieces between do not.
        public let isMatch: Bool

        public init(_ text: String, isMatch: Bool) {
            self.text = text
            self.isMatch = isMatch
        }
    }

    public init(pieces: [Piece]) {
        self.pieces = pieces
    }

    /// The text without the marks.
    public var text: String { pieces.map(\.text).joined() }
}
