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

    @Flag(help: "Write straight to the terminal, past $HIGKB_PAGER, $PAGER or less.")
    var noPager = false

    func validate() throws {
        if json, let name = format?.name, name != .json {
            throw ValidationError("--json and --format \(name.rawValue) exclude each other")
        }
    }

    /// The format asked for.
    var name: FormatName { json ? .json : format?.name ?? Menu.formats[0] }

    var output: Output { Output(format: name, color: color, noPager: noPager) }

    /// Writes a report as asked for; see `Output`.
    func write(_ report: Report, to path: String? = nil, forSpreadsheets: Bool = false) throws {
        try output.write(report, to: path, forSpreadsheets: forSpreadsheets)
    }

    /// Writes what was done to the database.
    ///
    /// - Parameter outcome: what is so even if the answer can't be written, for the message.
    /// - Throws: a `Problem` that says the outcome.
    func write(_ report: Report, ofStored outcome: String) throws {
        do {
            try output.write(report)
        } catch let problem as Problem where problem.kind == .inputOutput {
            throw Problem(
                problem.kind, problem.message, at: problem.place, next: "\(outcome); only this answer is lost")
        }
    }

    func outlet(_ path: String?) throws -> Outlet { try output.outlet(path) }
}
