/// A way to write reports.
public protocol ReportFormat: Sendable {
    /// Writes a report in pieces.
    ///
    /// - Parameter sink: takes the text piece by piece, in order; what it throws ends the writing.
    func write(_ report: Report, to sink: (String) throws -> Void) throws
}

extension ReportFormat {
    /// The whole report as one string, of a report that is held in memory: one that reads on while it is written can fail, and
    /// is for `write`.
    public func text(_ report: Report) -> String {
        var text = ""
        do {
            try write(report) { text += $0 }
        } catch {
            preconditionFailure("a report that is held in memory could not be written: \(error)")
        }
        return text
    }
}
