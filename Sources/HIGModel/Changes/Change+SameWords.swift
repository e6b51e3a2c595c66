extension Change {
    /// Where the edition that has no counterpart of a rule says the rule's words all the same, or nearly.
    public struct SameWords: Hashable, Sendable {
        /// Of the passage: another rule's statement or body, or text that is no rule's.
        public let role: Passage.Role
        /// The id of the rule that the passage states or supports; `nil` for text that is no rule's.
        public let rule: String?
        /// Where the passage stands.
        public let source: Citation
        /// Whether they are nearly the same, and not word for word.
        public let isNearly: Bool

        public init(role: Passage.Role, rule: String?, source: Citation, isNearly: Bool = false) {
            self.role = role
            self.rule = rule
            self.source = source
            self.isNearly = isNearly
        }
    }
}
