import HIGModel

extension Change {
    /// What became of the words where one rule became one; `nil` where there is nothing to mark or too little is shared.
    var words: WordChange? { from.count == 1 && to.count == 1 ? WordChange(edits) : nil }

    /// A rule of either side of the change as it is read beside the other side: its statement with what was taken out or put in, or plain
    /// above the sentence of its body that carries the advice.
    func statement(of rule: Rule, label: String, _ words: WordChange?) -> Statement {
        let marked = to.contains { $0.id == rule.id } ? words?.newer : words?.older
        guard let inBody, inBody.rule == rule.id else {
            return Statement(brief: rule, label: label, text: relation == .identical ? nil : marked)
        }
        var statement = Statement(brief: rule, label: label)
        let force = inBody.modality.map { [Span(" " + $0.rawValue, .aside)] } ?? []
        statement.excerpt = [Span(BodySentence.lead, .aside)] + (marked ?? [Span(inBody.text)]) + force
        return statement
    }

    /// For one line after the newer statement, which sentence of a body carries the advice: `in the text beside it: “Dim
    /// it.”`. `nil` where the statements do.
    var place: String? {
        inBody.map { sentence in
            let lead = to.contains { $0.id == sentence.rule } ? BodySentence.lead : BodySentence.formerLead
            return "\(lead)“\(sentence.text)”"
        }
    }
}

extension Change.BodySentence {
    fileprivate static let lead = "in the text beside it: "
    fileprivate static let formerLead = "before in the text beside another statement: "
}
