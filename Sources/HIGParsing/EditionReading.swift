import HIGModel

/// What reading an edition gives.
public struct EditionReading: Sendable {
    /// What reading one source gives.
    public struct SourceReading: Sendable {
        /// The source as it came in.
        public let input: SourceInput
        /// In order, without gap or overlap; `Passage.rule` is an index into `rules`.
        public let passages: [Passage]
        /// The words that were mended, in order.
        public let repairs: [Repair]
        /// In the order of the source.
        public let rules: [Rule]
        /// What the source says of its own history, in order.
        public let changeLog: [ChangeLogEntry]
    }

    /// The edition that was read.
    public let edition: Edition
    /// What the mending of its words depends on.
    public let repairBasis: RepairBasis
    /// By chunk number, then by file.
    public let sources: [SourceReading]
    /// What the sources hold that could not be made sense of, each with its file.
    public let warnings: [String]
}
