/// One row of the table in which a document tells its own history.
///
/// What it says is about the document, so that it is never a rule.
public struct ChangeLogEntry: Hashable, Sendable {
    /// The edition's id.
    public let edition: String
    /// Absent where the row names none that can be read.
    public let date: PartialDate?
    /// The date in the document's own words; empty where neither the row nor one over it has any.
    public let written: String
    /// What changed, in the document's own words.
    public let text: String
    /// Slugs of the topics that changed: what the page is about, or else what the text mentions; may be empty.
    public let topics: [String]
    /// Where the row stands.
    public let source: Citation

    public init(
        edition: String, date: PartialDate?, written: String, text: String, topics: [String], source: Citation
    ) {
        self.edition = edition
        self.date = date
        self.written = written
        self.text = text
        self.topics = topics
        self.source = source
    }
}
