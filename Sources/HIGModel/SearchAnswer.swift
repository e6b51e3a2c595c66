/// What a search found, and how the question was understood.
public struct SearchAnswer: Hashable, Sendable {
    /// One page of the hits, best first.
    public let hits: [Hit]
    /// How many hits there are on all pages.
    public let total: Int
    /// What was corrected or relaxed to find them; sentences for people, without a full stop.
    public let notes: [String]

    public init(hits: [Hit], total: Int, notes: [String] = []) {
        self.hits = hits
        self.total = total
        self.notes = notes
    }
}

/// A rule, or a passage that defines or describes, that answers a query.
public struct Hit: Hashable, Sendable {
    public let match: Match
    /// Higher is better; comparable within one answer only.
    public let score: Double
    /// The part of statement or body that matched.
    public let snippet: Snippet
    /// The other editions that state the same advice, oldest first.
    public let alsoIn: [String]
    /// The first edition that states the advice; `nil` for passages that are no rules.
    public let since: String?
    /// Whether the newest edition of a series that stated the advice still does; `nil` where nobody can tell, because
    /// that edition is held in part.
    public let isInForce: Bool?

    /// What was found.
    public enum Match: Hashable, Sendable {
        case rule(Rule)
        case passage(Description)
    }

    /// A passage that is no rule: what something is, or does.
    public struct Description: Hashable, Sendable {
        public let edition: String
        /// `.definition` or `.description`.
        public let role: Passage.Role
        public let text: String
        public let source: Citation

        public init(edition: String, role: Passage.Role, text: String, source: Citation) {
            self.edition = edition
            self.role = role
            self.text = text
            self.source = source
        }
    }

    public init(
        match: Match, score: Double, snippet: Snippet, alsoIn: [String] = [], since: String? = nil,
        isInForce: Bool? = nil
    ) {
        self.match = match
        self.score = score
        self.snippet = snippet
        self.alsoIn = alsoIn
        self.since = since
        self.isInForce = isInForce
    }

    /// The rule; `nil` for a passage that is none.
    public var rule: Rule? {
        guard case .rule(let rule) = match else { return nil }
        return rule
    }

    public var edition: String {
        switch match {
        case .rule(let rule): rule.edition
        case .passage(let passage): passage.edition
        }
    }

    /// The hit with what its lineage's course tells.
    public func placed(since: String?, isInForce: Bool?) -> Hit {
        Hit(match: match, score: score, snippet: snippet, alsoIn: alsoIn, since: since, isInForce: isInForce)
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
