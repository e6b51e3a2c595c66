import HIGModel

/// References to other places, which say nothing themselves.
enum Pointer {
    private static let openers = [
        "see", "for", "to", "described", "as described", "refer", "shown", "introduced", "listed", "also see",
    ]

    /// The end, in UTF-8 bytes, of a statement without the pointer in brackets that trails it, and whether one was
    /// there: `… instead (to learn more, see "Toolbar" (page 147)).`
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
        guard let first = inside.first, inside.contains("see") || inside.contains("described") || first == "page" else {
            return statement
        }
        guard first == "see" || first == "page" || ["for", "to", "described", "as", "also"].contains(first) else {
            return statement
        }
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
