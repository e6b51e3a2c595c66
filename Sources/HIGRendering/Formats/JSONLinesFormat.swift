/// A record a line, each a JSON object; the lines are made one at a time.
public struct JSONLinesFormat: ReportFormat {
    /// The format; it has no options.
    public init() {}

    /// Writes a line at a time.
    public func write(_ report: Report, to sink: (String) throws -> Void) throws {
        try report.rows.forEach { try sink($0.text(.compact) + "\n") }
    }
}
