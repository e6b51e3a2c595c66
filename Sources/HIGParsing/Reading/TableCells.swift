/// The cells of a table's row, taken from its text.
enum TableCells {
    static func of(_ row: Block) -> [String] {
        // An empty first cell leaves its separator without the space before it.
        var text = (row.text.hasPrefix("|") ? " " + row.text : row.text)[...]
        while text.hasSuffix("|") || text.hasSuffix(" ") { text = text.dropLast() }
        var cells: [String] = []
        while let separator = text.range(of: Block.cellSeparator) {
            cells.append(text[..<separator.lowerBound].trimmed)
            text = text[separator.upperBound...]
        }
        return cells + [text.trimmed]
    }
}
