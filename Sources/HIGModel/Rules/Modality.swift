/// How strongly a rule binds.
public enum Modality: String, Hashable, Sendable, CaseIterable {
    /// "Always", "make sure", "you need to", "it is essential".
    case must
    /// A plain imperative, "should", "it is best".
    case should
    /// "Consider", "prefer", "it is a good idea".
    case consider
    /// "Can", "may", "it is fine to", "you need not".
    case may
    /// "Avoid", "try not to", "minimize".
    case shouldNot = "should-not"
    /// "Do not", "never".
    case mustNot = "must-not"

    /// The modality that people call so, in capitals or small letters, with a hyphen or without: `MustNot`.
    public init?(named name: String) {
        func letters(_ name: String) -> String { name.lowercased().filter { !"-_ ".contains($0) } }
        let typed = letters(name)
        guard let modality = Modality.allCases.first(where: { letters($0.rawValue) == typed }) else { return nil }
        self = modality
    }

    /// How much freedom the rule takes away: 0 for `may` to 3 for `must` and `must-not`.
    ///
    /// By it a change of strength is judged.
    public var force: Int {
        switch self {
        case .may: 0
        case .consider: 1
        case .should, .shouldNot: 2
        case .must, .mustNot: 3
        }
    }

    /// Whether the rule says what to leave undone.
    public var isProhibition: Bool { self == .shouldNot || self == .mustNot }
}
