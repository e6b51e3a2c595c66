import ArgumentParser
import HIGModel
import HIGRendering

/// How and where an answer is written.
struct OutputOptions<Menu: FormatMenu>: ParsableArguments {
    @Option(help: "How to write the answer; \(Menu.formats[0].rawValue) when left out.")
    var format: OfferedFormat<Menu>?

    @Flag(help: "Short for --format json.")
    var json = false

    @Option(help: "When to use colour; NO_COLOR is respected.")
    var color: ColorChoice = .auto

    @Flag(help: "Write straight to the terminal.")
    var noPager = false

    func validate() throws {
        if json, let name = format?.name, name != .json {
            throw ValidationError("--json and --format \(name.rawValue) exclude each other")
        }
    }

    /// The format asked for.
    var name: FormatName { json ? .json : format?.name ?? Menu.formats[0] }

    /// Writes a report in the format asked for.
    ///
    /// - Parameters:
    ///   - path: a file to write to; `nil` for standard output.
    ///   - forSpreadsheets: as for `CSVFormat`.
    func write(_ report: Report, to path: String? = nil, forSpreadsheets: Bool = false) throws {
        guard let format = name.format(on: .current, color: color, forSpreadsheets: forSpreadsheets) else {
            throw Problem(.defect, "no report is written as \(name.rawValue)")
        }
        try outlet(path).write { sink in try format.write(report, to: sink) }
    }

    func outlet(_ path: String?) throws -> Outlet {
        if let path { return try .file(path) }
        guard !noPager, let pager = Terminal.current.pager else { return .standardOutput }
        return try .pager(pager)
    }
}
