/// What became of the characters of an edition's sources: how many belong to passages of each role.
///
/// Characters are counted as Unicode code points, which Python, SQL and `wc -m` count as well.
public struct Coverage: Hashable, Sendable {
    /// The edition whose sources were counted.
    public let edition: Edition
    /// The number of files.
    public let sources: Int
    /// All characters of the files as they are stored.
    public let characters: Int
    /// By the role of the passage that they belong to; roles without any are absent.
    public let byRole: [Passage.Role: Int]
    /// Characters that belong to no passage; 0 in a sound database.
    public let uncovered: Int
    /// How often a character belongs to a passage although one before has it; 0 in a sound database.
    public let overlapping: Int
    /// The files of which characters belong to no passage or to several.
    public let faultyFiles: [String]

    public init(
        edition: Edition, sources: Int, characters: Int, byRole: [Passage.Role: Int], uncovered: Int,
        overlapping: Int, faultyFiles: [String]
    ) {
        self.edition = edition
        self.sources = sources
        self.characters = characters
        self.byRole = byRole
        self.uncovered = uncovered
        self.overlapping = overlapping
        self.faultyFiles = faultyFiles
    }

    /// 0 to 1: the share of all characters; 0 where there are none.
    public func share(_ count: Int) -> Double { characters == 0 ? 0 : Double(count) / Double(characters) }
}
