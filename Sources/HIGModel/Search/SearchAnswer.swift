/// What a search found, and how the question was understood.
public struct SearchAnswer: Hashable, Sendable {
    /// One page of the hits, best first.
    public let hits: [Hit]
    /// How many hits there are on all pages.
    public let total: Int
    /// What was corrected or relaxed to find them; sentences for people, without a full stop.
    public var notes: [String]
    /// What stands in the way of hits where it is not the words; `nil` where there are hits, or nothing else is to blame.
    public let obstacle: Obstacle?

    /// Why rules that have the words are no hits.
    public enum Obstacle: Hashable, Sendable {
        /// No rule passes all of the filters, whatever it says.
        case filters
        /// The words to leave out leave none of those that would answer.
        case exclusions
        /// Rules that do not pass the filters would answer.
        case outside(Int)
    }

    public init(hits: [Hit], total: Int, notes: [String] = [], obstacle: Obstacle? = nil) {
        self.hits = hits
        self.total = total
        self.notes = notes
        self.obstacle = obstacle
    }
}
