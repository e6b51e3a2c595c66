import HIGModel

extension Comparison: Document {
    static let kind = Schema.diff
    static let about = "How the rules of one edition became those of another."
    static let content: [Field<Comparison>] = [
        Field("older", "What is held of the older edition.") { EditionInBrief(summary: $0.older) },
        Field("newer", "What is held of the newer edition.") { EditionInBrief(summary: $0.newer) },
        Field("topic", "The topic asked about; null when the whole editions are compared.", \.topic),
        Field("notes", "What the reader must know: parts that are not held, gaps.", \.notes),
        Field("changes", "The changes, with the rules on both sides.") { $0.changes.map(FullChange.init) },
    ]
}

/// A change with the rules themselves beside their ids.
struct FullChange: Record {
    let change: Change

    static let schemaName = "full-change"
    static let about = "What happened to one piece of advice, with the rules on both sides."
    static let fields: [Field<FullChange>] =
        Change.fields.map { $0.lifted(through: \.change) } + [
            Field("fromRules", "The rules that `from` names.", \.change.from),
            Field("toRules", "The rules that `to` names.", \.change.to),
        ]
}
