import HIGModel

/// Puts blocks together from the parser's events, and finds each run of text again in the source.
struct BlockBuilder {
    private(set) var blocks: [Block] = []
    private(set) var pageMarks: [BlockText.PageMark] = []

    let source: SourceText
    /// The source's line that the parser calls line 1.
    private let firstLine: Int
    private(set) var depth = 0
    private var openImages = 0
    private var sawImage = false
    /// An image opened the block, and its line goes on: what follows is its caption.
    private var isCaption = false
    private(set) var isOpen = false
    /// Whether the open row is the first of its table.
    var opensTable = false
    private var kind: Block.Kind = .paragraph
    var text: [UInt8] = []
    private var styles = OpenStyles()
    var origins: [Block.Origin] = []
    /// From here on the source has not been accounted for in the open block.
    var cursor = 0
    private var start = 0
    var end = 0
    /// The open block starts where its first text is found.
    private var isFloating = false
    /// No block without a place of its own starts before this offset.
    private var floor = 0
    /// Whether a part of the page has ended since the last block.
    private(set) var isBehindPart = false

    init(text: SourceText, firstLine: Int = 1) {
        source = text
        self.firstLine = firstLine
    }

    // MARK: Blocks

    mutating func item(isEntering: Bool) {
        depth += isEntering ? 1 : -1
    }

    /// What running text is where the reader stands.
    var flowKind: Block.Kind { depth > 0 ? .item(depth: depth) : .paragraph }

    mutating func beginBlock(heading level: Int?, lines: ClosedRange<Int>) {
        open(level.map { .heading(level: $0) } ?? flowKind, lines: lines)
    }

    /// A row; a line without any bar that follows a table without a blank line is a paragraph that the parser took in.
    mutating func beginRow(lines: ClosedRange<Int>, opensTable: Bool) {
        open(.tableRow, lines: lines)
        self.opensTable = opensTable
        if !source.bytes[start..<end].contains(UInt8(ascii: "|")) { kind = .paragraph }
    }

    mutating func endCell() {
        guard kind == .tableRow else { return }
        while text.last == UInt8(ascii: " ") { text.removeLast() }
        text += Array(Block.cellSeparator.utf8)
    }

    mutating func endBlock() {
        close(at: end)
        isOpen = false
        styles.closeAll()
    }

    /// Ends the part of the page that the last heading opened: what comes next stands behind it.
    mutating func endPart() {
        isBehindPart = true
    }

    /// Whether a table's first row is a paragraph that a converter framed: one cell of a dozen words or more, with its stop.
    private var framesSentence: Bool {
        let cells = String(decoding: text, as: UTF8.self).split(separator: "|").map(\.trimmed).filter { !$0.isEmpty }
        return cells.count == 1 && cells[0].last == "." && cells[0].split(separator: " ").count >= 12
    }

    mutating func code(_ literal: String, lines: ClosedRange<Int>) {
        open(.code, lines: lines)
        for (index, line) in literal.split(separator: "\n").enumerated() {
            if index > 0 { appendSpace() }
            append(String(line))
        }
        close(at: end)
        isOpen = false
    }

    /// An HTML block: its tags are markup, what stands between them is text.
    mutating func html(_ literal: String, lines: ClosedRange<Int>) {
        if literal.hasPrefix("</") { endPart() }
        if takesPage(literal, lines: lines) { return }
        open(flowKind, lines: lines)
        var rest = literal[...]
        while let tag = rest.firstIndex(of: "<") {
            append(linesOf: rest[..<tag])
            let isComment = rest[tag...].hasPrefix("<!--")
            let close =
                isComment
                ? rest[tag...].range(ofMark: "-->")?.upperBound
                : rest[tag...].firstIndex(of: ">").map { rest.index(after: $0) }
            inlineHTML(String(rest[tag..<(close ?? rest.endIndex)]))
            rest = rest[(close ?? rest.endIndex)...]
        }
        append(linesOf: rest)
        close(at: end)
        isOpen = false
    }

