import HIGModel

extension History: Document {
    static let kind = Schema.history
    static let about = "The life of advice through the editions."
    static let content: [Field<History>] = [
        Field("subject", "What was asked for: a topic's title or a rule's statement.", \.subject),
        Field("notes", "What the reader must know: parts that are not held, gaps.", \.notes),
        Field("lineages", "The pieces of advice.", \.lineages),
        Field("changeLog", "What the documents themselves say of changes to the topic.", \.changeLog),
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
        Field("note", "Why there is no rule, or what the reader should know of it.", \.note?.words),
        Field("absence", "What it means that there is no rule; null where there is one.", \.absence),
        Field("sameWords", aboutSameWords, \.sameWords),
        Field("near", aboutNear, \.near),
        Field("alsoSince", aboutAlsoSince, \.alsoSince),
    ]

    fileprivate static let aboutAlsoSince =
        "What happened since the last editions of the other series that the edition continues, where that is another change."

    fileprivate static let aboutNear =
        "Of a removal and of advice that comes from no earlier rule, the likeliest counterpart that was refused; null unless "
        + "asked for and there is one."

    fileprivate static let aboutSameWords =
        "Where no rule is found, where the edition says the last one's words all the same; at the first rule, where the "
        + "edition before it does; null when nowhere."
}

extension Lineage.Absence: NamedChoice {}

/// One step of one lineage, or one entry of a change log, short enough for a line or a row.
enum HistoryLine: Record {
    case step(Lineage.Step, lineage: String)
    case change(ChangeLogEntry)

    static let schemaName = "history-line"
    static let about = "How one edition states one piece of advice, or that it does not; or what a change log says."
    static let fields: [Field<HistoryLine>] = [
        Field("lineage", "The first rule's id without the edition; null for a change log's entry.", \.lineage),
        Field("edition", "The edition's id.", \.edition),
        Field("rules", "Ids of the rules that carry the advice.") { $0.step?.rules.map(\.id) ?? [] },
        Field("relation", "What happened since the last edition that has it; null at the first.") { line in
            line.step?.change?.relation
        },
        Field("strength", "How strongly it binds compared with before.") { $0.step?.change?.strength },
        Field("modality", "How strongly it binds; null when no rule is found.") { $0.step?.rules.first?.modality },
        Field("statement", "The main rule's statement; null when no rule is found.") { line in
            line.step?.rules.first?.statement
        },
        Field("note", "Why there is no rule, or what the reader should know of it; a change log's text.", \.note),
        Field("absence", "What it means that there is no rule; null where there is one.") { $0.step?.absence },
        Field("changed", "The date that a change log gives; null where it can't be read, and for rules.") { line in
            line.entry?.date?.description
        },
        Field("source", "Where the main rule or the change log's entry stands; null when no rule is found.", \.source),
        Field("introduction", Rule.aboutIntroduction) { $0.step?.rules.first?.introduction },
        Field("confidence", "How sure the link to the last edition that has it is, 0 to 1; null at the first.") {
            line in
            line.step?.change?.confidence.map { Rounded($0, places: 2) }
        },
        Field("sameWords", Lineage.Step.aboutSameWords) { $0.step?.sameWords },
        Field("perhapsReversed", Change.aboutPerhapsReversed + " Null at the first.") {
            $0.step?.change?.perhapsReversed
        },
        Field("near", Lineage.Step.aboutNear) { $0.step?.near },
        Field("alsoSince", Lineage.Step.aboutAlsoSince) { $0.step?.alsoSince.map(\.wordsSince) ?? [] },
    ]

    private var step: Lineage.Step? { if case .step(let step, _) = self { step } else { nil } }
    private var entry: ChangeLogEntry? { if case .change(let entry) = self { entry } else { nil } }
    private var lineage: String? { if case .step(_, let lineage) = self { lineage } else { nil } }
    private var source: Citation? { step?.rules.first?.source ?? entry?.source }
    private var note: String? { step?.note?.words ?? entry?.text }

    private var edition: String {
        switch self {
        case .step(let step, _): step.edition.id
        case .change(let entry): entry.edition
        }
    }
}
