import HIGModel

/// All that the knowledge base keeps of one edition.
public struct EditionContent: Hashable, Sendable {
    /// The edition itself.
    public let edition: Edition
    /// Its sources, each with what was read from it.
    public let sources: [SourceContent]
    /// Whether it comes from a catalog, which has the rules but not the documents.
    public let isImported: Bool
    /// What the mending of its words depended on; `nil` for what wasn't read.
    public let repairBasis: RepairBasis?
    /// The digest of the vocabulary of topics that the sources were read with; `nil` for what wasn't read.
    public let vocabulary: String?

    public init(
        edition: Edition, sources: [SourceContent], isImported: Bool = false, repairBasis: RepairBasis? = nil,
        vocabulary: String? = nil
    ) {
        self.edition = edition
        self.sources = sources
        self.isImported = isImported
        self.repairBasis = repairBasis
        self.vocabulary = vocabulary
    }
}
