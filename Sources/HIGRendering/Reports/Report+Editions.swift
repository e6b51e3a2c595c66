import HIGModel

extension Report {
    /// The editions held.
    public init(_ editions: [EditionSummary]) {
        self.init(document: EditionsDocument(editions: editions), rows: Rows(editions)) {
            let columns = [
                Table.Column(title: "Edition"), Table.Column(title: "Title"), Table.Column(title: "Held"),
                Table.Column(title: "Rules", alignsRight: true),
            ]
            let rows = editions.map { summary -> [[Span]] in
                [
                    [Span(summary.edition.id, .strong)], [Span(summary.edition.title)],
                    [Span(summary.holding.summary, .aside)], [Span(String(summary.rules))],
                ]
            }
            return editions.isEmpty ? [] : [.table(Table(columns: columns, rows: rows))]
        }
    }
}
