import HIGModel
import HIGRendering

/// How and where an answer is written.
struct Output: Equatable {
    let format: FormatName
    var color = ColorChoice.auto
    var noPager = false

    /// Writes a report.
    ///
    /// - Parameters:
    ///   - path: a file to write to; `nil` for standard output.
    ///   - forSpreadsheets: as for `CSVFormat`.
    func write(_ report: Report, to path: String? = nil, forSpreadsheets: Bool = false) throws {
        let terminal = path == nil ? Terminal.current : .absent
        guard let format = format.format(on: terminal, color: color, forSpreadsheets: forSpreadsheets) else {
            throw Problem(.defect, "no report is written as \(format.rawValue)")
        }
        try outlet(path).write { sink in try format.write(report, to: sink) }
    }

    func outlet(_ path: String?) throws -> Outlet {
        if let path { return try .file(path) }
        guard !noPager, let pager = Terminal.current.pager else { return .standardOutput }
        return try .pager(pager)
    }
}
