import HIGModel

/// What links two editions' rules.
public struct Alignment: Sendable {
    /// By the older rules' order.
    public let links: [Link]
    /// For each rule without a link the likeliest pair that was refused, by the older rules' order.
    public let refused: [Refused]

    /// A pair that is not linked.
    public struct Refused: Sendable {
        /// What the link would be, with its confidence and evidence.
        public let link: Link
        /// Why it is refused.
        public let reason: Refusal
    }

    init(_ links: some Sequence<Link>, refused: some Sequence<Refused>) {
        self.links = Array(links)
        self.refused = Array(refused)
    }
}
