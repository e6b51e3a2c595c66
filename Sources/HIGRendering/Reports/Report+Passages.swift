import HIGModel
import HIGText

extension Report {
    /// A source's passages, in order.
    public init(_ source: SourcePassages) {
        self.init(document: source, rows: Rows(source.lines)) { source.blocks }
    }
}

extension SourcePassages {
    fileprivate var blocks: [Block] {
        let size = "\(counted(passages.count, "passage")), \(counted(characters, "character"))"
        let fault = "\(counted(uncovered, "character")) in no passage: higkb check"
        return [
            .title([Span(source.edition, .strong), Span(" · " + source.file, .aside)]),
            .paragraph([Span(size, .aside)]),
        ] + lines.map { .statement($0.statement) } + (uncovered > 0 ? [.notes([fault])] : [])
    }
}

extension PassageLine {
    fileprivate var statement: Statement {
        let parts = BodyPart.parts(of: passage.text)
        let place = Citation.text(of: passage.lines)
        let footer = [place, passage.pages.map(Citation.text(of:)), rule].compactMap { $0 }.joined(separator: " · ")
        return Statement(
            label: passage.role.rawValue, text: parts.isEmpty ? [Span("(no words)", .aside)] : [], body: parts,
            footers: [footer])
    }
}
