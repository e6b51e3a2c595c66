import HIGModel

/// A change as a row of a table: with what the rules say and where they stand, as nobody looks up ids beside a spreadsheet.
struct ChangeRow: Record {
    let change: Change

    static let schemaName = "change-row"
    static let about = "What happened to one piece of advice between two editions, in words."
    static let fields: [Field<ChangeRow>] = verdict + words + rest

    /// What a reader asks first; `words` follow it.
    private static let verdictNames: Set = ["from", "to", "relation", "moved", "strength", "confidence"]
    private static let ofChange: [Field<ChangeRow>] = Change.fields.map { $0.lifted(through: \.change) }
    private static let verdict = ofChange.filter { verdictNames.contains($0.member.name) }
    private static let rest = ofChange.filter { !verdictNames.contains($0.member.name) }

    private static let words: [Field<ChangeRow>] = [
        Field("topic", "The main topic of the newer edition's first rule, else of the older edition's.") {
            ($0.change.to + $0.change.from).first?.topic
        },
        Field("fromStatement", "What the rules of the older edition say.") { $0.change.from.map(\.statement) },
        Field("toStatement", "What the rules of the newer edition say.") { $0.change.to.map(\.statement) },
        Field("fromSource", "Where the rules of the older edition stand, pages as they are cited.") {
            $0.change.from.map(\.source.plainText)
        },
        Field("toSource", "Where the rules of the newer edition stand, pages as they are cited.") {
            $0.change.to.map(\.source.plainText)
        },
    ]
}

extension Citation {
    /// For programs, which look for a page by an ordinary space before its number.
    fileprivate var plainText: String { String(text.map { $0 == "\u{A0}" ? " " : $0 }) }
}
