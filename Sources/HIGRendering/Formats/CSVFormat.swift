/// A record a row after RFC 4180: a header, CRLF, quotes doubled.
///
/// Members of inner objects get columns of their own, such as `source.page`. Lists of plain values are joined by
/// `; `, other lists are written as JSON, and null is an empty field.
public struct CSVFormat: ReportFormat {
    private let forSpreadsheets: Bool
    private let forTerminal: Bool

    /// - Parameters:
    ///   - forSpreadsheets: whether text that a spreadsheet would run as a formula gets a `'` before it
    ///     (https://owasp.org/www-community/attacks/CSV_Injection). It is then no longer the text as it was.
    ///   - forTerminal: whether what could steer a terminal gets a visible sign, since CSV has no escapes for it; nor is
    ///     it then the text as it was.
    public init(forSpreadsheets: Bool = false, forTerminal: Bool = false) {
        self.forSpreadsheets = forSpreadsheets
        self.forTerminal = forTerminal
    }

    /// Writes the header, then a row at a time.
    public func write(_ report: Report, to sink: (String) throws -> Void) throws {
        try write(report.table, to: sink)
    }

    func write(_ rows: Rows, to sink: (String) throws -> Void) throws {
        let columns = rows.shape.columns(named: "")
        try sink(line(columns.map(\.name)))
        let isText = columns.map { forSpreadsheets && $0.shape.isText }
        try rows.forEach { record in
            try sink(line(zip(rows.shape.cells(record), isText).map { $1 ? defused($0) : $0 }))
        }
    }

    private func line(_ fields: [String]) -> String {
        fields.map(quoted).joined(separator: ",") + "\r\n"
    }

    private func quoted(_ field: String) -> String {
        let field = forTerminal ? field.visible : field
        // By bytes, because Swift takes CR LF for a single character, and a quote with an accent over it for no quote.
        let needsQuotes = field.utf8.contains { [0x22, 0x2C, 0x0A, 0x0D].contains($0) }
        guard needsQuotes else { return field }
        var quoted = Array("\"".utf8)
        for byte in field.utf8 {
            if byte == 0x22 { quoted.append(byte) }
            quoted.append(byte)
        }
        return String(decoding: quoted, as: UTF8.self) + "\""
    }

    private func defused(_ field: String) -> String {
        guard let first = field.unicodeScalars.first, CSVFormat.fuses.contains(first) else { return field }
        return "'" + field
    }

    /// What starts a formula, in the wide form too, which some spreadsheets take for the narrow one.
    private static let fuses = Set("=+-@\t\r\n\u{FF1D}\u{FF0B}\u{FF0D}\u{FF20}".unicodeScalars)
}

extension Shape {
    /// The members of a record when the shape is one; null or not makes no difference to the columns.
    private var members: [ObjectShape.Member]? {
        switch self {
        case .object(let object): object.members
        case .nullable(let inner): inner.members
        case .string, .integer, .number, .boolean, .choice, .array, .map, .union: nil
        }
    }

    func columns(named name: String, about: String = "") -> [CSVColumn] {
        guard let members else { return [CSVColumn(name: name, about: about, shape: self)] }
        return members.flatMap { member in
            member.shape.columns(
                named: name.isEmpty ? member.name : name + "." + member.name, about: member.about)
        }
    }

    fileprivate func cells(_ json: JSON) -> [String] {
        guard let members else { return [json.cell] }
        // The members of a record come in the order of its shape; where the record is null, all its cells are empty.
        guard case .object(let values) = json else { return columns(named: "").map { _ in "" } }
        return zip(members, values).flatMap { $0.shape.cells($1.value) }
    }

    /// Whether a value is neither list nor object.
    var isPlain: Bool {
        switch self {
        case .string, .integer, .number, .boolean, .choice: true
        case .nullable(let inner): inner.isPlain
        case .array, .map, .object, .union: false
        }
    }

    /// Whether a cell of this shape holds words and no number.
    fileprivate var isText: Bool {
        switch self {
        case .integer, .number, .boolean: false
        case .nullable(let inner): inner.isText
        case .string, .choice, .array, .map, .object, .union: true
        }
    }
}

extension JSON {
    fileprivate var cell: String {
        switch self {
        case .null: return ""
        case .string(let value): return value
        case .array(let values):
            return values.allSatisfy(\.isPlain) ? values.map(\.cell).joined(separator: "; ") : text(.compact)
        case .bool, .integer, .decimal, .object: return text(.compact)
        }
    }
}
