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

/// One source and what was read from it.
public struct SourceContent: Hashable, Sendable {
    /// What is known of the file.
    public let source: Source
    /// The file, untouched.
    public let bytes: [UInt8]
    /// In order, without gap or overlap; `Passage.rule` is an index into `rules`.
    public let passages: [Passage]
    /// The words that were mended, in order.
    public let repairs: [Repair]
    /// In the order of the source.
    public let rules: [Rule]
    /// In the order of the source.
    public let changeLog: [ChangeLogEntry]

    public init(
        source: Source, bytes: [UInt8], passages: [Passage], repairs: [Repair], rules: [Rule],
        changeLog: [ChangeLogEntry] = []
    ) {
        self.source = source
        self.bytes = bytes
        self.passages = passages
        self.repairs = repairs
        self.rules = rules
        self.changeLog = changeLog
    }
}

/// A source with the bytes it had when it was ingested.
public struct StoredSource: Hashable, Sendable {
    /// What is known of the file.
    public let source: Source
    /// The file, untouched.
    public let bytes: [UInt8]

    public init(source: Source, bytes: [UInt8]) {
        self.source = source
        self.bytes = bytes
    }
}
