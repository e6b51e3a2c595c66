import CMarkGFM
import HIGModel
import HIGText

/// Reads markdown into blocks with the GitHub dialect's parser.
///
/// Documents made from PDFs end a paragraph with a hard line break as often as with a blank line; both end a block
/// here.
enum MarkdownReader {
    /// Once for the process: the library registers its extensions at the first call, and two at a time register them
    /// twice, so that a table that one thread reads changes its type under it.
    private static let registration: Void = cmark_gfm_core_extensions_ensure_registered()

    static func read(_ text: SourceText) -> BlockText {
        let frontMatter = FrontMatter(text)
        let start = frontMatter?.end ?? 0
        registration
        // Without memory the library ends the program: what it makes is never missing here or below.
        guard let parser = cmark_parser_new(CMARK_OPT_DEFAULT) else { return BlockText(blocks: [], pageMarks: []) }
        defer { cmark_parser_free(parser) }
        let border = TableBorder(text.bytes[start...])
        if !border.hasEndlessRow, let table = cmark_find_syntax_extension("table") {
            cmark_parser_attach_syntax_extension(parser, table)
        }
        border.bytes.withUnsafeBytes { bytes in
            cmark_parser_feed(parser, bytes.assumingMemoryBound(to: CChar.self).baseAddress, bytes.count)
        }
        guard let document = cmark_parser_finish(parser), let iterator = cmark_iter_new(document) else {
            return BlockText(blocks: [], pageMarks: [])
        }
        defer {
            cmark_iter_free(iterator)
            cmark_node_free(document)
        }
        var builder = BlockBuilder(text: text, firstLine: text.line(at: start))
        while true {
            let event = cmark_iter_next(iterator)
            guard event != CMARK_EVENT_DONE, let node = cmark_iter_get_node(iterator) else { break }
            visit(node, isEntering: event == CMARK_EVENT_ENTER, border: border, with: &builder)
        }
        var blocks = TemplateMarkup.settled(builder.blocks, in: text)
        for index in blocks.indices {
            LooseStrong.settle(&blocks[index])
            if case .heading = blocks[index].kind { blocks[index] = HeadingAttributes.without(blocks[index]) }
        }
        let fault = frontMatter == nil ? FrontMatter.fault(in: text) : nil
        return BlockText(
            blocks: blocks, pageMarks: builder.pageMarks, title: frontMatter?.title ?? frontMatter?.name,
            warnings: fault.map { ["the lines between --- count as text: \($0.message)"] } ?? [])
    }

