/// A way to write reports.
public protocol ReportFormat: Sendable {
    /// Writes a report in pieces.
    ///
    /// - Parameter sink: takes the text piece by piece, in order; what it throws ends the writing.
    func write(_ report: Report, to sink: (String) throws -> Void) throws
}
