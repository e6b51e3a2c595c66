/// Blocks as lines of a terminal.
struct TerminalPage {
    /// Columns.
    let width: Int
    let ink: Ink
    /// Whether a line that is meant to be one line is broken at the edge, and a word that is wider than its column: a
    /// file's reader looks for ids whole.
    let breaksLongLines: Bool
    /// The widest label, so that the statements of a page begin in the same column.
    let labelWidth: Int
    /// The same for the steps of all timelines.
    private let stepWidths: (label: Int, verdict: Int, modality: Int)

    /// Columns below which the text of a step is hard to read beside its label.
    private static let readable = 45

    /// Columns below which a table's columns may be too narrow for their words.
    private static let narrow = 60

    init(width: Int, ink: Ink, breaksLongLines: Bool, blocks: [Block]) {
        self.width = width
        self.ink = ink
        self.breaksLongLines = breaksLongLines
        labelWidth = blocks.flatMap(\.labels).map(\.displayWidth).max() ?? 0
        let steps = blocks.flatMap(\.steps)
        stepWidths = (
            steps.map(\.label.displayWidth).max() ?? 0, steps.map(\.verdict.displayWidth).max() ?? 0,
            steps.map(\.modality.displayWidth).max() ?? 0
        )
    }

    func lines(of block: Block) -> [Line] {
        switch block {
        case .title(let spans), .heading(let spans), .paragraph(let spans):
            wrapped(spans, to: width)
        case .statement(let statement): lines(of: statement)
        case .contrast(let contrast):
            verdict(of: contrast) + (contrast.older + contrast.newer).flatMap(lines(of:)) + note(of: contrast)
        case .timeline(let timeline): lines(of: timeline)
        case .table(let table): lines(of: table)
        case .verbatim(let text):
            text.split(separator: "\n", omittingEmptySubsequences: false).map { [Span("  " + String($0).visible)] }
        case .notes(let notes):
            notes.flatMap { hanging([Span("note: ", .aside)], wrapped([Span($0, .aside)], to: width - 6)) }
        }
    }

    func verdict(of contrast: Contrast) -> [Line] {
        wrapped(contrast.verdict, to: width)
    }

    func note(of contrast: Contrast) -> [Line] {
        contrast.note.map { indented(wrapped([Span($0, .aside)], to: width - 2), by: 2) } ?? []
    }

    // MARK: Statements

    private func lines(of statement: Statement) -> [Line] {
        let label = ink.prepared([Span(statement.label, .aside)])
        // On a narrow page the label column would squeeze the text, so the label gets a line of its own.
        guard labelWidth * 3 <= width else {
            return indented([label], by: 2) + indented(content(of: statement, width: width - 4), by: 4)
        }
        let head = [Span("  ")] + label.padded(to: labelWidth + 2)
        return hanging(head, content(of: statement, width: width - labelWidth - 4))
    }

    /// Introduction, text, body, excerpt and footers, without the label.
    func content(of statement: Statement, width: Int) -> [Line] {
        (statement.introduction.map { wrapped([Span($0, .aside)], to: width) } ?? [])
            + wrapped(statement.text, to: width)
            + statement.body.flatMap { part in
                switch part {
                case .paragraph(let text): wrapped([Span(text)], to: width)
                case .item(let text): hanging([Span("- ")], wrapped([Span(text)], to: width - 2))
                }
            }
            + wrapped(statement.excerpt, to: width)
            + statement.footers.flatMap { footer -> [Line] in
                // An id stays whole, to be copied.
                footer.contains(" ") ? wrapped([Span(footer, .aside)], to: width) : [[Span(footer, .aside)]]
            }
    }

    // MARK: Columns

