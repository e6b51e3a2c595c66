import HIGModel

/// Makes blocks of an HTML page from its elements and texts, in the order in which they come.
struct HTMLPageBuilder {
    private var builder: BlockBuilder
    private let source: SourceText
    private var elements: [HTMLElement] = []
    private var tables: [Table] = []
    /// How many open elements are of each of these.
    private var boilerplate = 0
    /// Boilerplate within a paragraph, such as an icon: it has no text for it.
    private var muted = 0
    private var content = 0
    private var captions = 0
    private var preformatted = 0
    private var headingLevel: Int?
    /// The label that the next text must follow, as an aside's attributes name it.
    private var label: String?
    private var isInTitle = false
    private var title = ""
    private var headline: String?
    /// The ids of what the page's controls show.
    private let shown: Set<String>
    /// What holds the last heading, by how many elements are open inside it, and how many blocks there were then.
    private var holder: (depth: Int, blocks: Int)?
    /// Up to here the source has been read.
    private var position = 0
    /// Where the element that holds the next text started.
    private var start: Int?
    /// Where a script or style sheet started outside any block.
    private var scriptStart: Int?

    private struct Table {
        /// Tables that arrange the page instead of data.
        var isLayout: Bool
        var isInRow = false
        var hasRows = false
    }

    /// - Parameter isPart: whether the text is a part of a page's own matter.
    init(text: SourceText, isPart: Bool = false) {
        source = text
        builder = BlockBuilder(text: text)
        content = isPart ? 1 : 0
        shown = AriaControls.ids(in: text.bytes)
    }

    /// The page's blocks; its title is its first heading of the first level, or else that of the window.
    mutating func finished(at end: Int) -> BlockText {
        builder.end(at: end)
        return BlockText(blocks: builder.blocks, pageMarks: [], title: headline ?? windowTitle)
    }

    /// The title of the page's window, as far as the page has been read; `nil` where it has none.
    var windowTitle: String? {
        let words = title.split(whereSeparator: \.isWhitespace)
        return words.isEmpty ? nil : words.joined(separator: " ")
    }

    /// The blocks of a part of a page, and whether what follows them stands behind the part that their last heading opened.
    mutating func part(endingAt end: Int) -> (blocks: [Block], endsPart: Bool) {
        builder.end(at: end)
        return (builder.blocks, builder.isBehindPart)
    }

    // MARK: Events

    mutating func open(_ name: String, attributes: [String: String], upTo offset: Int) {
        let context = HTMLElement.Context(isInContent: content > 0, isInHeading: headingLevel != nil, shown: shown)
        let element = HTMLElement(name, attributes: attributes, in: context)
        let begin = tagStart()
        if isInRow, element.endsRow { leaveLayoutRow(at: begin) }
        elements.append(element)
        if element.isBlock { breakBlock(at: begin, next: begin) }
        enter(element, at: begin)
        // An element that the parser implied stands before text that it has passed already.
        if source.opensTag(name, at: begin) { position = offset }
    }

    mutating func close(_ name: String, upTo offset: Int) {
        // What a tag's name implies to be over ends before that tag.
        let end = offset > 0 && source.bytes[offset - 1] == UInt8(ascii: ">") ? offset : position
        defer { position = end }
        guard let element = elements.last, element.name == name else { return }
        elements.removeLast()
        leave(element, at: end)
        if element.isBlock { breakBlock(at: end, next: nil) }
        leaveHolder(isWritten: source.closesTag(name, at: end))
    }

    /// The part that a heading opens ends with the element that holds it; one that holds nothing else only frames the heading.
    ///
    /// - Parameter isWritten: whether the page itself closes the element.
    private mutating func leaveHolder(isWritten: Bool) {
        guard let holder, elements.count < holder.depth else { return }
        if isWritten, builder.blocks.count > holder.blocks {
            builder.endPart()
            self.holder = nil
        } else {
            self.holder?.depth = elements.count
        }
    }

    mutating func text(_ literal: [UInt8], upTo offset: Int) {
        defer { position = max(position, offset) }
        if isInTitle { return title += String(decoding: literal, as: UTF8.self) }
        guard muted == 0 else { return }
        if !builder.isOpen {
            guard !literal.isBlank else { return }
            if let label, boilerplate == 0 { add(label, before: literal) }
            begin(kind)
        }
        builder.look(in: min(position, offset)..<offset)
        builder.flow(literal, upTo: offset, isPreformatted: preformatted > 0)
    }

    /// Something without text has been read, such as a comment.
    mutating func pass(upTo offset: Int) {
        position = offset
    }

    // MARK: Elements

