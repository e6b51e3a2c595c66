import HIGModel

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
