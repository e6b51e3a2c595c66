import HIGModel

extension Change {
    /// What became of the words where one rule became one; `nil` where there is nothing to mark or too little is shared.
    var words: WordChange? { from.count == 1 && to.count == 1 ? WordChange(edits) : nil }

    /// A rule of either side of the change as it is read beside the other side: its statement with what was taken out or
    /// put in, or plain above the sentence of its body that carries the advice.
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

    /// For one line after the newer statement, which sentence of a body carries the advice: `the text below it says: “Dim
    /// it.”`. `nil` where the statements do.
    var place: String? {
        inBody.map { sentence in
            let former = from.first { $0.id == sentence.rule }
            let lead = former.map { "before in the text below “\($0.statement)”: " } ?? BodySentence.lead
            return "\(lead)“\(sentence.text)”"
        }
    }

    /// The relation as a reader says it, of one rule and one with the part that a body has in it: `merged into the text`.
    var relationWords: String {
        guard let inBody, from.count == 1, to.count == 1, relation == .merged || relation == .split else {
            return relation.words
        }
        return relation.words + (to[0].id == inBody.rule ? " into the text" : " from the text")
    }
}

extension Change.BodySentence {
    fileprivate static let lead = "the text below it says: "
}
