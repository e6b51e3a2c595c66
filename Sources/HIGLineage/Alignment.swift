import HIGModel

/// What links two editions' rules.
public struct Alignment: Sendable {
    /// By the older rules' order.
    public let links: [Link]
    /// For each rule without a link the likeliest pair that was refused, with its confidence and evidence, by the older
    /// rules' order.
    public let refused: [Link]

    init(_ links: some Sequence<Link>, refused: some Sequence<Link>) {
        self.links = Array(links)
        self.refused = Array(refused)
    }
}
