/// What a reader decided about two rules, which the program then takes as given.
public struct Pin: Hashable, Sendable {
    /// Whether the two rules are the same advice.
    public enum Verdict: String, Hashable, Sendable, CaseIterable {
        /// They are the same advice.
        case link
        /// They are not.
        case unlink
    }

    /// What the reader decided.
    public let verdict: Verdict
    /// One rule's id; the older one's unless a reader wrote them the other way round.
    public let from: String
    /// The other rule's id.
    public let to: String

    public init(_ verdict: Verdict, from: String, to: String) {
        self.verdict = verdict
        self.from = from
        self.to = to
    }

    /// The ids of the two rules, whichever is named first.
    public var rules: Set<String> { [from, to] }

    /// The same decision with the rules named the other way round.
    public var turned: Pin { Pin(verdict, from: to, to: from) }

    /// The id of the rule that a rule is paired with; `nil` when the pin doesn't name it.
    public func other(than rule: String) -> String? {
        switch rule {
        case from: to
        case to: from
        default: nil
        }
    }
}
