import HIGModel

extension PlacedRepair: Record {
    static let schemaName = "repair"
    static let about = "A word that extraction damaged and how it was mended."
    static let fields: [Field<PlacedRepair>] = [
        Field("edition", "The edition's id.", \.edition),
        Field("file", "The source, relative to the ingested folder.", \.file),
        Field("line", "The line of the file, counted from 1.", \.repair.line),
        Field("found", "What the file has.", \.repair.found),
        Field("mended", "What it was mended to.", \.repair.mended),
        Field("reason", "What shows the damage.", \.repair.reason),
    ]
}

extension Repair.Reason: NamedChoice {}

/// How many repairs an edition took.
struct RepairCount: Hashable, Sendable, Record {
    let edition: String
    let repairs: Int

    static let schemaName = "repair-count"
    static let about = "How many words of an edition were mended."
    static let fields: [Field<RepairCount>] = [
        Field("edition", "The edition's id.", \.edition),
        Field("repairs", "How many.", \.repairs),
    ]

    /// In the order of the repairs.
    static func all(in repairs: [PlacedRepair]) -> [RepairCount] {
        var counts: [RepairCount] = []
        for placed in repairs {
            let known = counts.last?.edition == placed.edition ? counts.removeLast().repairs : 0
            counts.append(RepairCount(edition: placed.edition, repairs: known + 1))
        }
        return counts
    }
}

/// `check --repairs`.
struct RepairsDocument: Document {
    let repairs: [PlacedRepair]

    static let kind = Schema.repairs
    static let about = "The words that were mended, by edition, file and line."
    static let content: [Field<RepairsDocument>] = [
        Field("counts", "How many in each edition that has any.") { RepairCount.all(in: $0.repairs) },
        Field("repairs", "The repairs.", \.repairs),
    ]
}
