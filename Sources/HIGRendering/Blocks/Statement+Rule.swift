import HIGModel

extension Statement {
    /// A rule with everything that belongs to it.
    init(full rule: Rule, label: String) {
        self.init(
            label: label, introduction: rule.introduction, text: [Span(rule.statement, .strong)],
            body: rule.bodyParts, footers: [rule.source.text, rule.id])
    }

    /// A rule's statement with its citation. When it ends in a colon it says nothing without the list that it
    /// announces, so the list comes along.
    ///
    /// - Parameter topic: named before the citation, where it doesn't go without saying.
    init(brief rule: Rule, label: String, text: [Span]? = nil, topic: String? = nil) {
        self.init(
            label: label, introduction: rule.introduction, text: text ?? [Span(rule.statement)],
            body: rule.statement.hasSuffix(":") ? BodyPart.announcedItems(in: rule.body) : [],
            footers: [(topic.map { $0 + " · " } ?? "") + rule.source.text])
    }
}

extension BodyPart {
    /// The items that a statement announces: the first of the body, where its own paragraph's other sentences may stand
    /// before them.
    fileprivate static func announcedItems(in body: String) -> [BodyPart] {
        var parts = BodyPart.parts(of: body)[...]
        if case .paragraph(let text)? = parts.first, text.last != ":" { parts.removeFirst() }
        return Array(parts.prefix(while: \.isItem))
    }

    private var isItem: Bool {
        if case .item = self { true } else { false }
    }
}

extension Citation {
    /// Document, page, chunk and lines, as far as there are any. No-break spaces keep every number with its noun.
    var text: String {
        let name = chunk == nil && document != file ? "\(document) (\(file))" : document
        let parts = [
            name, pages.map(Citation.text(of:)), chunk.map { "chunk\u{A0}\($0)" },
            Citation.text(of: lines),
        ]
        let later = continuations.flatMap { stretch in
            [stretch.chunk.map { "continued in chunk\u{A0}\($0)" } ?? stretch.file, Citation.text(of: stretch.lines)]
        }
        return (parts + later).compactMap { $0 }.joined(separator: ", ")
    }

    /// Counted from 1, as the document's own references and programs that show it count.
    static func text(of pages: Pages) -> String {
        pages.last.map { "pages\u{A0}\(pages.first + 1)–\($0 + 1)" } ?? "page\u{A0}\(pages.first + 1)"
    }

    static func text(of lines: ClosedRange<Int>) -> String {
        lines.count == 1 ? "line\u{A0}\(lines.lowerBound)" : "lines\u{A0}\(lines.lowerBound)–\(lines.upperBound)"
    }
}