    private func lines(of timeline: TimelineBlock) -> [Line] {
        let room = width - stepWidths.label - stepWidths.verdict - stepWidths.modality - 8
        return timeline.steps.flatMap { step -> [Line] in
            guard !breaksLongLines || room >= TerminalPage.readable else {
                let parts = [[Span(step.label)], step.verdict, [Span(step.modality)]].filter { $0.displayWidth > 0 }
                let head = parts.enumerated().flatMap { [Span($0 == 0 ? "" : ", ")] + $1 }
                // An edition without the advice is told in a few words.
                guard !step.verdict.isEmpty else {
                    return indented(wrapped(head + [Span(", ")] + step.text, to: width - 2), by: 2)
                }
                return indented(wrapped(head, to: width - 2), by: 2)
                    + indented(wrapped(step.text, to: width - 4), by: 4)
            }
            var head = [Span("  ")] + ink.prepared([Span(step.label)]).padded(to: stepWidths.label + 2)
            if !step.verdict.isEmpty {
                head += ink.prepared(step.verdict).padded(to: stepWidths.verdict + 2)
                head += ink.prepared([Span(step.modality)]).padded(to: stepWidths.modality + 2)
            }
            guard breaksLongLines else { return [head + ink.prepared(step.text)] }
            return hanging(head, wrapped(step.text, to: width - head.displayWidth))
        }
    }

    private func lines(of table: Table) -> [Line] {
        let head = table.columns.map { [Span($0.title, .aside)] }
        let rows = ([head] + table.rows).map { $0.map(ink.prepared) }
        let widths = columnWidths(rows)
        if width < TerminalPage.narrow, cutsWords(rows, to: widths) {
            return table.rows.flatMap { lines(of: $0, under: table.columns) }
        }
        return rows.flatMap { row -> [Line] in
            let cells = row.indices.map { row[$0].wrapped(to: widths[$0]) }
            return (0..<(cells.map(\.count).max() ?? 0)).map { index in
                cells.indices.flatMap { column -> Line in
                    let cell = index < cells[column].count ? cells[column][index] : []
                    let gap = column == 0 ? [] : [Span("  ")]
                    guard table.columns[column].alignsRight else { return gap + cell.padded(to: widths[column]) }
                    return gap + [Span(String(repeating: " ", count: widths[column] - cell.displayWidth))] + cell
                }
            }
        }
    }

    /// A row below each other: the first cell, then the others with the titles of their columns.
    private func lines(of row: [[Span]], under columns: [Table.Column]) -> [Line] {
        let named = zip(columns, row).dropFirst().filter { $0.1.displayWidth > 0 }
        return wrapped(row.first ?? [], to: width)
            + named.flatMap { column, cell -> [Line] in
                let lines = wrapped([Span(column.title + ": ", .aside)] + cell, to: width - 4)
                return indented(Array(lines.prefix(1)), by: 2) + indented(Array(lines.dropFirst()), by: 4)
            }
    }

    /// Whether a column is too narrow for a word in it.
    private func cutsWords(_ rows: [[[Span]]], to widths: [Int]) -> Bool {
        rows.contains { row in
            zip(row, widths).contains { cell, width in
                cell.wrapped(to: width, breaksWords: false).contains { $0.displayWidth > width }
            }
        }
    }

    /// The widest cell of every column; when the row gets too wide, the widest columns give way.
    private func columnWidths(_ rows: [[[Span]]]) -> [Int] {
        let columns = rows.first?.indices ?? 0..<0
        var widths = columns.map { column in rows.map { $0[column].displayWidth }.max() ?? 0 }
        while widths.reduce(0, +) + 2 * (widths.count - 1) > width, let widest = widths.max(), widest > 8 {
            for column in widths.indices where widths[column] == widest { widths[column] -= 1 }
        }
        return widths
    }

    // MARK: Lines

    func wrapped(_ spans: [Span], to width: Int) -> [Line] {
        ink.prepared(spans).wrapped(to: max(width, 2), breaksWords: breaksLongLines)
    }

    private func indented(_ lines: [Line], by columns: Int) -> [Line] {
        lines.map { [Span(String(repeating: " ", count: columns))] + $0 }
    }

    /// The first line after `head`, the others below its end.
    private func hanging(_ head: Line, _ lines: [Line]) -> [Line] {
        lines.enumerated().map { index, line in
            (index == 0 ? head : [Span(String(repeating: " ", count: head.displayWidth))]) + line
        }
    }
}

extension Block {
    fileprivate var labels: [String] {
        switch self {
        case .statement(let statement): [statement.label]
        case .contrast(let contrast): (contrast.older + contrast.newer).map(\.label)
        case .title, .heading, .paragraph, .timeline, .table, .verbatim, .notes: []
        }
    }

    fileprivate var steps: [TimelineBlock.Step] {
        if case .timeline(let timeline) = self { timeline.steps } else { [] }
    }
}
