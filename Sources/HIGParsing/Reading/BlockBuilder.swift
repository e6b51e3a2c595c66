/// Puts blocks together from the parser's events, and finds each run of text again in the source.
struct BlockBuilder {
    private(set) var blocks: [Block] = []
    private(set) var pageMarks: [BlockText.PageMark] = []

    private let source: SourceText
    /// The source's line that the parser calls line 1.
    private let firstLine: Int
    private var depth = 0
    private var openImages = 0
    private var sawImage = false
    private var isOpen = false
    private var kind: Block.Kind = .paragraph
    private var text: [UInt8] = []
    private var spans: [Block.Span] = []
    private var openStyles: [(style: Block.Style, start: Int)] = []
    private var origins: [Block.Origin] = []
    /// From here on the source has not been accounted for in the open block.
    private var cursor = 0
    private var start = 0
    private var end = 0

    init(text: SourceText, firstLine: Int) {
        source = text
        self.firstLine = firstLine
    }

    // MARK: Blocks

    mutating func item(isEntering: Bool) {
        depth += isEntering ? 1 : -1
    }

    mutating func beginBlock(heading level: Int?, lines: ClosedRange<Int>) {
        open(level.map { .heading(level: $0) } ?? (depth > 0 ? .item(depth: depth) : .paragraph), lines: lines)
    }

    /// A row; a line without any bar that follows a table without a blank line is a paragraph that the parser took in.
    mutating func beginRow(lines: ClosedRange<Int>) {
        open(.tableRow, lines: lines)
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
    }

    mutating func code(_ literal: String, lines: ClosedRange<Int>) {
        open(.code, lines: lines)
        var line = ""
        for part in literal.split(separator: "\n", omittingEmptySubsequences: true) {
            if !line.isEmpty { append(" ") }
            line = String(part)
            append(line)
        }
        close(at: end)
        isOpen = false
    }

    /// An HTML block: its tags are markup, what stands between them is text.
    mutating func html(_ literal: String, lines: ClosedRange<Int>) {
        open(depth > 0 ? .item(depth: depth) : .paragraph, lines: lines)
        var rest = literal[...]
        while let tag = rest.firstIndex(of: "<") {
            append(String(rest[..<tag].split(whereSeparator: \.isNewline).joined(separator: " ")))
            let isComment = rest[tag...].hasPrefix("<!--")
            let close =
                isComment
                ? rest[tag...].range(of: "-->")?.upperBound
                : rest[tag...].firstIndex(of: ">").map { rest.index(after: $0) }
            inlineHTML(String(rest[tag..<(close ?? rest.endIndex)]))
            rest = rest[(close ?? rest.endIndex)...]
        }
        append(String(rest.split(whereSeparator: \.isNewline).joined(separator: " ")))
        close(at: end)
        isOpen = false
    }

    private mutating func open(_ kind: Block.Kind, lines: ClosedRange<Int>) {
        self.kind = kind
        start = source.start(ofLine: lines.lowerBound + firstLine - 1)
        end = source.start(ofLine: lines.upperBound + firstLine)
        cursor = start
        isOpen = true
        reset()
    }

    private mutating func reset() {
        text.removeAll(keepingCapacity: true)
        spans.removeAll(keepingCapacity: true)
        origins.removeAll(keepingCapacity: true)
        openStyles = openStyles.map { ($0.style, 0) }
        sawImage = false
    }

    private mutating func close(at end: Int) {
        for open in openStyles where text.count > open.start {
            spans.append(Block.Span(style: open.style, range: open.start..<text.count))
        }
        let isBlank = text.allSatisfy { $0 <= UInt8(ascii: " ") }
        if !isBlank || sawImage {
            let block = Block(
                kind: isBlank ? .figure : kind, text: String(decoding: text, as: UTF8.self),
                spans: spans.sorted { $0.range.lowerBound < $1.range.lowerBound }, origins: origins, bytes: start..<end,
                page: nil)
            blocks.append(block.slice(0..<text.count))
        }
        start = end
    }

    // MARK: Inlines

    mutating func text(_ literal: String) {
        guard openImages == 0 else { return }
        append(literal)
    }

    mutating func inlineCode(_ literal: String) {
        guard openImages == 0 else { return }
        let start = text.count
        append(literal)
        spans.append(Block.Span(style: .code, range: start..<text.count))
    }

    mutating func softBreak() {
        guard openImages == 0, isOpen else { return }
        advancePastLineEnd()
        text.append(UInt8(ascii: " "))
    }

    /// Ends the block; what follows is a block of its own, outside the list when its line is not indented.
    mutating func hardBreak() {
        guard openImages == 0, isOpen else { return }
        advancePastLineEnd()
        close(at: cursor)
        if case .item = kind, cursor < source.bytes.count, source.bytes[cursor] > UInt8(ascii: " ") {
            kind = .paragraph
        }
        reset()
    }

