/// A rule with what surrounds it.
public struct Dossier: Hashable, Sendable {
    /// The rule asked for.
    public let rule: Rule
    /// The edition that the rule stands in.
    public let edition: Edition
    /// The same advice in the other editions, oldest first.
    public let elsewhere: [Rule]
    /// What links join to it in the other editions while one on the way turns the advice round, or may; oldest first.
    public let turned: [Rule]
    /// The links of the rule, to older and newer editions.
    public let links: [Link]
    /// The ids of the rules that a reader said give other advice, sorted.
    public let unlinked: [String]
    /// The lines of the source, untouched; present when they were asked for.
    public let raw: String?

    public init(
        rule: Rule, edition: Edition, elsewhere: [Rule], turned: [Rule] = [], links: [Link], unlinked: [String] = [],
        raw: String?
    ) {
        self.rule = rule
        self.edition = edition
        self.elsewhere = elsewhere
        self.turned = turned
        self.links = links
        self.unlinked = unlinked
        self.raw = raw
    }
}
