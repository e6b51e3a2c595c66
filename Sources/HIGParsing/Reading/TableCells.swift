/// The cells of a table's row, taken from its text.
enum TableCells {
    static func of(_ row: Block) -> [String] {
        // An empty first cell leaves its separator without the space before it.
        var text = (row.text.hasPrefix("|") ? " " + row.text : row.text)[...]
        while let last = text.utf8.last, isBorder(last) { text = text.dropLast() }
        var cells: [String] = []
        while let separator = text.range(of: Block.cellSeparator) {
            cells.append(text[..<separator.lowerBound].trimmed)
            text = text[separator.upperBound...]
        }
        return cells + [text.trimmed]
    }

    /// Whether a byte at a row's end belongs to none of its cells.
    static func isBorder(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "|") || byte == UInt8(ascii: " ") }
}
