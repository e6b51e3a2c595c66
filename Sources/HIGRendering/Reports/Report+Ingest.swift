import HIGModel
import HIGText

extension Report {
    /// What an ingest or a `forget` did. Warnings are part of the data; for people they belong on standard error,
    /// where the caller writes them.
    public init(_ summary: IngestSummary) {
        self.init(document: summary, rows: Rows(summary.editions)) {
            let columns = [Table.Column(title: "Edition"), Table.Column(title: "Title"), Table.Column(title: "Files")]
            let rows = summary.editions.map { result -> [[Span]] in
                [
                    [Span(result.edition.id, .strong)], [Span(result.edition.title)],
                    [Span(result.files), Span("; now \(counted(result.rules, "rule"))", .aside)],
                ]
            }
            return rows.isEmpty ? [] : [.table(Table(columns: columns, rows: rows))]
        }
    }
}

extension IngestSummary.EditionResult {
    /// `2 added, 1 unchanged`.
    fileprivate var files: String {
        let counts = [(added, "added"), (replaced, "replaced"), (unchanged, "unchanged"), (removed, "removed")]
        let told = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
        return told.isEmpty ? "nothing changed" : told.joined(separator: ", ")
    }
}
