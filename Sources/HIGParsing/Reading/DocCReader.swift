import HIGModel

/// Reads the render JSON of Apple's DocC into blocks.
///
/// Foundation's parser refuses JSON nested more than 512 deep, so that walking the tree cannot exhaust the stack.
struct DocCReader {
    private let document: DocCDocument
    private let strings: JSONStrings
    private var builder: BlockBuilder
    /// Up to here the strings of the page have been read.
    private var position = 0
    /// Kinds of node that this reader does not know, and how often each came.
    private var unknown: [String: Int] = [:]

    /// - Throws: `Problem` that names the file when it is not such JSON.
    static func read(_ text: SourceText, file: String) throws -> BlockText {
        var reader = DocCReader(text, document: try DocCDocument(text, file: file))
        if let key = reader.strings.repeatedKey {
            throw Problem(
                .badData, "“\(key.name)” stands twice in the page, and only one of them would be read",
                at: "\(file):\(text.line(at: key.offset))", next: "fetch the file again, or leave it out")
        }
        reader.page()
        let warnings = reader.unknown.keys.sorted().map { kind in
            "unknown \(kind), kept as a description (\(reader.unknown[kind, default: 0]))"
        }
        return BlockText(
            blocks: reader.builder.blocks, pageMarks: [], title: reader.document.title, warnings: warnings)
    }

    private init(_ text: SourceText, document: DocCDocument) {
        self.document = document
        strings = JSONStrings(text.bytes)
        builder = BlockBuilder(text: text)
    }

    // MARK: Page

    private mutating func page() {
        enter("metadata")
        if let title = document.title {
            builder.begin(.heading(level: 1))
            place(title)
            builder.end()
        } else if let metadata = document.root.node("metadata") {
            each("title", of: metadata) { $0.keep($1.plainText) }
        }
        enter("abstract")
        paragraph("abstract", of: document.root)
        enter("primaryContentSections")
        each("primaryContentSections", of: document.root) { reader, section in
            if section.type == "content" {
                reader.blocks("content", of: section)
            } else {
                reader.leftover(section, as: "section")
            }
        }
        for name in ["topicSections", "seeAlsoSections", "relationshipsSections"] {
            enter(name)
            each(name, of: document.root) { $0.pointers("identifiers", of: $1) }
        }
        enter("sections")
        each("sections", of: document.root) { $0.leftover($1, as: "section") }
        document.unknownFields.forEach { others($0) }
    }

    /// What a field of the page says that this reader does not know.
    private mutating func others(_ field: String) {
        let texts = document.root.parts(field).filter { $0.string == nil }.map(\.plainText).filter { !$0.isEmpty }
        guard !texts.isEmpty else { return }
        unknown["field “\(field)” of the page", default: 0] += 1
        enter(field)
        texts.forEach { keep($0) }
    }

    // MARK: Fields

    /// The nodes of a field, and as texts what else stands in it, which is told.
    ///
    /// - Parameter name: what it is told of as.
    private mutating func parts(
        _ field: String, of node: DocCDocument.Node, toldAs name: String? = nil
    ) -> [DocCDocument.Part] {
        guard node.hasOtherThanNodes(field) else { return node.parts(field) }
        tell(name ?? field)
        // One object in the place of a list is not known to be of the kind that the list would hold.
        let isAlone = node.node(field) != nil
        return node.parts(field).map { isAlone || $0.node == nil ? .text($0.plainText) : $0 }
    }

    /// Reads the nodes of a field, and keeps what else stands in it.
    ///
    /// - Parameter read: reads one node.
    private mutating func each(
        _ field: String, of node: DocCDocument.Node, _ read: (inout DocCReader, DocCDocument.Node) -> Void
    ) {
        for part in parts(field, of: node) {
            if let node = part.node { read(&self, node) } else { keep(part.plainText) }
        }
    }

    /// The text of a field that is to hold one; that of anything else in it is told.
    private mutating func text(_ field: String, of node: DocCDocument.Node) -> String? {
        if let text = node.string(field) { return text }
        let parts = node.parts(field)
        guard !parts.isEmpty else { return nil }
        tell(field)
        return text(of: parts)
    }

    private mutating func tell(_ field: String) { unknown["form of “\(field)”", default: 0] += 1 }

