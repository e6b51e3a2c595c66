import HIGModel

/// An edition and the files of one ingest that belong to it.
public struct EditionInput: Sendable {
    /// The edition that the files are of.
    public let edition: Edition
    /// By chunk number, then by file.
    public let sources: [SourceInput]
    /// Whether the user or a manifest said which edition it is; that goes before what is known of it.
    public let isNamed: Bool
    /// Whether its pages are taken for those of today's guidelines though nothing says so, and none of them as much as
    /// names the publisher.
    public let isGuess: Bool

    /// Whose page it may be, as its title says: the only page of a guess, headed "Buttons – Gate Design".
    public var otherHouse: String? { isGuess && sources.count == 1 ? sources.first?.houseInTitle : nil }

    /// Whether it counts as the Macintosh's though its title names no series, and may be another publisher's.
    public var guessesSeries: Bool { !isNamed && edition.guessesSeries }
}
