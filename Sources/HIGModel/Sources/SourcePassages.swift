/// A source with its passages.
public struct SourcePassages: Hashable, Sendable {
    /// The source that the passages make up.
    public let source: Source
    /// In order.
    public let passages: [Passage]
    /// The ids of the source's rules, which the passages' `rule` counts from 0.
    public let rules: [String]
    /// All characters of the source, in Unicode code points.
    public let characters: Int
    /// Characters that belong to no passage; 0 in a sound database.
    public let uncovered: Int

    public init(source: Source, passages: [Passage], rules: [String], characters: Int, uncovered: Int) {
        self.source = source
        self.passages = passages
        self.rules = rules
        self.characters = characters
        self.uncovered = uncovered
    }
}
