import HIGModel

extension Edition: Record {
    static let schemaName = "edition"
    static let about = "One dated publication of the guidelines."
    static let fields: [Field<Edition>] = [
        Field("id", "Series and date, such as ios-2010-03; undated web text is current.", \.id),
        Field("title", "The title of the publication.", \.title),
        Field("date", "YYYY, YYYY-MM or YYYY-MM-DD; null when the source names none.", \.date?.description),
        Field("series", "The lines the edition continues, main one first.", \.series),
    ]
}

extension EditionSummary: Record {
    static let schemaName = "edition-summary"
    static let about = "What is held of one edition."
    static let fields: [Field<EditionSummary>] =
        Edition.fields.map { $0.lifted(through: \.edition) } + [
            Field("holding", "How much of the edition is held.", \.holding),
            Field("sources", "The number of files.", \.sources),
            Field("rules", "The number of rules.", \.rules),
        ]
}

extension Holding: Record {
    static let schemaName = "holding"
    static let about = "How much of an edition is held, as far as its sources tell."
    static let fields: [Field<Holding>] = [
        Field("inPart", "Whether chunk numbers are missing.", \.isPart),
        Field("chunks", "The chunk numbers held, ascending.", \.chunks),
        Field("pages", "The number of loose pages.", \.pages),
        Field("whole", "Whether the whole document is held.", \.isWhole),
        Field("topics", "The topics that the sources treat.", \.topics),
        Field("summary", "The same for people.", \.summary),
    ]
}

/// An edition beside an answer about something else.
struct EditionInBrief: Record {
    let summary: EditionSummary

    static let schemaName = "edition-in-brief"
    static let about = "What is held of one edition, without the lists of its chunks and topics; `editions` has those."
    static let fields: [Field<EditionInBrief>] =
        Edition.fields.map { $0.lifted(through: \.summary.edition) } + [
            Field("holding", "How much of the edition is held.") { HoldingInBrief(holding: $0.summary.holding) },
            Field("sources", "The number of files.", \.summary.sources),
            Field("rules", "The number of rules.", \.summary.rules),
        ]
}

/// How much of an edition is held, without lists that are longer than most answers.
struct HoldingInBrief: Record {
    let holding: Holding

    static let schemaName = "holding-in-brief"
    static let about = "How much of an edition is held, in a few words."
    static let fields: [Field<HoldingInBrief>] =
        Holding.fields.filter { !["chunks", "topics"].contains($0.member.name) }.map { $0.lifted(through: \.holding) }
}

/// `editions`.
struct EditionsDocument: Document {
    let editions: [EditionSummary]

    static let kind = Schema.editions
    static let about = "The editions held, oldest first."
    static let content: [Field<EditionsDocument>] = [Field("editions", "The editions.", \.editions)]
}
