/// Blank lines before tables that follow a paragraph without one.
///
/// The parser takes such a table into a list item that stands over it. The lines that are added are known, so that
/// positions are those of the text as it was.
struct TableBorder {
    /// The text with a blank line before each such table.
    private(set) var bytes: [UInt8] = []
    /// The numbers of the added lines in the new text, ascending, counted from 1.
    private var added: [Int] = []

    init(_ text: ArraySlice<UInt8>) {
        bytes.reserveCapacity(text.count)
        let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: "\n")) }
            let isHeader = index > 0 && index + 1 < lines.count && TableBorder.isRow(line)
            if isHeader, TableBorder.isDelimiter(lines[index + 1]), TableBorder.isText(lines[index - 1]) {
                bytes.append(UInt8(ascii: "\n"))
                added.append(index + 1 + added.count)
            }
            bytes += line
        }
    }

    /// The line of the text as it was.
    func line(_ line: Int) -> Int { line - added.leadingCount { $0 <= line } }

    private static func isRow(_ line: ArraySlice<UInt8>) -> Bool { line.contains(UInt8(ascii: "|")) }

    /// Whether a line has words and is no row itself.
    private static func isText(_ line: ArraySlice<UInt8>) -> Bool {
        guard let first = line.first(where: { $0 > UInt8(ascii: " ") }) else { return false }
        return first != UInt8(ascii: "|")
    }

    /// "|---|:--:|".
    private static func isDelimiter(_ line: ArraySlice<UInt8>) -> Bool {
        isRow(line) && line.contains(UInt8(ascii: "-"))
            && line.allSatisfy { "|-:".utf8.contains($0) || $0 <= UInt8(ascii: " ") }
    }
}
