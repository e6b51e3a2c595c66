/// The cells of a table's row, taken from its text.
enum TableCells {
    static func of(_ row: Block) -> [String] { ranges(of: row).map { row.slice($0).text } }

    /// Where the cells stand in the row's text, in UTF-8 bytes.
    ///
    /// Each ends in " | ", of which an empty cell leaves but "| ".
    static func ranges(of row: Block) -> [Range<Int>] {
        let text = Array(row.text.utf8)
        let end = text.count - text.reversed().prefix(while: isBorder).count
        var cells: [Range<Int>] = []
        var start = 0
        for place in 0..<end where text[place] == bar && place + 1 < text.count && text[place + 1] == space {
            guard place == start || text[place - 1] == space else { continue }
            cells.append(start..<max(start, place - 1))
            start = place + 2
        }
        return cells + [min(start, end)..<end]
    }

    private static let bar = UInt8(ascii: "|")
    private static let space = UInt8(ascii: " ")

    /// Whether a byte at a row's end belongs to none of its cells.
    private static func isBorder(_ byte: UInt8) -> Bool { byte == bar || byte == space }
}