    private mutating func enter(_ element: HTMLElement, at begin: Int) {
        switch element.effect {
        case .boilerplate:
            if builder.isOpen && boilerplate == 0 { muted += 1 } else { boilerplate += 1 }
        case .script: scriptStart = builder.isOpen ? nil : begin
        case .title: isInTitle = boilerplate == 0 && muted == 0 && title.isEmpty
        case .content: content += 1
        case .heading(let level): headingLevel = level
        case .item: builder.item(isEntering: true)
        case .preformatted: preformatted += 1
        case .caption: captions += 1
        case .table(let isLayout): tables.append(Table(isLayout: isLayout))
        case .row: beginRow(at: begin)
        case .image:
            if !builder.isOpen { self.begin(kind) }
            builder.figure()
        case .lineBreak:
            if headingLevel != nil || preformatted > 0 { builder.space() } else { breakBlock(at: begin, next: nil) }
        case .rule: if boilerplate == 0 { builder.endPart() }
        case .style(let style): builder.style(style, isEntering: true)
        case .aside(let label): self.label = label
        case .cell, .none: break
        }
    }

    private mutating func leave(_ element: HTMLElement, at offset: Int) {
        switch element.effect {
        case .boilerplate:
            if muted > 0 {
                muted -= 1
            } else {
                builder.end(at: offset)
                boilerplate -= 1
            }
        case .script:
            if let scriptStart, !builder.isOpen { builder.settle(.boilerplate, bytes: scriptStart..<offset) }
            scriptStart = nil
        case .title: isInTitle = false
        case .content: content -= 1
        case .heading(let level):
            builder.end(at: offset)
            if level == 1, headline == nil, boilerplate == 0, let block = builder.blocks.last,
                block.kind == .heading(level: 1)
            {
                headline = block.text
            }
            headingLevel = nil
            holder = (elements.count, builder.blocks.count)
        case .item:
            if !isInRow { builder.end(at: offset) }
            builder.item(isEntering: false)
        case .preformatted:
            if !isInRow { builder.end(at: offset) }
            preformatted -= 1
        case .caption:
            if !isInRow { builder.end(at: offset) }
            captions -= 1
        case .table: _ = tables.popLast()
        case .row: endRow(at: offset)
        case .cell: if isInRow { builder.endCell() }
        case .style(let style): builder.style(style, isEntering: false)
        case .aside: label = nil
        case .image, .lineBreak, .rule, .none: break
        }
    }

    private var isInRow: Bool { tables.last?.isInRow ?? false }

    /// What a text is where the page stands.
    private var kind: Block.Kind {
        if boilerplate > 0 { return .settled(.boilerplate) }
        if let headingLevel { return .heading(level: headingLevel) }
        if captions > 0 { return .figure }
        return preformatted > 0 ? .code : builder.flowKind
    }

    // MARK: Blocks

    private mutating func begin(_ kind: Block.Kind) {
        builder.begin(kind, at: start ?? tagStart())
        start = nil
    }

    /// Ends the open block; inside a row, where cells hold blocks of their own, a space parts them.
    private mutating func breakBlock(at offset: Int, next: Int?) {
        if isInRow { return builder.space() }
        builder.end(at: offset)
        start = next
    }

    private mutating func beginRow(at begin: Int) {
        guard let table = tables.last, !table.isLayout, boilerplate == 0 else { return }
        builder.begin(.tableRow, at: begin)
        builder.opensTable = !table.hasRows
        tables[tables.count - 1].isInRow = true
        tables[tables.count - 1].hasRows = true
    }

    private mutating func endRow(at offset: Int) {
        guard isInRow else { return }
        builder.end(at: offset)
        tables[tables.count - 1].isInRow = false
    }

    private mutating func leaveLayoutRow(at offset: Int) {
        builder.demoteRow()
        builder.end(at: offset)
        tables[tables.count - 1] = Table(isLayout: true)
    }

    /// Puts the label of an aside before its text, unless the text opens with it.
    private mutating func add(_ label: String, before literal: [UInt8]) {
        self.label = nil
        let text = String(decoding: literal, as: UTF8.self).trimmed.lowercased()
        guard !text.hasPrefix(label.lowercased()), kind == builder.flowKind else { return }
        let place = start ?? tagStart()
        begin(kind)
        builder.look(in: place..<place)
        builder.flow(Array(label.utf8), upTo: place)
        builder.end(at: place)
    }

    /// Where the tag starts that is being read: after what was read before it, and white space.
    private func tagStart() -> Int {
        var offset = position
        if offset < source.bytes.count, source.bytes[offset] == UInt8(ascii: ">") { offset += 1 }
        while offset < source.bytes.count, source.bytes[offset] <= UInt8(ascii: " ") { offset += 1 }
        return offset
    }
}

extension SourceText {
    /// Whether the source reads `<name` at an offset, in whatever case.
    fileprivate func opensTag(_ name: String, at offset: Int) -> Bool {
        let tag = bytes[min(offset, bytes.count)...].prefix(name.utf8.count + 1)
        return String(decoding: tag, as: UTF8.self).lowercased() == "<" + name
    }

    /// Whether the source reads `</name>` right before an offset, in whatever case.
    fileprivate func closesTag(_ name: String, at offset: Int) -> Bool {
        let tag = bytes[..<min(offset, bytes.count)].suffix(name.utf8.count + 3)
        return String(decoding: tag, as: UTF8.self).lowercased() == "</" + name + ">"
    }
}
