/// A question to the full-text search.
public struct SearchQuery: Hashable, Sendable {
    /// What the person typed; any text is a valid query.
    public let text: String
    /// Editions to look in; empty for all.
    public let editions: [String]
    /// A main or mentioned topic's slug.
    public let topic: String?
    public let modality: Modality?
    /// Every rule, instead of one hit a lineage.
    public let allEditions: Bool
    /// 1 or more.
    public let limit: Int
    /// 0 or more.
    public let offset: Int

    public init(
        text: String, editions: [String] = [], topic: String? = nil, modality: Modality? = nil,
        allEditions: Bool = false, limit: Int = 20, offset: Int = 0
    ) {
        self.text = text
        self.editions = editions
        self.topic = topic
        self.modality = modality
        self.allEditions = allEditions
        self.limit = limit
        self.offset = offset
    }
}

/// A rule that answers a query.
public struct Hit: Hashable, Sendable {
    public let rule: Rule
    /// Higher is better; comparable within one answer only.
    public let score: Double
    /// The part of statement or body that matched.
    public let snippet: Snippet
    /// The other editions that state the same advice, oldest first.
    public let alsoIn: [String]

    public init(rule: Rule, score: Double, snippet: Snippet, alsoIn: [String]) {
        self.rule = rule
        self.score = score
        self.snippet = snippet
        self.alsoIn = alsoIn
    }
}

/// Text with the stretches that matched a query.
public struct Snippet: Hashable, Sendable {
    /// The text in pieces; joined they read as one.
    public let pieces: [Piece]

    public struct Piece: Hashable, Sendable {
        public let text: String
        public let isMatch: Bool

        public init(_ text: String, isMatch: Bool) {
            self.text = text
            self.isMatch = isMatch
        }
    }

    public init(pieces: [Piece]) {
        self.pieces = pieces
    }

    public var text: String { pieces.map(\.text).joined() }
}
