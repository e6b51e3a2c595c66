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
        }
        enter("abstract")
        paragraph(document.root.nodes("abstract"))
        keepOthers("abstract", of: document.root)
        enter("primaryContentSections")
        for section in document.root.nodes("primaryContentSections") {
            if section.type == "content" {
                blocks("content", of: section)
            } else {
                leftover(section, as: "section")
            }
        }
        keepOthers("primaryContentSections", of: document.root)
        for name in ["topicSections", "seeAlsoSections", "relationshipsSections"] {
            enter(name)
            for section in document.root.nodes(name) { pointers(section) }
        }
        enter("sections")
        for section in document.root.nodes("sections") { leftover(section, as: "section") }
        keepOthers("sections", of: document.root)
    }

    /// Keeps what stands in a field of nodes and is none, and tells of it.
    private mutating func keepOthers(_ field: String, of node: DocCDocument.Node) {
        guard node.hasOtherThanNodes(field) else { return }
        unknown["form of “\(field)”", default: 0] += 1
        let inner = node.node(field).map { [plainText(of: $0)] } ?? []
        let text = (node.looseTexts(field) + inner).filter { !$0.isEmpty }.joined(separator: " ")
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
    private mutating func pointers(_ section: DocCDocument.Node) {
        for identifier in section.strings("identifiers") { pointer(identifier) }
    }

    private mutating func pointer(_ identifier: String) {
        builder.begin(.settled(.boilerplate))
        reference(identifier, title: nil)
        builder.end()
    }

    // MARK: Blocks

    private mutating func blocks(_ field: String, of node: DocCDocument.Node) {
        for node in node.nodes(field) { block(node) }
        keepOthers(field, of: node)
    }

    /// The nodes of a field, and afterwards what else stands in it.
    private mutating func each(
        _ field: String, of node: DocCDocument.Node, _ body: (inout DocCReader, DocCDocument.Node) -> Void
    ) {
        for node in node.nodes(field) { body(&self, node) }
        keepOthers(field, of: node)
    }

    private mutating func block(_ node: DocCDocument.Node) {
        switch node.type {
        case "heading":
            heading(node)
        case "paragraph", "small":
            paragraph(node.nodes("inlineContent"))
            keepOthers("inlineContent", of: node)
        case "unorderedList", "orderedList": each("items", of: node) { $0.item($1) }
        case "termList": each("items", of: node) { $0.term($1) }
        case "table":
            let rows = node.rows
            if rows.isEmpty { leftover(node, as: "form of") }
            for (index, row) in rows.enumerated() { self.row(row, opensTable: index == 0) }
        case "aside":
            label(node.string("name") ?? node.string("style") ?? "")
            blocks("content", of: node)
        case "row": each("columns", of: node) { $0.blocks("content", of: $1) }
        case "tabNavigator": each("tabs", of: node) { $0.tab($1) }
        case "links":
            for identifier in node.strings("items") { pointer(identifier) }
        case "image", "video": figure(node)
        case "codeListing":
            builder.begin(.code)
            for line in node.strings("code") where !line.isEmpty {
                builder.space()
                place(line)
            }
            builder.end()
        case "thematicBreak": builder.endPart()
        default: leftover(node, as: "block")
        }
    }

    private mutating func heading(_ node: DocCDocument.Node) {
        let text = node.string("text") ?? ""
        // DocC itself puts "Overview" before text that follows a page's abstract without a heading.
        let isAuthors = text != "Overview" || node.integer("level") != 2
        builder.begin(isAuthors ? .heading(level: node.integer("level") ?? 2) : .settled(.heading))
        place(text)
        builder.end()
    }

    private mutating func paragraph(_ inlines: [DocCDocument.Node], kind: Block.Kind? = nil) {
        builder.begin(kind ?? builder.flowKind)
        self.inlines(inlines)
        builder.end()
    }

    private mutating func item(_ item: DocCDocument.Node) {
        builder.item(isEntering: true)
        blocks("content", of: item)
        builder.item(isEntering: false)
    }

    private mutating func tab(_ tab: DocCDocument.Node) {
        // A tab's title says no more than where to look, unless it says whether to do what is there.
        let title = tab.string("title") ?? ""
        note(title, kind: DoOrDont.isPlainLabel(title) ? builder.flowKind : .settled(.boilerplate))
        blocks("content", of: tab)
        builder.endPart()
    }

    private mutating func term(_ item: DocCDocument.Node) {
        // The term's place is not looked for: in the source it may come after its definition.
        note(text(of: item.node("term")?.nodes("inlineContent") ?? []), kind: builder.flowKind)
        if let definition = item.node("definition") { blocks("content", of: definition) }
    }

    private mutating func row(_ cells: [[DocCDocument.Node]], opensTable: Bool) {
        builder.begin(.tableRow)
        builder.opensTable = opensTable
        for cell in cells {
            for block in cell {
                builder.space()
                let inlines = block.nodes("inlineContent")
                if inlines.isEmpty { place(plainText(of: block)) } else { self.inlines(inlines) }
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
        let caption = node.node("metadata")
        inlines(caption?.nodes("abstract") ?? [])
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
        let text = plainText(of: node)
        guard !text.isEmpty else { return }
        builder.begin(.settled(.description))
        place(text)
        builder.end()
    }

    // MARK: Inlines

    private mutating func inlines(_ nodes: [DocCDocument.Node]) {
        for node in nodes { inline(node) }
    }

    /// The inlines within one, and as they are texts that are none.
    private mutating func inlines(of node: DocCDocument.Node) {
        inlines(node.nodes("inlineContent"))
        guard node.hasOtherThanNodes("inlineContent") else { return }
        unknown["form of “\(node.type)”", default: 0] += 1
        for text in node.looseTexts("inlineContent") { place(text) }
    }

    private mutating func inline(_ node: DocCDocument.Node) {
        switch node.type {
        case "text": text(node.string("text") ?? "")
        case "codeVoice":
            builder.style(.code, isEntering: true)
            place(node.string("code") ?? "")
            builder.style(.code, isEntering: false)
        case "strong", "inlineHead": styled(.strong, node)
        case "emphasis", "newTerm": styled(.emphasis, node)
        case "strikethrough", "subscript", "superscript": inlines(of: node)
        case "reference": reference(node.string("identifier") ?? "", title: node.string("overridingTitle"))
        case "link": reference(node.string("destination") ?? "", title: node.string("title"))
        case "image", "video":
            builder.figure()
            advance(past: node.string("identifier") ?? "")
        default:
            unknown["inline “\(node.type)”", default: 0] += 1
            place(plainText(of: node))
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
        inlines(of: node)
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

    /// What a reader would see of a node of any kind.
    private func plainText(of node: DocCDocument.Node) -> String {
        let own = [node.string("text"), node.string("code"), node.string("title")].compactMap { $0 }
        let lines = node.strings("code") + ["inlineContent", "content"].flatMap(node.looseTexts)
        return (own + lines + node.children.flatMap { $0 }.map { plainText(of: $0) }).filter { !$0.isEmpty }
            .joined(separator: " ")
    }

    private func text(of inlines: [DocCDocument.Node]) -> String {
        inlines.map { plainText(of: $0) }.joined()
    }
}
