/// One page that needs nothing from elsewhere: for reading, keeping and printing.
public struct HTMLFormat: ReportFormat {
    /// The format; it has no options.
    public init() {}

    /// Writes a block at a time.
    public func write(_ report: Report, to sink: (String) throws -> Void) throws {
        var number = 0
        try report.forEachBlock { block in
            number += 1
            if number == 1 { try open(block.plainTitle, of: report, to: sink) }
            try sink(html(block, anchor: "b\(number)") + "\n")
        }
        if number == 0 { try sink(HTMLPage(title: "Nothing").opening()) }
        try sink(HTMLPage(title: "").closing)
    }

    /// Begins the page; under a heading of its own where the first block is none.
    private func open(_ title: String?, of report: Report, to sink: (String) throws -> Void) throws {
        let general = type(of: report.document).kind.title
        try sink(HTMLPage(title: title ?? general).opening())
        if title == nil { try sink("<h1>\(HTMLText.escaped(general))</h1>\n") }
    }

    private func html(_ block: Block, anchor: String) -> String {
        switch block {
        case .title(let spans): "<h1>\(HTMLText.inline(spans))</h1>"
        case .heading(let spans): heading(spans, anchor: anchor)
        case .paragraph(let spans): "<p>\(HTMLText.inline(spans))</p>"
        case .statement(let statement): article(statement)
        case .contrast(let contrast): section(contrast, anchor: anchor)
        case .timeline(let timeline): table(timeline.table, attributes: " class=\"editions\"")
        case .table(let table): self.table(table)
        case .verbatim(let text): "<pre>\(HTMLText.escaped(text))</pre>"
        case .notes(let notes):
            "<aside class=\"notes\" aria-label=\"Notes\">"
                + notes.map { "<p>\(HTMLText.escaped($0))</p>" }.joined() + "</aside>"
        }
    }

    private func heading(_ spans: [Span], anchor: String) -> String {
        "<h2 id=\"\(anchor)\"><a href=\"#\(anchor)\">\(HTMLText.inline(spans))</a></h2>"
    }

    private func article(_ statement: Statement) -> String {
        let excerpt = statement.excerpt.isEmpty ? "" : "<p>\(HTMLText.inline(statement.excerpt))</p>"
        return "<article class=\"rule\"><p class=\"label\">\(HTMLText.escaped(statement.label))</p>"
            + HTMLText.introduction(statement.introduction)
            + "<p>\(HTMLText.inline(statement.text))</p>" + HTMLText.body(statement.body) + excerpt
            + statement.footers.map { "<p class=\"cite\">\(HTMLText.escaped($0))</p>" }.joined() + "</article>"
    }

    /// Older and newer next to each other.
    private func section(_ contrast: Contrast, anchor: String) -> String {
        let sides = [contrast.older, contrast.newer].filter { !$0.isEmpty }.map { side in
            "<div class=\"side\">\(side.map(article).joined())</div>"
        }
        return "<section>" + heading(contrast.verdict, anchor: anchor)
            + (sides.count == 1 ? sides.joined() : "<div class=\"sides\">\(sides.joined())</div>")
            + (contrast.note.map { "<p class=\"aside\">\(HTMLText.escaped($0))</p>" } ?? "") + "</section>"
    }

    private func table(_ table: Table, attributes: String = "") -> String {
        func mark(_ column: Table.Column) -> String { column.alignsRight ? " class=\"number\"" : "" }
        let head = table.columns.map { "<th scope=\"col\"\(mark($0))>\(HTMLText.escaped($0.title))</th>" }.joined()
        let rows = table.rows.map { row in
            "<tr>"
                + zip(table.columns, row).map { "<td\(mark($0))>\(HTMLText.inline($1))</td>" }.joined() + "</tr>"
        }
        return "<div class=\"wide\" tabindex=\"0\" role=\"region\" aria-label=\"Table\"><table\(attributes)>"
            + "<thead><tr>\(head)</tr></thead><tbody>\(rows.joined(separator: "\n"))</tbody></table></div>"
    }
}

extension Block {
    /// The words of a title.
    fileprivate var plainTitle: String? {
        if case .title(let spans) = self { spans.map(\.text).joined() } else { nil }
    }
}
