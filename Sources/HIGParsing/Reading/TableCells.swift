/// The cells of a table's row, taken from its text.
enum TableCells {
    static func of(_ row: Block) -> [String] {
        // An empty first cell leaves its separator without the space before it.
        var text = Array((row.text.hasPrefix("|") ? " " + row.text : row.text).utf8)[...]
        while let last = text.last, isBorder(last) { text = text.dropLast() }
        var cells: [String] = []
        while let bar = text.indices.first(where: { text[$0...].starts(with: separator) }) {
            cells.append(String(decoding: text[..<bar], as: UTF8.self).trimmed)
            text = text[(bar + separator.count)...]
        }
        return cells + [String(decoding: text, as: UTF8.self).trimmed]
    }

    private static let separator = Array(Block.cellSeparator.utf8)

    /// Whether a byte at a row's end belongs to none of its cells.
    static func isBorder(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "|") || byte == UInt8(ascii: " ") }
}
