import HIGRendering

extension ReportFormat {
    /// The whole report as one string.
    func text(_ report: Report) throws -> String {
        var text = ""
        try write(report) { text += $0 }
        return text
    }
}
