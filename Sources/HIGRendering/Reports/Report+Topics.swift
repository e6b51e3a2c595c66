import HIGModel

extension Report {
    /// Topics and their rules in every edition.
    public init(_ topics: [TopicSummary]) {
        self.init(document: TopicsDocument(topics: topics), rows: Rows(topics)) {
            let columns = [
                Table.Column(title: "Topic"), Table.Column(title: "Rules", alignsRight: true),
                Table.Column(title: "By edition"),
            ]
            let rows = topics.map { summary -> [[Span]] in
                let editions = summary.rules.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
                return [
                    [Span(summary.topic.slug, .strong)],
                    [Span(String(summary.rules.values.reduce(0, +)))],
                    [Span(editions.joined(separator: ", "), .aside)],
                ]
            }
            return topics.isEmpty ? [] : [.table(Table(columns: columns, rows: rows))]
        }
    }
}
