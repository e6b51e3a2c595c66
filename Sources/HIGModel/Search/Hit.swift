/// A rule, or a passage that defines or describes, that answers a query.
public struct Hit: Hashable, Sendable {
    /// What answers the query.
    public let match: Match
    /// Higher is better; comparable within one answer only.
    public let score: Double
    /// The part of statement or body that matched.
    public let snippet: Snippet
    /// How the advice fares in the other editions; `nil` for passages that are no rules.
    public let standing: Standing?

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

    /// Where else advice is given, since when, and whether it still is.
    public struct Standing: Hashable, Sendable {
        /// The first edition that surely states the advice; `nil` where only texts of unknown date do.
        public let since: String?
        /// The other editions that surely state it, oldest first.
        public let alsoIn: [String]
        /// Those that only doubtful links join with them, oldest first.
        public let perhapsIn: [String]
        /// Whether the newest edition of the rule's series still gives the advice; `nil` where that is unknown: the link is
        /// doubtful, that edition is held in part, or another series has a newer one.
        public let isInForce: Bool?

        public init(since: String?, alsoIn: [String] = [], perhapsIn: [String] = [], isInForce: Bool? = nil) {
            self.since = since
            self.alsoIn = alsoIn
            self.perhapsIn = perhapsIn
            self.isInForce = isInForce
        }
    }

    public init(match: Match, score: Double, snippet: Snippet, standing: Standing? = nil) {
        self.match = match
        self.score = score
        self.snippet = snippet
        self.standing = standing
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

    /// The hit with how its advice fares.
    public func placed(_ standing: Standing) -> Hit {
        Hit(match: match, score: score, snippet: snippet, standing: standing)
    }
}