    /// Keeps a text that stands where none is due.
    private mutating func keep(_ text: String) {
        guard !text.isEmpty else { return }
        builder.begin(.settled(.description))
        place(text)
        builder.end()
    }

    /// Goes to where a field of the page stands: its fields come in any order.
    private mutating func enter(_ field: String) {
        guard let offset = strings.topLevelKeys[field] else { return }
        position = offset
        builder.move(to: offset)
    }

    /// A list of other pages.
    private mutating func pointers(_ field: String, of section: DocCDocument.Node) {
        let parts = section.parts(field)
        if section.string(field) != nil || parts.contains(where: { $0.string == nil }) { tell(field) }
        for part in parts {
            if let identifier = part.string { pointer(identifier) } else { keep(part.plainText) }
        }
    }

    private mutating func pointer(_ identifier: String) {
        builder.begin(.settled(.boilerplate))
        reference(identifier, title: nil)
        builder.end()
    }

    // MARK: Blocks

    private mutating func blocks(_ field: String, of node: DocCDocument.Node) {
        each(field, of: node) { $0.block($1) }
    }

    private mutating func block(_ node: DocCDocument.Node) {
        switch node.type {
        case "heading":
            heading(node)
        case "paragraph", "small": paragraph("inlineContent", of: node)
        case "unorderedList", "orderedList": each("items", of: node) { $0.item($1) }
        case "termList": each("items", of: node) { $0.term($1) }
        case "table": table(node)
        case "aside":
            label(text("name", of: node) ?? text("style", of: node) ?? "")
            blocks("content", of: node)
        case "row": each("columns", of: node) { $0.blocks("content", of: $1) }
        case "tabNavigator": each("tabs", of: node) { $0.tab($1) }
        case "links": pointers("items", of: node)
        case "image", "video": figure(node)
        case "codeListing": code(node)
        case "thematicBreak": builder.endPart()
        default: leftover(node, as: "block")
        }
    }

    private mutating func heading(_ node: DocCDocument.Node) {
        let text = text("text", of: node) ?? ""
        // DocC itself puts "Overview" before text that follows a page's abstract without a heading.
        let isAuthors = text != "Overview" || node.integer("level") != 2
        builder.begin(isAuthors ? .heading(level: node.integer("level") ?? 2) : .settled(.heading))
        place(text)
        builder.end()
    }

    private mutating func code(_ node: DocCDocument.Node) {
        let lines = node.parts("code")
        if node.string("code") != nil || lines.contains(where: { $0.string == nil }) { tell("code") }
        builder.begin(.code)
        for line in lines.map(\.plainText) where !line.isEmpty {
            builder.space()
            place(line)
        }
        builder.end()
    }

    /// The inlines of a field as a paragraph, and afterwards what else stands there.
    private mutating func paragraph(_ field: String, of node: DocCDocument.Node) {
        let parts = parts(field, of: node)
        builder.begin(builder.flowKind)
        for inline in parts.compactMap(\.node) { self.inline(inline) }
        builder.end()
        for part in parts where part.node == nil { keep(part.plainText) }
    }

    private mutating func item(_ item: DocCDocument.Node) {
        builder.item(isEntering: true)
        blocks("content", of: item)
        builder.item(isEntering: false)
    }

    private mutating func tab(_ tab: DocCDocument.Node) {
        // A tab's title says no more than where to look, unless it says whether to do what is there.
        let title = text("title", of: tab) ?? ""
        note(title, kind: DoOrDont.isPlainLabel(title) ? builder.flowKind : .settled(.boilerplate))
        blocks("content", of: tab)
        builder.endPart()
    }

    private mutating func term(_ item: DocCDocument.Node) {
        // The term's place is not looked for: in the source it may come after its definition.
        if let term = item.node("term"), term.has("inlineContent") {
            note(text(of: parts("inlineContent", of: term)), kind: builder.flowKind)
        } else if item.has("term") {
            tell("term")
            note(text(of: item.parts("term")), kind: builder.flowKind)
        }
        if let definition = item.node("definition"), definition.has("content") {
            blocks("content", of: definition)
        } else {
            blocks("definition", of: item)
        }
    }

