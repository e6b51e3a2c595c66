/// A record a row after RFC 4180: a header, CRLF, quotes doubled.
///
/// Members of inner objects get columns of their own, such as `source.page`. Lists of plain values are joined by
/// `; `, other lists are written as JSON, and null is an empty field.
public struct CSVFormat: ReportFormat {
    /// The format; it has no options.
    public init() {}

    /// Writes the header, then a row at a time.
    public func write(_ report: Report, to sink: (String) throws -> Void) throws {
        try sink(line(report.rows.shape.columns(named: "")))
        for record in report.rows.values() { try sink(line(report.rows.shape.cells(record))) }
    }

    private func line(_ fields: [String]) -> String {
        fields.map(quoted).joined(separator: ",") + "\r\n"
    }

    private func quoted(_ field: String) -> String {
        // By bytes, because Swift takes CR LF for a single character.
        let needsQuotes = field.utf8.contains { [0x22, 0x2C, 0x0A, 0x0D].contains($0) }
        guard needsQuotes else { return field }
        return "\"" + field.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
    }
}

extension Shape {
    /// The members of a record when the shape is one; null or not makes no difference to the columns.
    private var members: [ObjectShape.Member]? {
        switch self {
        case .object(let object): object.members
        case .nullable(let inner): inner.members
        case .string, .integer, .number, .boolean, .choice, .array, .map: nil
        }
    }

    fileprivate func columns(named name: String) -> [String] {
        guard let members else { return [name] }
        return members.flatMap { $0.shape.columns(named: name.isEmpty ? $0.name : name + "." + $0.name) }
    }

    fileprivate func cells(_ json: JSON) -> [String] {
        guard let members else { return [json.cell] }
        // The members of a record come in the order of its shape; where the record is null, all its cells are empty.
        guard case .object(let values) = json else { return columns(named: "").map { _ in "" } }
        return zip(members, values).flatMap { $0.shape.cells($1.value) }
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
