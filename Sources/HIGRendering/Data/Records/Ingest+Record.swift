import HIGModel

extension IngestSummary: Document {
    static let kind = Schema.ingest
    static let about = "What went in or out."
    static let content: [Field<IngestSummary>] = [
        Field("editions", "The editions concerned, in order.", \.editions),
        Field("warnings", "What the reader should know though it stopped nothing.", \.warnings),
        Field("leftOut", "What could not be read and was left out, with --keep-going.", \.leftOut),
    ]
}

extension IngestSummary.EditionResult: Record {
    static let schemaName = "ingested-edition"
    static let about = "What went into or out of one edition."
    static let fields: [Field<IngestSummary.EditionResult>] =
        Edition.fields.map { $0.lifted(through: \.edition) } + [
            Field("added", "Files that were not there before.", \.added),
            Field("replaced", "Files that replaced an earlier text of the same chunk or page.", \.replaced),
            Field("unchanged", "Files that were there already.", \.unchanged),
            Field("removed", "Files that were taken out.", \.removed),
            Field("rules", "Rules of the edition afterwards.", \.rules),
        ]
}
