/// What speaks for a link, in terms a reader can check.
public struct Evidence: Hashable, Sendable {
    /// Likeness of the two statements, 0 to 1.
    public let statements: Double
    /// Likeness of statement and body together, 0 to 1.
    public let texts: Double
    /// The rarest words that both sides share, rarest first, at most eight.
    public let sharedWords: [String]
    /// Whether both rules have the same main topic.
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

    /// The same evidence, of a link that a reader decided or did not.
    public func pinned(_ pinned: Bool) -> Evidence {
        Evidence(
            statements: statements, texts: texts, sharedWords: sharedWords, sameTopic: sameTopic,
            neighbours: neighbours, pinned: pinned)
    }
}
