import HIGModel
import HIGText

extension Report {
    /// How much changed between two editions, a line a topic.
    public init(_ tally: Tally) {
        self.init(document: tally, rows: Rows(tally.topics)) { tally.blocks }
    }
}

extension Tally {
    fileprivate var blocks: [Block] {
        let columns = [
            Table.Column(title: "Topic"), Table.Column(title: "Changed", alignsRight: true),
            Table.Column(title: "How"),
        ]
        let rows = topics.map { topic in
            [[Span(topic.topic, .strong)], [Span(String(topic.changed))], topic.counts]
        }
        let subject = topic.map { $0.title + ": " } ?? ""
        let changed = topics.reduce(0) { $0 + $1.changed }
        let summary = "\(counted(changed, "change")) on \(counted(topics.filter { $0.changed > 0 }.count, "topic"))"
        return [
            .title([Span("\(subject)\(older.edition.id) → \(newer.edition.id)", .strong)]),
            .paragraph([Span(summary, .aside)]),
        ] + (rows.isEmpty ? [] : [.table(Table(columns: columns, rows: rows))])
            + (notes.isEmpty ? [] : [.notes(notes)])
    }
}

extension TopicTally {
    /// `1 reversed, 5 reworded, 4 identical; 1 stronger, 1 weaker`.
    fileprivate var counts: [Span] {
        let verdicts = Change.Relation.weightiestFirst.compactMap { relation in
            relations[relation].map { Span("\($0) \(relation.words)", .verdict(relation)) }
        }
        let joined = verdicts.enumerated().flatMap { $0.offset == 0 ? [$0.element] : [Span(", "), $0.element] }
        let further = [
            (perhapsReversed, "perhaps reversed"), (stronger, "stronger"), (weaker, "weaker"), (moved, "moved"),
        ].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
        return joined + (further.isEmpty ? [] : [Span("; " + further, .aside)])
    }
}
