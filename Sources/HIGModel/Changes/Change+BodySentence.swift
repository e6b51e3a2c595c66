extension Change {
    /// The sentence of a rule's body that carries the advice, where the rule's statement says little of it.
    public struct BodySentence: Hashable, Sendable {
        /// The id of the rule in whose body it stands: a newer one that took the advice in, or an older one that it came from.
        public let rule: String
        /// The id of the rule whose advice it carries.
        public let carries: String
        /// The sentence, or the two that follow each other.
        public let text: String
        /// How strongly it binds; `nil` where it directs nobody, or is an item of a list within the body.
        public let modality: Modality?

        public init(rule: String, carries: String, text: String, modality: Modality?) {
            self.rule = rule
            self.carries = carries
            self.text = text
            self.modality = modality
        }
    }
}
