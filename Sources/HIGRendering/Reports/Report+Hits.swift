import HIGModel

extension Report {
    /// What answers a query, best first.
    public init(_ answer: SearchAnswer) {
        self.init(document: HitsDocument(answer: answer), rows: Rows(answer.hits)) {
            answer.hits.map { .statement($0.block) }
        }
    }
}

extension Hit {
    /// The statement, and the snippet below it unless it shows nothing but the statement.
    fileprivate var block: Statement {
        let spans = snippet.pieces.map { Span($0.text, $0.isMatch ? .match : .plain) }
        switch match {
        case .rule(let rule):
            let isStatement = snippet.text == rule.statement
            let facts = [rule.modality.rawValue, standing?.course] + (standing?.elsewhere ?? [])
            return Statement(
                label: rule.edition, introduction: rule.introduction,
                text: isStatement ? spans : [Span(rule.statement)],
                excerpt: isStatement ? [] : spans,
                footers: [facts.compactMap { $0 }.joined(separator: " · "), rule.source.text, rule.id])
        case .passage(let passage):
            return Statement(
                label: passage.edition, text: spans,
                footers: ["\(passage.role.rawValue), no rule", passage.source.text])
        }
    }
}

extension Hit.Standing {
    /// Since when the advice is given, and whether it still is: `since ios-2010-03, in force`.
    fileprivate var course: String {
        let state =
            switch isInForce {
            case true?: ", in force"
            case false?: ", not found in the newest"
            case nil: ""
            }
        return (since.map { "since \($0)" } ?? "of unknown date") + state
    }

    fileprivate var elsewhere: [String] {
        [("also in", alsoIn), ("perhaps in", perhapsIn)].compactMap { words, editions in
            editions.isEmpty ? nil : "\(words) \(editions.joined(separator: ", "))"
        }
    }
}