    mutating func inlineHTML(_ tag: String) {
        guard isOpen else { return }
        let offset = advance(past: tag)
        if let range = tag.range(of: "id=\"page-"), let page = Self.leadingNumber(tag[range.upperBound...]) {
            pageMarks.append(BlockText.PageMark(offset: offset, page: page))
        }
        if tag.hasPrefix("<br"), openImages == 0 { text.append(UInt8(ascii: " ")) }
    }

    mutating func style(_ style: Block.Style, isEntering: Bool) {
        if isEntering {
            openStyles.append((style, text.count))
        } else if let open = openStyles.popLast(), text.count > open.start {
            spans.append(Block.Span(style: style, range: open.start..<text.count))
        }
    }

    mutating func link(to url: String, isEntering: Bool) {
        style(.link, isEntering: isEntering)
        if !isEntering { advance(past: url) }
    }

    mutating func image(at url: String, isEntering: Bool) {
        openImages += isEntering ? 1 : -1
        guard !isEntering else { return }
        sawImage = true
        let offset = advance(past: url)
        if let range = url.range(of: "_page_"), let page = Self.leadingNumber(url[range.upperBound...]) {
            pageMarks.append(BlockText.PageMark(offset: offset, page: page))
        }
    }

    // MARK: Source positions

    private mutating func append(_ literal: String) {
        guard !literal.isEmpty else { return }
        let utf8 = Array(literal.utf8)
        if let found = find(literal) {
            origins.append(Block.Origin(text: text.count, source: found))
            cursor = found + utf8.count
        } else if let alignment = aligned(utf8) {
            origins += alignment.origins
            cursor = alignment.end
        } else {
            origins.append(Block.Origin(text: text.count, source: cursor))
        }
        text += utf8
    }

    /// Finds a literal that the source writes with escapes and entities: `Date &amp; Time`, `5 \* 3`.
    private func aligned(_ literal: [UInt8]) -> (origins: [Block.Origin], end: Int)? {
        for start in cursor..<max(cursor, min(end, cursor + Self.reach)) {
            if let alignment = aligned(literal, from: start) { return alignment }
        }
        return nil
    }

    private func aligned(_ literal: [UInt8], from start: Int) -> (origins: [Block.Origin], end: Int)? {
        var origins = [Block.Origin(text: text.count, source: start)]
        var position = start
        var index = 0
        while index < literal.count {
            guard position < end else { return nil }
            let byte = source.bytes[position]
            if byte == UInt8(ascii: "&"), let semicolon = entityEnd(from: position) {
                position = semicolon + 1
                index += 1
                while index < literal.count, literal[index] & 0xC0 == 0x80 { index += 1 }
            } else if byte == literal[index] {
                position += 1
                index += 1
                continue
            } else if byte == UInt8(ascii: "\\"), position + 1 < end, source.bytes[position + 1] == literal[index] {
                position += 2
                index += 1
                origins.append(Block.Origin(text: text.count + index - 1, source: position - 1))
            } else {
                return nil
            }
            if index < literal.count { origins.append(Block.Origin(text: text.count + index, source: position)) }
        }
        return (origins, position)
    }

    @discardableResult
    private mutating func advance(past literal: String) -> Int {
        guard !literal.isEmpty, let found = find(literal) else { return cursor }
        cursor = found + literal.utf8.count
        return found
    }

    private mutating func advancePastLineEnd() {
        while cursor < end {
            cursor += 1
            if source.bytes[cursor - 1] == UInt8(ascii: "\n") { return }
        }
    }

    /// The semicolon of the entity that starts at a position.
    private func entityEnd(from position: Int) -> Int? {
        let name = source.bytes[(position + 1)..<min(end, position + 34)].prefix { byte in
            byte == UInt8(ascii: "#") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
                || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
        }
        guard !name.isEmpty, name.endIndex < end, source.bytes[name.endIndex] == UInt8(ascii: ";") else { return nil }
        return name.endIndex
    }

    /// How much markup can stand before a run of text. A run that is not found within it costs no search of the whole
    /// block, which may be long.
    private static let reach = 4_096

    /// The next place in the open block where the source reads `literal`; `nil` where escapes or entities hide it.
    private func find(_ literal: String) -> Int? {
        let utf8 = Array(literal.utf8)
        guard let first = utf8.first, cursor + utf8.count <= end else { return nil }
        var position = cursor
        let last = min(end - utf8.count, cursor + Self.reach)
        while position <= last {
            if source.bytes[position] == first, source.bytes[position..<position + utf8.count].elementsEqual(utf8) {
                return position
            }
            position += 1
        }
        return nil
    }

    private static func leadingNumber(_ text: some StringProtocol) -> Int? {
        Int(text.prefix { $0.isASCII && $0.isNumber })
    }
}
