/// A record a line, each a JSON object; the lines are made one at a time.
public struct JSONLinesFormat: ReportFormat {
    public init() {}

    public func write(_ report: Report, to sink: (String) throws -> Void) throws {
        for record in report.rows.values() { try sink(record.text(.compact) + "\n") }
    }
}
