/// A rule, or a passage that defines or describes, that answers a query.
public struct Hit: Hashable, Sendable {
    /// What answers the query.
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
    /// that edition is held in part, or has a date and a newer one of another series is held.
    public let isInForce: Bool?

    /// What was found.
    public enum Match: Hashable, Sendable {
        /// A rule, by its statement or its body.
        case rule(Rule)
        /// A definition or a description.
        case passage(Description)
    }

    /// A passage that is no rule: what something is, or does.
    public struct Description: Hashable, Sendable {
        /// The edition's id.
        public let edition: String
        /// `.definition` or `.description`.
        public let role: Passage.Role
        /// What a reader sees: markup removed, damage repaired.
        public let text: String
        /// Where the passage stands.
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

    /// The id of the edition that the rule or the passage stands in.
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
