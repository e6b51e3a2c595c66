/// How far an ingest has come.
public struct IngestProgress: Hashable, Sendable {
    /// The two long parts of an ingest.
    public enum Phase: Hashable, Sendable {
        /// Reading the files of an edition.
        case reading(edition: String)
        /// Following the rules from one edition to the next.
        case linking
    }

    /// Which part is going on.
    public let phase: Phase
    /// Files read, of those that have to be; or pairs of editions linked.
    public let done: Int
    /// How many `done` counts up to.
    public let total: Int
    /// Editions stored, of those that change.
    public let editionsDone: Int
    /// How many `editionsDone` counts up to.
    public let editionsTotal: Int

    public init(phase: Phase, done: Int, total: Int, editionsDone: Int, editionsTotal: Int) {
        self.phase = phase
        self.done = done
        self.total = total
        self.editionsDone = editionsDone
        self.editionsTotal = editionsTotal
    }
}
