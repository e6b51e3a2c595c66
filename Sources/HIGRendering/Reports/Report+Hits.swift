import HIGModel

extension Report {
    /// Rules that answer a query, best first.
    public init(_ hits: [Hit]) {
        self.init(document: HitsDocument(hits: hits), rows: Rows(hits)) {
            hits.map { .statement($0.statement) }
        }
    }
}

extension Hit {
    /// The statement, and the snippet below it unless it shows nothing but the statement.
    fileprivate var statement: Statement {
        let spans = snippet.pieces.map { Span($0.text, $0.isMatch ? .match : .plain) }
        let isStatement = snippet.text == rule.statement
        let also = alsoIn.isEmpty ? "" : " · also in " + alsoIn.joined(separator: ", ")
        return Statement(
            label: rule.edition, text: isStatement ? spans : [Span(rule.statement)],
            excerpt: isStatement ? [] : spans,
            footers: [rule.modality.rawValue + also, rule.source.text, rule.id])
    }
}
