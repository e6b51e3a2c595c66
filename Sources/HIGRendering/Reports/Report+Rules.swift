import HIGModel

extension Report {
    /// Rules, as they stand in their editions.
    public init(_ rules: [Rule]) {
        self.init(document: RulesDocument(rules: rules), rows: Rows(rules)) {
            rules.indices.flatMap { index -> [Block] in
                let rule = rules[index]
                let statement = Block.statement(Statement(full: rule, label: rule.modality.rawValue))
                let opensEdition = index == rules.startIndex || rules[index - 1].edition != rule.edition
                return opensEdition ? [.title([Span(rule.edition, .strong)]), statement] : [statement]
            }
        }
    }
}
