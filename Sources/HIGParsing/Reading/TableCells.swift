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

    /// Where the cells stand in the row's text, in UTF-8 bytes.
    static func ranges(of row: Block) -> [Range<Int>] {
        let text = Array(row.text.utf8)
        let end = text.count - text.reversed().prefix(while: isBorder).count
        var cells: [Range<Int>] = []
        var start = 0
        while start <= end {
            let bar = text[start..<end].indices.first { text[$0...].starts(with: separator) } ?? end
            cells.append(start..<bar)
            start = bar < end ? bar + separator.count : end + 1
        }
        return cells
    }

    private static let separator = Array(Block.cellSeparator.utf8)

    /// Whether a byte at a row's end belongs to none of its cells.
    static func isBorder(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "|") || byte == UInt8(ascii: " ") }
}
