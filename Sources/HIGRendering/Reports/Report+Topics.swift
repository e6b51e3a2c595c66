import HIGModel

extension Report {
    /// Topics and their rules in every edition.
    public init(_ topics: [TopicSummary]) {
        self.init(document: TopicsDocument(topics: topics), rows: Rows(topics)) {
            let columns = [
                Table.Column(title: "Topic"), Table.Column(title: "Rules", alignsRight: true),
                Table.Column(title: "By edition"), Table.Column(title: "Also called"),
            ]
            let rows = topics.map { summary -> [[Span]] in
                let editions = summary.shares.map { "\($0.edition) \($0.rules)" }
                return [
                    [Span(summary.topic.slug, .strong)],
                    [Span(String(summary.shares.reduce(0) { $0 + $1.rules }))],
                    [Span(editions.joined(separator: ", "), .aside)],
                    [Span(summary.topic.aliases.joined(separator: ", "), .aside)],
                ]
            }
            return topics.isEmpty ? [] : [.table(Table(columns: columns, rows: rows))]
        }
    }
}
