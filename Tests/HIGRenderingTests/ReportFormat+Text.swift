import HIGRendering
import Testing
import WrittenText

extension ReportFormat {
    /// The whole report as one string; that it can't be written is an issue.
    func text(_ report: Report) -> String {
        do {
            return try written { try write(report, to: $0) }
        } catch {
            Issue.record(error, "the report could not be written")
            return ""
        }
    }
}
