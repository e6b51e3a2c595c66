import HIGModel

extension History: Document {
    static let kind = Schema.history
    static let about = "The life of advice through the editions."
    static let content: [Field<History>] = [
        Field("subject", "What was asked for: a topic's title or a rule's statement.", \.subject),
        Field("notes", "What the reader must know: parts that are not held, gaps.", \.notes),
        Field("lineages", "The pieces of advice.", \.lineages),
    ]
}

extension Lineage: Record {
    static let schemaName = "lineage"
    static let about = "One piece of advice through time."
    static let fields: [Field<Lineage>] = [
        Field("id", "The first rule's id without the edition.", \.id),
        Field("steps", "One for every edition in view, oldest first.", \.steps),
    ]
}

extension Lineage.Step: Record {
    static let schemaName = "step"
    static let about = "How one edition states the advice, or that it does not."
    static let fields: [Field<Lineage.Step>] = [
        Field("edition", "The edition's id.", \.edition.id),
        Field("rules", "The rules that carry the advice, main one first; empty when none is found.", \.rules),
        Field("change", "What happened since the last edition that has it; null at the first.", \.change),
        Field("note", "Why there is no rule, or what the reader should know of it.", \.note),
    ]
}

/// One step of one lineage, short enough for a line or a row.
struct HistoryLine: Record {
    let lineage: String
    let step: Lineage.Step

    static let schemaName = "history-line"
    static let about = "How one edition states one piece of advice, or that it does not."
    static let fields: [Field<HistoryLine>] = [
        Field("lineage", "The first rule's id without the edition.", \.lineage),
        Field("edition", "The edition's id.", \.step.edition.id),
        Field("rules", "Ids of the rules that carry the advice.") { $0.step.rules.map(\.id) },
        Field("relation", "What happened since the last edition that has it; null at the first.") { line in
            line.step.change?.relation
        },
        Field("strength", "How strongly it binds compared with before.") { $0.step.change?.strength },
        Field("modality", "How strongly it binds; null when no rule is found.") { $0.step.rules.first?.modality },
        Field("statement", "The main rule's statement; null when no rule is found.") { line in
            line.step.rules.first?.statement
        },
        Field("note", "Why there is no rule, or what the reader should know of it.", \.step.note),
    ]
}
