import HIGModel

/// The table in which a document tells its own history, found by what its rows look like: dates and notes.
///
/// Web pages end with one under "Change log", books under "Document Revision History"; there the print's pages cut it
/// into several tables, whose first rows go on with the date of the last one before.
struct ChangeLog {
    struct Entry: Hashable {
        let date: PartialDate?
        /// The date as the row has it, or the row over it that it belongs to.
        let written: String
        let text: String
        /// The place of the row's block in the text.
        let block: Int
    }

    private(set) var entries: [Entry] = []
    /// The places of all blocks that belong to the tables, headers included.
    private(set) var blocks: [Int] = []
    /// The date that the last table ended with, which the next one may go on with.
    private var last: (date: PartialDate?, written: String) = (nil, "")

    init(_ text: BlockText) {
        var heading = ""
        var table: [Int] = []
        let blocks = text.blocks
        for index in blocks.indices {
            let kind = blocks[index].kind
            if case .heading = kind { heading = blocks[index].text }
            let isRow = kind == .tableRow || kind == .settled(.table)
            let isHeader = isRow && ChangeLog.isHeader(blocks[index])
            if isRow, !table.isEmpty || isHeader {
                if isHeader {
                    close(table, of: text, under: heading)
                    table = []
                }
                table.append(index)
            } else if kind != .figure, !table.isEmpty {
                close(table, of: text, under: heading)
                table = []
            }
        }
        close(table, of: text, under: heading)
    }

    private static let noteTitles: Set<String> = [
        "notes", "note", "changes", "change", "description", "revisions", "revision", "comments", "what changed",
    ]
    /// What such a table's heading reads, by its letters; parts of a book or a page with such a heading advise nothing.
    static let headings: Set<String> = ["changelog", "revisionhistory", "documentrevisionhistory"]

    /// "Date | Notes", whatever empty columns the conversion added.
    private static func isHeader(_ block: Block) -> Bool {
        // Nearly every row opens with another letter.
        let opening = block.text.utf8.first { $0 > UInt8(ascii: " ") && $0 != UInt8(ascii: "|") }
        guard let opening, opening | 0x20 == UInt8(ascii: "d") else { return false }
        let cells = TableCells.of(block).map { $0.lowercased() }.filter { !$0.isEmpty }
        return cells.count == 2 && cells[0] == "date" && noteTitles.contains(cells[1])
    }

    /// Takes a table's rows for entries where its heading says what it is, or else where most of its dates are dates.
    private mutating func close(_ table: [Int], of text: BlockText, under heading: String) {
        guard !table.isEmpty else { return }
        var rows: [Entry] = []
        var last = last
        var dated = 0
        var undated = 0
        for index in table.dropFirst() {
            let cells = TableCells.of(text.blocks[index])
            // The line under the header of a table that ran into the one before.
            if cells.allSatisfy({ $0.allSatisfy { "-: ".contains($0) } }) { continue }
            let written = cells.first ?? ""
            let note = cells.dropFirst().filter { !$0.isEmpty }.joined(separator: " ")
            if !written.isEmpty {
                let date = WrittenDate.read(written)
                // A shred of a row, such as "combo |", has lost its date, and those of the rows behind it.
                let isShred = date == nil && note.isEmpty
                last = (date, isShred ? "" : written)
                if date != nil { dated += 1 } else if !isShred { undated += 1 }
            }
            guard !note.isEmpty else { continue }
            rows.append(Entry(date: last.date, written: last.written, text: note, block: index))
        }
        guard ChangeLog.headings.contains(HeadingText.letters(of: heading)) || dated > undated else { return }
        entries += rows
        blocks += table
        self.last = last
    }
}
