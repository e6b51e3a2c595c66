import HIGModel

/// The section of a chunk for which no whole document tells: the term that it defines, or that of the chunk before it
/// while the text still speaks of it.
struct InferredSection {
    let finder: TopicFinder

    /// A section for each chunk; `nil` where nothing suggests one, or the chunk has headings itself.
    func sections(of texts: [BlockText], sources: [Source]) -> [String?] {
        var sections: [String?] = []
        var last: (source: Source, term: String)?
        for (text, source) in zip(texts, sources) {
            guard source.chunk != nil else {
                sections.append(nil)
                continue
            }
            let inherited = last.flatMap { $0.source.precedes(source) && isAbout($0.term, text) ? $0.term : nil }
            let term = text.blocks.lazy.compactMap(InferredSection.definedTerm).first ?? inherited
            last = term.map { (source, $0) }
            sections.append(text.hasHeadings ? nil : term)
        }
        return sections
    }

    private func isAbout(_ term: String, _ text: BlockText) -> Bool {
        guard let topic = finder.vocabulary.topic(namedBy: term) else { return false }
        return finder.subject(of: text.blocks.map(\.text)) == topic
    }

    /// "A **toolbar** contains …" defines "Toolbar".
    private static func definedTerm(in block: Block) -> String? {
        guard block.kind == .paragraph, let span = block.spans.first(where: { $0.style == .strong }),
            // As long as an article.
            (2...4).contains(span.range.lowerBound)
        else { return nil }
        let utf8 = Array(block.text.utf8)
        let lead = String(decoding: utf8[..<span.range.lowerBound], as: UTF8.self).lowercased()
        let rest = String(decoding: utf8[span.range.upperBound...], as: UTF8.self)
        guard ["a ", "an ", "the "].contains(lead), rest.hasPrefix(" "),
            let next = rest.dropFirst().first, next.isLowercase
        else { return nil }
        let term = String(decoding: utf8[span.range], as: UTF8.self)
        guard term.split(separator: " ").count <= 4, !HeadingText(term).isNoise else { return nil }
        return term.prefix(1).uppercased() + term.dropFirst()
    }
}

extension BlockText {
    /// Whether the text brings headings that name sections.
    fileprivate var hasHeadings: Bool {
        blocks.contains { block in
            guard case .heading = block.kind else { return false }
            return !HeadingText(block.text).isNoise
        }
    }
}
