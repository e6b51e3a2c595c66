import HIGModel

extension Report {
    /// Single rules with what surrounds them.
    public init(_ dossiers: [Dossier]) {
        self.init(document: ShowDocument(dossiers: dossiers), rows: Rows(dossiers)) {
            dossiers.flatMap(\.blocks)
        }
    }
}

extension Dossier {
    fileprivate var blocks: [Block] {
        [
            .title([Span(edition.id, .strong), Span(" · " + edition.title, .aside)]),
            .statement(Statement(full: rule, label: rule.modality.rawValue)),
            .paragraph([Span(place, .aside)]),
        ]
            + (raw.map { [.heading([Span("As the source has it")]), .verbatim($0)] } ?? [])
            + (elsewhere.isEmpty ? [] : [.heading([Span("The same advice elsewhere")])])
            + elsewhere.map { .statement(Statement(brief: $0, label: $0.edition)) }
    }

    /// Topics, heading path and platforms on one line.
    private var place: String {
        let parts = [
            (rule.topics.count == 1 ? "topic " : "topics ") + rule.topics.joined(separator: ", "),
            rule.section.isEmpty ? nil : "section " + rule.section.joined(separator: " › "),
            rule.platforms.isEmpty ? nil : "for " + rule.platforms.joined(separator: ", "),
            rule.measures.isEmpty ? nil : "sets " + rule.measures.list,
        ]
        return parts.compactMap { $0 }.joined(separator: " · ")
    }
}
