import HIGModel

extension Report {
    /// What is wrong with the database.
    public init(_ findings: [Finding]) {
        self.init(document: CheckDocument(findings: findings), rows: Rows(findings)) {
            guard !findings.isEmpty else { return [.paragraph([Span("nothing is wrong")])] }
            return findings.map { finding in
                .statement(
                    Statement(label: finding.place, text: [Span(finding.problem)], footers: [finding.remedy]))
            }
        }
    }
}
