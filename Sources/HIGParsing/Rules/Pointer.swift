import HIGModel

/// References to other places, which say nothing themselves.
enum Pointer {
    private static let openers: Set<String> = ["see", "page", "for", "to", "described", "as", "also"]

    /// A statement without the pointer in brackets that trails it: `… instead (to learn more, see "Toolbar").` gives
    /// `… instead.`
    static func trimmed(_ statement: String) -> String {
        let utf8 = Array(statement.utf8)
        var end = utf8.count
        var stop = ""
        if let last = utf8.last, last == UInt8(ascii: ".") || last == UInt8(ascii: ":") {
            stop = String(UnicodeScalar(last))
            end -= 1
        }
        guard end > 0, utf8[end - 1] == UInt8(ascii: ")"), let open = opening(utf8, closedAt: end - 1) else {
            return statement
        }
        let inside = Word.all(in: String(decoding: utf8[open..<end], as: UTF8.self)).map(\.text)
        guard let first = inside.first, openers.contains(first) else { return statement }
        guard inside.contains("see") || inside.contains("described") || first == "page" else { return statement }
        return String(decoding: utf8[..<open], as: UTF8.self).trimmed + stop
    }

    private static func opening(_ utf8: [UInt8], closedAt close: Int) -> Int? {
        var depth = 0
        for position in stride(from: close, through: 0, by: -1) {
            if utf8[position] == UInt8(ascii: ")") { depth += 1 }
            if utf8[position] == UInt8(ascii: "(") { depth -= 1 }
            if depth == 0 { return position }
        }
        return nil
    }
}