    /// The words of a heading, given as it is written behind its marks; line ends count as spaces.
    static func words(ofHeading heading: String) -> String {
        var line = "# " + String(heading.map { $0.isNewline ? "\t" : $0 })
        let document = line.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) {
                cmark_parse_document($0.baseAddress, $0.count, CMARK_OPT_DEFAULT)
            }
        }
        guard let document, let iterator = cmark_iter_new(document) else { return heading }
        defer {
            cmark_iter_free(iterator)
            cmark_node_free(document)
        }
        var words = ""
        while case let event = cmark_iter_next(iterator), event != CMARK_EVENT_DONE {
            guard event == CMARK_EVENT_ENTER, let node = cmark_iter_get_node(iterator) else { continue }
            switch cmark_node_get_type(node) {
            case CMARK_NODE_TEXT, CMARK_NODE_CODE: words += literal(of: node)
            case CMARK_NODE_HTML_INLINE: words += " "
            default: break
            }
        }
        return HeadingAttributes.without(words).withoutHiddenMarks
    }

    private static func visit(
        _ node: OpaquePointer, isEntering: Bool, border: TableBorder, with builder: inout BlockBuilder
    ) {
        let type = cmark_node_get_type(node)
        switch type {
        case CMARK_NODE_ITEM: builder.item(isEntering: isEntering)
        case CMARK_NODE_PARAGRAPH, CMARK_NODE_HEADING:
            guard isEntering else { return builder.endBlock() }
            let level = type == CMARK_NODE_HEADING ? Int(cmark_node_get_heading_level(node)) : nil
            builder.beginBlock(heading: level, lines: lines(of: node, border))
        case CMARK_NODE_CODE_BLOCK, CMARK_NODE_HTML_BLOCK:
            let literal = literal(of: node)
            if type == CMARK_NODE_CODE_BLOCK {
                builder.code(literal, lines: lines(of: node, border))
            } else {
                builder.html(literal, lines: lines(of: node, border))
            }
        case CMARK_NODE_THEMATIC_BREAK: builder.endPart()
        case CMARK_NODE_TEXT: builder.text(literal(of: node))
        case CMARK_NODE_CODE: builder.inlineCode(literal(of: node))
        case CMARK_NODE_SOFTBREAK: builder.softBreak()
        case CMARK_NODE_LINEBREAK: builder.hardBreak()
        case CMARK_NODE_HTML_INLINE: builder.inlineHTML(literal(of: node))
        case CMARK_NODE_STRONG: builder.style(.strong, isEntering: isEntering)
        case CMARK_NODE_EMPH: builder.style(.emphasis, isEntering: isEntering)
        case CMARK_NODE_LINK: builder.link(to: url(of: node), isEntering: isEntering)
        case CMARK_NODE_IMAGE: builder.image(at: url(of: node), isEntering: isEntering)
        default: visitTable(node, isEntering: isEntering, border: border, with: &builder)
        }
    }

    private static func visitTable(
        _ node: OpaquePointer, isEntering: Bool, border: TableBorder, with builder: inout BlockBuilder
    ) {
        let type = String(cString: cmark_node_get_type_string(node))
        switch type {
        case "table_header", "table_row":
            if isEntering {
                let isHeader = type == "table_header"
                let lines = border.lines(isHeader ? headerLines(ofRow: node) : parsedLines(of: node))
                builder.beginRow(lines: lines, opensTable: isHeader)
            } else {
                builder.endBlock()
            }
        case "table_cell":
            if !isEntering { builder.endCell() }
        default: break
        }
    }

    /// The lines of a node in the text as it was before lines were added.
    private static func lines(of node: OpaquePointer, _ border: TableBorder) -> ClosedRange<Int> {
        border.lines(parsedLines(of: node))
    }

    private static func parsedLines(of node: OpaquePointer) -> ClosedRange<Int> {
        // The parser gives a paragraph that runs into a table no position, and its first line to the table's header.
        if cmark_node_get_start_line(node) == 0, let table = cmark_node_next(node) {
            let start = max(1, Int(cmark_node_get_start_line(table)))
            return start...max(start, headerLine(ofTable: table) - 1)
        }
        let first = max(1, Int(cmark_node_get_start_line(node)))
        return first...max(first, Int(cmark_node_get_end_line(node)))
    }

    private static func headerLines(ofRow row: OpaquePointer) -> ClosedRange<Int> {
        guard let table = cmark_node_parent(row) else { return parsedLines(of: row) }
        let line = headerLine(ofTable: table)
        return line...line
    }

    /// A table's header stands over the line of dashes, and that over the first row.
    private static func headerLine(ofTable table: OpaquePointer) -> Int {
        let row = cmark_node_first_child(table).flatMap { cmark_node_next($0) }
        let line = row.map { cmark_node_get_start_line($0) - 2 } ?? cmark_node_get_end_line(table) - 1
        return max(1, Int(max(cmark_node_get_start_line(table), line)))
    }

    private static func literal(of node: OpaquePointer) -> String {
        cmark_node_get_literal(node).map { String(cString: $0) } ?? ""
    }

    private static func url(of node: OpaquePointer) -> String {
        cmark_node_get_url(node).map { String(cString: $0) } ?? ""
    }
}
