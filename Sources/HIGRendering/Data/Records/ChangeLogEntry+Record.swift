import HIGModel

extension ChangeLogEntry: Record {
    static let schemaName = "change-log-entry"
    static let about = "One row of the table in which a document tells its own history."
    static let fields: [Field<ChangeLogEntry>] = [
        Field("edition", "The edition's id.", \.edition),
        Field("date", "YYYY, YYYY-MM or YYYY-MM-DD; null when the date as written can't be read.", \.date?.description),
        Field("written", "The date in the document's own words.", \.written),
        Field("text", "What changed, in the document's own words.", \.text),
        Field("topics", "The topics that changed, as far as page or text tell.", \.topics),
        Field("source", "Where the row stands.", \.source),
    ]
}
