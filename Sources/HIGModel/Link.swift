/// "This rule of the older edition is the same advice as that rule of the newer one."
public struct Link: Hashable, Sendable {
    /// Which part of each rule carries the advice that they share.
    public enum Bond: String, Hashable, Sendable, CaseIterable {
        /// Statement to statement.
        case statement
        /// The older statement survives in the newer rule's body.
        case absorbed
        /// The newer statement grew out of the older rule's body.
        case extracted
    }

    /// The older rule's id.
    public let from: String
    /// The newer rule's id.
    public let to: String
    public let bond: Bond
    /// 0 to 1: the share of such links that a careful reader would confirm.
    public let confidence: Double
    public let evidence: Evidence

    public init(from: String, to: String, bond: Bond, confidence: Double, evidence: Evidence) {
        self.from = from
        self.to = to
        self.bond = bond
        self.confidence = confidence
        self.evidence = evidence
    }
}

/// What speaks for a link, in terms a reader can check.
public struct Evidence: Hashable, Sendable {
    /// Likeness of the two statements, 0 to 1.
    public let statements: Double
    /// Likeness of statement and body together, 0 to 1.
    public let texts: Double
    /// The rarest words that both sides share, rarest first, at most eight.
    public let sharedWords: [String]
    public let sameTopic: Bool
    /// Whether the rules before or after are linked as well.
    public let neighbours: Bool
    /// Whether a reader decided the link; what else is said of it is what the program sees, 0 where that is too little
    /// for a link.
    public let pinned: Bool

    public init(
        statements: Double, texts: Double, sharedWords: [String], sameTopic: Bool, neighbours: Bool,
        pinned: Bool = false
    ) {
        self.statements = statements
        self.texts = texts
        self.sharedWords = sharedWords
        self.sameTopic = sameTopic
        self.neighbours = neighbours
        self.pinned = pinned
    }
}
