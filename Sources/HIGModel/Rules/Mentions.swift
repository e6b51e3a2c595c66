import HIGText

/// Rules on other topics that speak of one.
public struct Mentions: Hashable, Sendable {
    /// How many there are, at least one.
    public let rules: Int

    /// `nil` where there are none.
    public init?(rules: Int) {
        guard rules > 0 else { return nil }
        self.rules = rules
    }

    /// How many there are and what takes them in: `2 rules on other topics speak of it: higkb history undo --mentions`.
    ///
    /// - Parameter question: the command that is to take them in; `nil` where that has just been asked.
    public func note(askedBy question: String? = nil) -> String {
        let asked = [question, "--mentions"].compactMap { $0 }.joined(separator: " ")
        return "\(counted(rules, "rule")) on other topics \(rules == 1 ? "speaks" : "speak") of it: \(asked)"
    }
}
