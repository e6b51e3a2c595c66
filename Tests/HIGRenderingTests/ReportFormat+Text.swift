import HIGRendering
import Testing

extension ReportFormat {
    /// The whole report as one string.
    func text(_ report: Report) -> String {
        var text = ""
        do {
            try write(report) { text += $0 }
        } catch {
            Issue.record(error, "the report could not be written")
        }
        return text
    }
}
