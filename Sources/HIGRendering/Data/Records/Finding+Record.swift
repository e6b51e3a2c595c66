import HIGModel

extension Finding: Record {
    static let schemaName = "finding"
    static let about = "Something that is wrong with the database."
    static let fields: [Field<Finding>] = [
        Field("problem", "What is wrong.", \.problem),
        Field("place", "The table, file or rule concerned.", \.place),
        Field("remedy", "What mends it.", \.remedy),
    ]
}

/// `check`.
struct CheckDocument: Document {
    let findings: [Finding]

    static let kind = Schema.check
    static let about = "What is wrong with the database; no findings when nothing is."
    static let content: [Field<CheckDocument>] = [Field("findings", "The findings.", \.findings)]
}
