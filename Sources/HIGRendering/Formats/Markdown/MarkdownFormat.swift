/// For pages, issues and chats: GitHub's Markdown.
///
/// Deleted words are struck through and inserted ones bold, since Markdown knows no underline.
public struct MarkdownFormat: ReportFormat {
    /// The format; it has no options.
    public init() {}

    /// Writes a block at a time.
    public func write(_ report: Report, to sink: (String) throws -> Void) throws {
        var isFirst = true
        try report.forEachBlock { block in
            let text = markdown(block)
            guard !text.isEmpty else { return }
            try sink((isFirst ? "" : "\n") + text + "\n")
            isFirst = false
        }
    }

    private func markdown(_ block: Block) -> String {
        switch block {
        case .title(let spans): "# " + plain(spans)
        case .heading(let spans): "## " + plain(spans)
        case .paragraph(let spans): inline(spans)
        case .statement(let statement): item(statement)
        case .contrast(let contrast):
            (["## " + plain(contrast.verdict), ""] + (contrast.older + contrast.newer).map(item)
                + (contrast.note.map { ["", escaped($0)] } ?? [])).joined(separator: "\n")
        case .timeline(let timeline): table(timeline.table)
        case .table(let table): self.table(table)
        case .verbatim(let text): fenced(text)
        case .notes(let notes): notes.map { "> " + escaped($0) }.joined(separator: "\n>\n")
        }
    }

    /// A list item; what belongs to the statement is indented below it.
    private func item(_ statement: Statement) -> String {
        let body = statement.body.isEmpty ? [] : [MarkdownText.body(statement.body, indent: "  ")]
        let excerpt = statement.excerpt.isEmpty ? [] : ["\n  " + inline(statement.excerpt)]
        let citation = statement.footers.map(MarkdownText.line).joined(separator: "\\\n  ")
        let head =
            "- **" + escaped(statement.label) + "**: "
            + MarkdownText.statement(inline(statement.text), after: statement.introduction, indent: "  ")
        return ([head] + body + excerpt + (citation.isEmpty ? [] : ["\n  " + citation])).joined(separator: "\n")
    }

    // MARK: Tables

    private func table(_ table: Table) -> String {
        let titles = row(table.columns.map { escaped($0.title) })
        let rule = row(table.columns.map { $0.alignsRight ? "---:" : "---" })
        return ([titles, rule] + table.rows.map { row($0.map(inline)) }).joined(separator: "\n")
    }

    private func row(_ cells: [String]) -> String {
        "| " + cells.joined(separator: " | ") + " |"
    }

    // MARK: Text

    private func inline(_ spans: [Span]) -> String { MarkdownText.inline(spans) }

    private func plain(_ spans: [Span]) -> String {
        spans.map { escaped($0.text) }.joined()
    }

    private func escaped(_ text: String) -> String { MarkdownText.escaped(text) }

    /// A code block whose fence is longer than any run of backticks in the text.
    private func fenced(_ text: String) -> String {
        let text = text.visible
        let longest = text.split(whereSeparator: { $0 != "`" }).map(\.count).max() ?? 0
        let fence = String(repeating: "`", count: max(3, longest + 1))
        return fence + "\n" + text + "\n" + fence
    }
}
