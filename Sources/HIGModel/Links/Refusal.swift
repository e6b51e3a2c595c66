/// Why two rules that look like the same advice are not linked; the raw values are words of the data formats.
public enum Refusal: String, Hashable, Sendable, CaseIterable {
    /// The evidence makes no confident link.
    case unsure
    /// They stand under different topics, and one of them has a likelier counterpart.
    case otherTopic = "other-topic"
    /// Under another topic, so few words in common may be chance.
    case chance
    /// What speaks for the pair stands beside a statement that has nothing to do with the other rule.
    case beside
    /// Neither says enough of what the other states.
    case littleSaid = "little-said"
}
