/// The life of the advice on a topic, or of one rule, through the editions.
public struct History: Hashable, Sendable {
    /// What was asked for: a topic's title or a rule's statement.
    public let subject: String
    /// In the order of their first rules.
    public let lineages: [Lineage]
    /// What the documents themselves say of changes to the topic, the newest edition's and date's first.
    public let changeLog: [ChangeLogEntry]
    /// As in `Comparison.notes`.
    public var notes: [String]

    public init(subject: String, lineages: [Lineage], changeLog: [ChangeLogEntry] = [], notes: [String]) {
        self.subject = subject
        self.lineages = lineages
        self.changeLog = changeLog
        self.notes = notes
    }
}
