/// An answer on its way out: the same for people, as blocks of text, and for programs, as data.
///
/// Every answer becomes a report, and every format writes any report; an answer never knows in which format it
/// is printed. What a report is made of is handed over piece by piece, so that a long answer is never held whole.
///
/// ```swift
/// let report = Report(comparison)
/// try TerminalFormat(width: 80).write(report) { print($0, terminator: "") }
/// try JSONLinesFormat().write(report) { print($0, terminator: "") }
/// ```
public struct Report {
    /// The whole answer, for the formats that write one document.
    let document: any Document
    /// The answer a record at a time, for the formats that write lines.
    let rows: Rows
    /// The same for tables, whose rows are read without the rest of the answer beside them.
    let table: Rows
    /// Hands over the answer for people. Nothing is made before it is asked for: an export of thousands of rules as
    /// data never needs it.
    let forEachBlock: ((Block) throws -> Void) throws -> Void

    /// - Parameter table: `nil` where the rows tell all.
    init(document: any Document, rows: Rows, table: Rows? = nil, blocks: @escaping () -> [Block]) {
        self.init(document: document, rows: rows, table: table) { body in try blocks().forEach(body) }
    }

    init(
        document: any Document, rows: Rows, table: Rows? = nil,
        forEachBlock: @escaping ((Block) throws -> Void) throws -> Void
    ) {
        self.document = document
        self.rows = rows
        self.table = table ?? rows
        self.forEachBlock = forEachBlock
    }

    /// All blocks, for a format that must see them together.
    func blocks() throws -> [Block] {
        var blocks: [Block] = []
        try forEachBlock { blocks.append($0) }
        return blocks
    }
}

/// Records of one shape, turned into JSON one by one.
struct Rows {
    let shape: Shape
    let forEach: ((JSON) throws -> Void) throws -> Void

    init<Row: Record>(_ rows: [Row]) {
        self.init { body in try rows.forEach(body) }
    }

    /// - Parameter forEach: hands over the records in order; what its argument throws ends it.
    init<Row: Datum>(_ forEach: @escaping ((Row) throws -> Void) throws -> Void) {
        shape = Row.shape
        self.forEach = { body in try forEach { try body($0.json) } }
    }
}
