/// What a search found, and how the question was understood.
public struct SearchAnswer: Hashable, Sendable {
    /// One page of the hits, best first.
    public let hits: [Hit]
    /// How many hits there are on all pages.
    public let total: Int
    /// What was corrected or relaxed to find them; sentences for people, without a full stop.
    public var notes: [String]

    public init(hits: [Hit], total: Int, notes: [String] = []) {
        self.hits = hits
        self.total = total
        self.notes = notes
    }
}