    /// Appends text, with a space for its line ends.
    private mutating func append(linesOf text: Substring) {
        guard let first = text.first, let last = text.last else { return }
        if first.isNewline { appendSpace() }
        // Around most tags there is nothing else.
        if text.utf8.allSatisfy({ $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) { return }
        append(String(text.split(whereSeparator: \.isNewline).joined(separator: " ")))
        if last.isNewline { appendSpace() }
    }

    /// Parts words, where there is one to part from the next.
    private mutating func appendSpace() {
        if let last = text.last, last > UInt8(ascii: " ") { text.append(UInt8(ascii: " ")) }
    }

    /// The offset of a line as the parser counts them.
    func place(ofLine line: Int) -> Int { source.start(ofLine: line + firstLine - 1) }

    /// Takes blocks that another reader has made of the next stretch of the source.
    mutating func append(_ read: [Block]) {
        guard let first = read.indices.first else { return }
        var read = read
        read[first].isBehindPart = read[first].isBehindPart || isBehindPart
        isBehindPart = false
        blocks += read
    }

    /// Notes that a page of the print begins at an offset.
    mutating func mark(page: Int, at offset: Int) {
        pageMarks.append(BlockText.PageMark(offset: offset, page: page))
    }

    private mutating func open(_ kind: Block.Kind, lines: ClosedRange<Int>) {
        self.kind = kind
        start = place(ofLine: lines.lowerBound)
        end = place(ofLine: lines.upperBound + 1)
        cursor = start
        isOpen = true
        reset()
    }

    private mutating func reset() {
        text.removeAll(keepingCapacity: true)
        origins.removeAll(keepingCapacity: true)
        styles.beginBlock()
        sawImage = false
        isCaption = false
    }

    /// Whether the open block has no text yet.
    private var isBlank: Bool { text.isBlank }

    private mutating func close(at end: Int) {
        if opensTable, framesSentence { demoteRow() }
        let isBlank = isBlank
        if !isBlank || sawImage {
            let block = Block(
                kind: isBlank || isCaption && kind == .paragraph ? .figure : kind,
                text: String(decoding: text, as: UTF8.self),
                spans: styles.spans(ofTextEndingAt: text.count), origins: origins, bytes: start..<end, pages: nil)
            blocks.append(block.slice(0..<text.count))
            blocks[blocks.count - 1].opensTable = opensTable && kind == .tableRow
            blocks[blocks.count - 1].isBehindPart = isBehindPart
            isBehindPart = false
        }
        opensTable = false
        start = end
    }

    // MARK: Blocks of readers that know offsets instead of lines

    /// Opens a block; without an offset it starts where its first text is found, or else where the last one ended.
    mutating func begin(_ kind: Block.Kind, at offset: Int? = nil) {
        self.kind = kind
        isFloating = offset == nil
        start = max(offset ?? cursor, floor)
        floor = max(floor, start + 1)
        cursor = max(cursor, start)
        isOpen = true
        reset()
    }

    /// Ends the open block, if there is one.
    mutating func end(at offset: Int? = nil) {
        guard isOpen else { return }
        close(at: max(start, offset ?? cursor))
        isOpen = false
    }

    /// What is appended next stands in this stretch of the source.
    mutating func look(in stretch: Range<Int>) {
        cursor = stretch.lowerBound
        end = stretch.upperBound
        guard isFloating else { return }
        start = max(stretch.lowerBound, floor - 1)
        floor = start + 1
        isFloating = false
    }

    /// What is appended next is not to be looked for.
    mutating func lookNowhere() {
        end = cursor
    }

    /// Goes on reading at another place of the source.
    mutating func move(to offset: Int) {
        cursor = offset
        end = offset
        floor = offset
    }

    /// A stretch without words of its own, such as a script.
    mutating func settle(_ role: Passage.Role, bytes: Range<Int>) {
        blocks.append(Block(kind: .settled(role), text: "", spans: [], origins: [], bytes: bytes, pages: nil))
    }

    /// What looked like a table's row is a part of the page's layout: what it holds so far is a paragraph.
    mutating func demoteRow() {
        guard kind == .tableRow else { return }
        kind = flowKind
        while text.last == UInt8(ascii: " ") || text.last == UInt8(ascii: "|") { text.removeLast() }
    }

    /// Appends text up to an offset of the source; runs of white space count as one space.
    ///
    /// - Parameter isPreformatted: whether only line ends count as spaces.
    mutating func flow(_ literal: [UInt8], upTo offset: Int, isPreformatted: Bool = false) {
        let found = start(of: literal, endingNear: offset)
        var needsOrigin = true
        for (index, byte) in literal.enumerated() {
            let isSpace = byte <= UInt8(ascii: " ")
            let isLineEnd = byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
            if isPreformatted ? isLineEnd : isSpace {
                if text.isEmpty || text.last == UInt8(ascii: " ") {
                    needsOrigin = true
                } else {
                    text.append(UInt8(ascii: " "))
                }
                continue
            }
            if needsOrigin {
                origins.append(Block.Origin(text: text.count, source: found.map { $0 + index } ?? cursor))
                needsOrigin = false
            }
            text.append(byte)
        }
        cursor = max(cursor, found.map { $0 + literal.count } ?? offset)
    }

    /// A space between words that only markup parts.
    mutating func space() {
        if !text.isEmpty, text.last != UInt8(ascii: " ") { text.append(UInt8(ascii: " ")) }
    }

    // MARK: Inlines

    mutating func figure() {
        sawImage = true
    }

    mutating func text(_ literal: String) {
        guard openImages == 0 else { return }
        append(literal)
    }

    mutating func inlineCode(_ literal: String) {
        guard openImages == 0 else { return }
        let start = text.count
        append(literal)
        styles.add(.code, start..<text.count)
    }

    mutating func softBreak() {
        guard openImages == 0, isOpen else { return }
        isCaption = false
        advancePastLineEnd()
        text.append(UInt8(ascii: " "))
    }

    /// Ends the block; what follows is a block of its own, outside the list when its line is not indented.
    mutating func hardBreak() {
        guard openImages == 0, isOpen else { return }
        // A backslash breaks the lines of one paragraph; only the spaces of documents made from PDFs end it.
        if cursor < end, source.bytes[cursor] == UInt8(ascii: "\\") { return softBreak() }
        advancePastLineEnd()
        close(at: cursor)
        if case .item = kind, cursor < source.bytes.count, source.bytes[cursor] > UInt8(ascii: " ") {
            kind = .paragraph
        }
        reset()
    }

    mutating func inlineHTML(_ tag: String) {
        guard isOpen else { return }
        // As code, so that its words are left as they are.
        if MarkupTag.isPlaceholder(tag) { return inlineCode(tag) }
        let offset = advance(past: tag)
        if let page = MarkedPage.number(inAnchor: tag.utf8) {
            pageMarks.append(BlockText.PageMark(offset: offset, page: page))
        }
        if let (style, isEntering) = MarkupTag.style(tag) { self.style(style, isEntering: isEntering) }
        if tag.prefix(3).lowercased() == "<br", openImages == 0 { text.append(UInt8(ascii: " ")) }
    }

    mutating func style(_ style: Block.Style, isEntering: Bool) {
        if isEntering { styles.open(style, at: text.count) } else { styles.close(style, at: text.count) }
    }

    mutating func link(to url: String, isEntering: Bool) {
        style(.link, isEntering: isEntering)
        if !isEntering { advance(past: url) }
    }

    mutating func image(at url: String, isEntering: Bool) {
        openImages += isEntering ? 1 : -1
        guard !isEntering else { return }
        sawImage = true
        isCaption = isCaption || isBlank
        let offset = advance(past: url)
        if let page = MarkedPage.number(inName: url.utf8) {
            pageMarks.append(BlockText.PageMark(offset: offset, page: page))
        }
    }
}
