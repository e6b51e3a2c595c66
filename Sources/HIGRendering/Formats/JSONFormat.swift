/// The whole answer as one JSON document with `version` and `kind`, described by `Schema`.
public struct JSONFormat: ReportFormat {
    /// The format; it has no options.
    public init() {}

    /// Writes the document in one piece.
    public func write(_ report: Report, to sink: (String) throws -> Void) throws {
        try sink(report.document.json.text(.pretty) + "\n")
    }
}
