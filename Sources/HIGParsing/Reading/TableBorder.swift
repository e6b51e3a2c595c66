/// Blank lines before tables that follow a paragraph without one.
///
/// The parser takes such a table into a list item that stands over it. The lines that are added are known, so that
/// positions are those of the text as it was.
struct TableBorder {
    /// The text with a blank line before each such table.
    private(set) var bytes: ArraySlice<UInt8>
    /// The numbers of the added lines in the new text, ascending, counted from 1.
    private var added: [Int] = []
    /// Whether a line has more cells than any table, for which the parser would take the square of the time.
    private(set) var hasEndlessRow = false

    init(_ text: ArraySlice<UInt8>) {
        bytes = text
        var taken = text.startIndex
        var spaced: [UInt8] = []
        // The line at hand, and the two before it.
        var (before, header) = (text.prefix(0), text.prefix(0))
        var rest = text
        var index = 0
        while rest.startIndex < text.endIndex {
            let line = rest.indices.first(where: rest.endsLine).map { rest[..<$0] } ?? rest
            rest = text[line.endIndex...].dropFirst()
            hasEndlessRow = hasEndlessRow || TableBorder.isEndless(line)
            if index > 1, TableBorder.isDelimiter(line), TableBorder.isRow(header), TableBorder.isText(before) {
                spaced += text[taken..<header.startIndex]
                spaced.append(UInt8(ascii: "\n"))
                taken = header.startIndex
                added.append(index + added.count)
            }
            (before, header) = (header, line)
            index += 1
        }
        if !added.isEmpty { bytes = (spaced + text[taken...])[...] }
    }

    /// The line of the text as it was.
    func line(_ line: Int) -> Int { line - added.leadingCount { $0 <= line } }

    /// The same of neighbouring lines.
    func lines(_ lines: ClosedRange<Int>) -> ClosedRange<Int> {
        let first = line(lines.lowerBound)
        return first...max(first, line(lines.upperBound))
    }

    private static func isRow(_ line: ArraySlice<UInt8>) -> Bool { line.contains(UInt8(ascii: "|")) }

    /// Printed tables have some dozens of columns at most.
    private static let mostCells = 1000

    private static func isEndless(_ line: ArraySlice<UInt8>) -> Bool {
        line.count > mostCells && line.count { $0 == UInt8(ascii: "|") } > mostCells
    }

    /// Whether a line has words and is no row itself.
    private static func isText(_ line: ArraySlice<UInt8>) -> Bool {
        guard let first = line.first(where: { $0 > UInt8(ascii: " ") }) else { return false }
        return first != UInt8(ascii: "|")
    }

    private static let marks = Array("|-:".utf8)

    /// "|---|:--:|".
    private static func isDelimiter(_ line: ArraySlice<UInt8>) -> Bool {
        // Nearly every line has another byte soon.
        line.allSatisfy { $0 <= UInt8(ascii: " ") || marks.contains($0) }
            && isRow(line) && line.contains(UInt8(ascii: "-"))
    }
}
