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
                let editions = summary.rules.sorted {
                    ($0.key.isUndated ? 1 : 0, $0.key) < ($1.key.isUndated ? 1 : 0, $1.key)
                }
                .map { "\($0.key) \($0.value)" }
                return [
                    [Span(summary.topic.slug, .strong)],
                    [Span(String(summary.rules.values.reduce(0, +)))],
                    [Span(editions.joined(separator: ", "), .aside)],
                    [Span(summary.topic.aliases.joined(separator: ", "), .aside)],
                ]
            }
            return topics.isEmpty ? [] : [.table(Table(columns: columns, rows: rows))]
        }
    }
}

extension String {
    /// Whether an edition's id names no date, as `current` does: such an edition is the last of its series.
    fileprivate var isUndated: Bool {
        let id = Edition.finalID(of: self)
        guard let hyphen = id.firstIndex(of: "-") else { return true }
        return PartialDate(id[id.index(after: hyphen)...]) == nil
    }
}
