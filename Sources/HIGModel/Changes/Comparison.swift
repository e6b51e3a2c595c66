/// How the rules of one edition became those of another.
public struct Comparison: Hashable, Sendable {
    /// The edition compared from, and what is held of it.
    public let older: EditionSummary
    /// The edition compared with, and what is held of it.
    public let newer: EditionSummary
    /// The topic asked about; absent when the whole editions are compared.
    public let topic: Topic?
    /// In the older edition's order, then the newer one's for what stands only there.
    public let changes: [Change]
    /// What the reader must know to read the changes right: editions held in part, gaps, the order of the arguments.
    public var notes: [String]

    public init(
        older: EditionSummary, newer: EditionSummary, topic: Topic?, changes: [Change], notes: [String]
    ) {
        self.older = older
        self.newer = newer
        self.topic = topic
        self.changes = changes
        self.notes = notes
    }
}
