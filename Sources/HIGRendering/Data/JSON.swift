/// A JSON value (RFC 8259) whose members keep their order and whose numbers look the same on every machine.
///
/// Foundation's encoder promises neither, and both belong to the formats that other programs compare byte by byte.
public enum JSON: Hashable, Sendable {
    case null
    case bool(Bool)
    case integer(Int)
    /// A number with a fixed count of decimal places, rounded to the nearest. JSON knows no infinity and no
    /// not-a-number; both are written as `null`, and so is what has more than 18 digits with its decimal places.
    case decimal(Double, places: Int)
    case string(String)
    case array([JSON])
    case object([Member])

    /// A name and its value.
    public struct Member: Hashable, Sendable {
        /// The name, unescaped.
        public let name: String
        /// The value.
        public let value: JSON

        /// A member called `name`.
        public init(_ name: String, _ value: JSON) {
            self.name = name
            self.value = value
        }
    }
}

extension JSON {
    /// How the white space is set.
    public enum Style: Sendable {
        /// Everything on one line, without spaces.
        case compact
        /// A member a line, indented by two spaces; arrays of plain values stay on one line.
        case pretty
    }

    /// The value as text, without a line break at the end.
    ///
    /// ```swift
    /// JSON.object([.init("lines", .array([4, 4])), .init("page", .null)]).text(.compact)
    /// // {"lines":[4,4],"page":null}
    /// ```
    public func text(_ style: Style = .compact) -> String {
        text(style, depth: 0)
    }

    /// - Parameter depth: how many arrays and objects are open around the value.
    func text(_ style: Style, depth: Int) -> String {
        var text = ""
        write(style, depth: depth, to: &text)
        return text
    }

    private func write(_ style: Style, depth: Int, to text: inout String) {
        switch self {
        case .null: text += "null"
        case .bool(let value): text += value ? "true" : "false"
        case .integer(let value): text += String(value)
        case .decimal(let value, let places): text += JSON.digits(of: value, places: places)
        case .string(let value): JSON.quote(value, to: &text)
        case .array(let values):
            let onOneLine = values.allSatisfy(\.isPlain)
            JSON.list("[", "]", values, style, depth, onOneLine, to: &text) { value, text in
                value.write(style, depth: depth + 1, to: &text)
            }
        case .object(let members):
            JSON.list("{", "}", members, style, depth, false, to: &text) { member, text in
                JSON.quote(member.name, to: &text)
                text += style == .compact ? ":" : ": "
                member.value.write(style, depth: depth + 1, to: &text)
            }
        }
    }

    /// Whether the value is neither array nor object.
    var isPlain: Bool {
        switch self {
        case .null, .bool, .integer, .decimal, .string: true
        case .array, .object: false
        }
    }

    private static func list<Element>(
        _ open: String, _ close: String, _ elements: [Element], _ style: Style, _ depth: Int, _ onOneLine: Bool,
        to text: inout String, write: (Element, inout String) -> Void
    ) {
        let breaksLines = style == .pretty && !onOneLine && !elements.isEmpty
        let separator = style == .pretty && onOneLine ? ", " : ","
        text += open
        for (index, element) in elements.enumerated() {
            if index > 0 { text += separator }
            if breaksLines { text += "\n" + String(repeating: "  ", count: depth + 1) }
            write(element, &text)
        }
        if breaksLines { text += "\n" + String(repeating: "  ", count: depth) }
        text += close
    }

    /// Escapes what RFC 8259 requires and what could steer a terminal, and nothing else: slashes and letters stay as
    /// they are.
    private static func quote(_ value: String, to text: inout String) {
        // Nearly all strings need no escape, and copying one whole is ten times as quick as looking at its characters.
        var value = value
        let isPlain = value.withUTF8 { bytes in
            !bytes.contains { $0 < 0x20 || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }
        }
        guard !isPlain || value.steers else {
            text += "\""
            text += value
            text += "\""
            return
        }
        text += "\""
        for scalar in value.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case _ where scalar.steers:
                let hex = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
            default: text.unicodeScalars.append(scalar)
            }
        }
        text += "\""
    }

    /// Written by hand because `String(format:)` would bring in Foundation and its locales.
    private static func digits(of value: Double, places: Int) -> String {
        var scale = 1.0
        for _ in 0..<places { scale *= 10 }
        guard let scaled = Int(exactly: (value * scale).rounded()) else { return "null" }
        let digits = String(scaled.magnitude)
        let padded = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
        let sign = scaled < 0 ? "-" : ""
        return places == 0 ? sign + padded : sign + padded.dropLast(places) + "." + padded.suffix(places)
    }
}

/// Literals, so that schemas read like the JSON they stand for.
extension JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral {
    /// A string.
    public init(stringLiteral value: String) { self = .string(value) }
    /// A whole number.
    public init(integerLiteral value: Int) { self = .integer(value) }
    /// A list.
    public init(arrayLiteral elements: JSON...) { self = .array(elements) }
}
