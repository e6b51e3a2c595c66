import HIGModel

extension Report {
    /// Single rules with what surrounds them.
    ///
    /// - Parameter evidence: whether a reader sees what speaks for each link; in the data it always is.
    public init(_ dossiers: [Dossier], evidence: Bool = false) {
        self.init(document: ShowDocument(dossiers: dossiers), rows: Rows(dossiers)) {
            let shown = Set(dossiers.map(\.rule.id))
            return dossiers.flatMap { $0.blocks + (evidence ? $0.evidence(besides: shown) : []) }
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
            + Dossier.list(elsewhere, under: "This advice in other editions")
            + Dossier.list(turned, under: "Linked in other editions, but reversed or perhaps reversed on the way")
    }

    /// Rules of other editions in short; nothing where there are none.
    private static func list(_ rules: [Rule], under heading: String) -> [Block] {
        guard !rules.isEmpty else { return [] }
        return [.heading([Span(heading)])] + rules.map { .statement(Statement(brief: $0, label: $0.edition)) }
    }

    /// What speaks for each link and what a reader decided against; what is between two rules that are shown stands
    /// under the newer.
    fileprivate func evidence(besides shown: Set<String>) -> [Block] {
        let links = links.filter { $0.to == rule.id || !shown.contains($0.to) }
        let heading =
            links.isEmpty
            ? Block.paragraph([Span("not linked with a rule of an earlier edition", .aside)])
            : .heading([Span("What speaks for the links")])
        return [heading]
            + links.map { link in
                let other = link.from == rule.id ? link.to : link.from
                return line(on: other, link.reason + (link.bond.words.map { "; " + $0 } ?? ""))
            } + unlinked.map { line(on: $0, "unlinked by a reader: not the same advice") }
    }

    private func line(on other: String, _ words: String) -> Block {
        .statement(Statement(label: RuleID(other).edition, text: [Span(words)], footers: [other]))
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
