/// The step from one edition to a later one, by their ids.
public struct EditionStep: Hashable, Sendable {
    /// The id of the edition that comes first.
    public let older: String
    /// The id of the edition that comes after it.
    public let newer: String

    public init(older: String, newer: String) {
        self.older = older
        self.newer = newer
    }

    /// The step from the edition of one rule to that of another, by the rules' ids.
    public init(ofRules from: String, _ to: String) {
        self.init(older: RuleID(from).edition, newer: RuleID(to).edition)
    }
}
