import HIGModel

/// A stretch of a source with its role, before the gaps between stretches are closed.
struct PassageDraft: Sendable {
    let role: Passage.Role
    let bytes: Range<Int>
    let text: String
    let pages: Pages?
    let rule: Int?
    /// What stands after what cuts the text in two, such as a page's end.
    var resumption: Resumption?

    struct Resumption: Sendable {
        /// Where it starts in the source.
        let start: Int
        /// What a reader sees of it.
        let text: String
    }
}

extension PassageDraft {
    /// Passages that cover the whole source: each reaches to the start of the next, the first from the start on.
    static func closed(_ drafts: [PassageDraft], in text: SourceText) -> [Passage] {
        let isCut = drafts.contains { $0.resumption != nil }
        let drafts = (isCut ? drafts.flatMap(\.pieces) : drafts).sorted {
            ($0.bytes.lowerBound, $0.bytes.upperBound) < ($1.bytes.lowerBound, $1.bytes.upperBound)
        }
        var passages: [Passage] = []
        passages.reserveCapacity(drafts.count + 1)
        func add(
            _ role: Passage.Role, _ range: Range<Int>, _ text: String, pages: Pages?, rule: Int?, of source: SourceText
        ) {
            guard !range.isEmpty else { return }
            passages.append(
                Passage(role: role, bytes: range, lines: source.lines(of: range), pages: pages, text: text, rule: rule))
        }
        let first = drafts.first?.bytes.lowerBound ?? text.bytes.count
        add(.boilerplate, 0..<first, text.string(0..<first).trimmed, pages: nil, rule: nil, of: text)
        for (index, draft) in drafts.enumerated() {
            let end = index + 1 < drafts.count ? drafts[index + 1].bytes.lowerBound : text.bytes.count
            add(draft.role, draft.bytes.lowerBound..<end, draft.text, pages: draft.pages, rule: draft.rule, of: text)
        }
        return passages
    }

    /// The stretches before and after what cuts the text in two; the first one has the whole text.
    private var pieces: [PassageDraft] {
        guard let resumption else { return [self] }
        let (first, rest) = (bytes.lowerBound..<resumption.start, resumption.start..<bytes.upperBound)
        return [
            PassageDraft(role: role, bytes: first, text: text, pages: pages, rule: rule),
            PassageDraft(role: role, bytes: rest, text: resumption.text, pages: pages, rule: rule),
        ]
    }
}
