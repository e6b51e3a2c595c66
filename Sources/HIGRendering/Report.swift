/// An answer on its way out: the same for people, as blocks of text, and for programs, as data.
///
/// Every answer becomes a report, and every format writes any report; an answer never knows in which format it
/// is printed.
///
/// ```swift
/// let report = Report(comparison)
/// try TerminalFormat(width: 80).write(report) { print($0, terminator: "") }
/// try JSONLinesFormat().write(report) { print($0, terminator: "") }
/// ```
public struct Report: Sendable {
    /// The whole answer, for the formats that write one document.
    let document: any Document
    /// The answer a record at a time, for the formats that write lines or rows.
    let rows: Rows
    /// The answer for people. Made when asked for: an export of thousands of rules as data never needs it.
    let blocks: @Sendable () -> [Block]

    init(document: any Document, rows: Rows, blocks: @escaping @Sendable () -> [Block]) {
        self.document = document
        self.rows = rows
        self.blocks = blocks
    }
}

/// Records of one shape, turned into JSON one by one so that a long list is never held twice.
struct Rows: Sendable {
    let shape: Shape
    let values: @Sendable () -> AnySequence<JSON>

    init<Row: Record>(_ rows: [Row]) {
        shape = Row.shape
        values = { AnySequence(rows.lazy.map(\.json)) }
    }
}

/// A way to write reports.
public protocol ReportFormat: Sendable {
    /// Writes a report in pieces.
    ///
    /// - Parameter sink: takes the text piece by piece, in order; what it throws ends the writing.
    func write(_ report: Report, to sink: (String) throws -> Void) throws
}

extension ReportFormat {
    /// The whole report as one string.
    public func text(_ report: Report) -> String {
        var text = ""
        do {
            try write(report) { text += $0 }
        } catch {
            preconditionFailure("a format failed though its sink did not: \(error)")
        }
        return text
    }
}
