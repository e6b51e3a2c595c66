extension Change {
    /// A rule that is nearly the same advice, or that another comparison says is.
    public struct NearMiss: Hashable, Sendable {
        /// The rule of the edition that has none in the change.
        public let rule: Rule
        /// What would link it.
        public let link: Link
        /// Why it does not; `nil` where it does link the two in a direct comparison.
        public let refusal: Refusal?

        public init(rule: Rule, link: Link, refusal: Refusal? = nil) {
            self.rule = rule
            self.link = link
            self.refusal = refusal
        }
    }

    /// What a direct comparison of two editions says against the way through the editions between them.
    public struct Doubt: Hashable, Sendable {
        /// Which way the direct comparison disagrees.
        public enum Verdict: String, Hashable, Sendable, CaseIterable {
            /// The rules are linked step by step, but directly they would not be.
            case unlinked = "not-linked"
            /// The rules are linked step by step, but directly one of them is linked with another rule.
            case elsewhere = "linked-elsewhere"
            /// The steps lead nowhere, but directly the rule has a counterpart.
            case linked
        }

        /// What the direct comparison says of the change.
        public let verdict: Verdict
        /// The counterpart that the direct comparison sees; absent when there is none.
        public let counterpart: NearMiss?

        public init(_ verdict: Verdict, counterpart: NearMiss?) {
            self.verdict = verdict
            self.counterpart = counterpart
        }
    }
}
