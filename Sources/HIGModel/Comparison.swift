/// How the rules of one edition became those of another.
public struct Comparison: Hashable, Sendable {
    public let older: EditionSummary
    public let newer: EditionSummary
    /// The topic asked about; absent when the whole editions are compared.
    public let topic: Topic?
    /// In the older edition's order, then the newer one's for what stands only there.
    public let changes: [Change]
    /// What the reader must know to read the changes right: editions held in part, gaps, the order of the arguments.
    public let notes: [String]

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

/// The life of the advice on a topic, or of one rule, through the editions.
public struct History: Hashable, Sendable {
    /// What was asked for: a topic's title or a rule's statement.
    public let subject: String
    public let lineages: [Lineage]
    /// What the documents themselves say of changes to the topic, the newest edition's and date's first.
    public let changeLog: [ChangeLogEntry]
    /// As in `Comparison.notes`.
    public let notes: [String]

    public init(subject: String, lineages: [Lineage], changeLog: [ChangeLogEntry] = [], notes: [String]) {
        self.subject = subject
        self.lineages = lineages
        self.changeLog = changeLog
        self.notes = notes
    }
}

/// A rule with what surrounds it.
public struct Dossier: Hashable, Sendable {
    public let rule: Rule
    public let edition: Edition
    /// The same advice in the other editions, oldest first.
    public let elsewhere: [Rule]
    /// The links of the rule, to older and newer editions.
    public let links: [Link]
    /// The lines of the source, untouched; present when they were asked for.
    public let raw: String?

    public init(rule: Rule, edition: Edition, elsewhere: [Rule], links: [Link], raw: String?) {
        self.rule = rule
        self.edition = edition
        self.elsewhere = elsewhere
        self.links = links
        self.raw = raw
    }
}
