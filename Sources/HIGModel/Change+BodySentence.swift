extension Change {
    /// The sentence of a rule's body that carries the advice, where the rule's statement says little of it.
    public struct BodySentence: Hashable, Sendable {
        /// The id of the rule in whose body it stands: a newer one that took the advice in, or an older one that it came from.
        public let rule: String
        /// The sentence, or the two that follow each other.
        public let text: String

        public init(rule: String, text: String) {
            self.rule = rule
            self.text = text
        }
    }
}