    private mutating func table(_ table: DocCDocument.Node) {
        let rows = table.parts("rows")
        guard !rows.isEmpty else { return leftover(table, as: "form of") }
        let cells = rows.map(\.members)
        let isDue = cells.joined().allSatisfy { cell in cell.list?.allSatisfy { $0.node != nil } ?? false }
        if !isDue || rows.contains(where: { $0.list == nil }) { tell("rows") }
        for (index, row) in cells.enumerated() { self.row(row.map(\.members), opensTable: index == 0) }
    }

    private mutating func row(_ cells: [[DocCDocument.Part]], opensTable: Bool) {
        builder.begin(.tableRow)
        builder.opensTable = opensTable
        for cell in cells {
            for part in cell {
                builder.space()
                if let block = part.node, block.has("inlineContent") {
                    inlines("inlineContent", of: block)
                } else {
                    place(part.plainText)
                }
            }
            builder.endCell()
        }
        builder.end()
    }

    private mutating func label(_ name: String) {
        note(name.prefix(1).uppercased() + name.dropFirst(), kind: builder.flowKind)
    }

    private mutating func figure(_ node: DocCDocument.Node) {
        builder.begin(.figure)
        builder.figure()
        advance(past: node.string("identifier") ?? "")
        if let caption = node.node("metadata") { inlines("abstract", of: caption) }
        builder.end()
    }

    /// A text that may stand elsewhere in the source than where the page shows it.
    private mutating func note(_ text: String, kind: Block.Kind) {
        guard !text.isEmpty else { return }
        builder.begin(kind)
        builder.lookNowhere()
        builder.text(text)
        builder.end()
    }

    /// Keeps the text of a node that this reader does not know.
    private mutating func leftover(_ node: DocCDocument.Node, as role: String) {
        unknown["\(role) “\(node.type)”", default: 0] += 1
        keep(node.plainText)
    }

    // MARK: Inlines

    /// The inlines of a field, and what else stands there as text among them.
    private mutating func inlines(_ field: String, of node: DocCDocument.Node, toldAs name: String? = nil) {
        for part in parts(field, of: node, toldAs: name) {
            if let node = part.node { inline(node) } else { place(part.plainText) }
        }
    }

    private mutating func inline(_ node: DocCDocument.Node) {
        switch node.type {
        case "text": text(text("text", of: node) ?? "")
        case "codeVoice":
            builder.style(.code, isEntering: true)
            place(text("code", of: node) ?? "")
            builder.style(.code, isEntering: false)
        case "strong", "inlineHead": styled(.strong, node)
        case "emphasis", "newTerm": styled(.emphasis, node)
        case "strikethrough", "subscript", "superscript": inlines("inlineContent", of: node, toldAs: node.type)
        case "reference": reference(node.string("identifier") ?? "", title: text("overridingTitle", of: node))
        case "link": reference(node.string("destination") ?? "", title: text("title", of: node))
        case "image", "video":
            builder.figure()
            advance(past: node.string("identifier") ?? "")
        default:
            unknown["inline “\(node.type)”", default: 0] += 1
            place(node.plainText)
        }
    }

    /// Running text; a line end of its own is a line break that the author wrote.
    private mutating func text(_ text: String) {
        if text == "\n" {
            builder.end()
            builder.begin(builder.flowKind)
        } else {
            place(text)
        }
    }

    private mutating func styled(_ style: Block.Style, _ node: DocCDocument.Node) {
        builder.style(style, isEntering: true)
        inlines("inlineContent", of: node, toldAs: node.type)
        builder.style(style, isEntering: false)
    }

    private mutating func reference(_ identifier: String, title: String?) {
        let target = document.reference(identifier)
        advance(past: identifier)
        builder.style(.link, isEntering: true)
        builder.lookNowhere()
        builder.text(title ?? target?.string("title") ?? identifier.lastPathPart)
        builder.style(.link, isEntering: false)
    }

    // MARK: Places

    /// Appends a string where it stands in the source, or where reading has got to when it is not found.
    private mutating func place(_ string: String) {
        guard !string.isEmpty else { return }
        advance(past: string)
        builder.text(string)
    }

    private mutating func advance(past string: String) {
        guard let found = strings.next(string, from: position) else { return builder.lookNowhere() }
        builder.look(in: found)
        position = found.upperBound
    }

    private func text(of parts: [DocCDocument.Part]) -> String { parts.map(\.plainText).joined() }
}
