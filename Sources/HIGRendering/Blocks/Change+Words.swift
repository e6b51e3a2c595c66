import HIGModel

extension Change {
    /// What became of the words where one rule became one; `nil` where there is nothing to mark or too little is shared.
    var words: WordChange? { from.count == 1 && to.count == 1 ? WordChange(edits) : nil }

    /// A rule of either side of the change as it is read beside the other side: its statement with what was taken out or
    /// put in, or plain above the sentence of its body that carries the advice.
    func statement(of rule: Rule, label: String, _ words: WordChange?) -> Statement {
        let marked = to.contains { $0.id == rule.id } ? words?.newer : words?.older
        let compared = inBody.flatMap { $0.rule == rule.id ? $0 : nil }
        let text = compared != nil || relation == .identical ? nil : marked
        var statement = Statement(brief: rule, label: label, text: text)
        let sentences =
            (compared.map { [$0.spans(marked)] } ?? [])
            + alsoInBody.filter { $0.rule == rule.id }.distinct { $0.text == $1.text }
            .filter { $0.text != compared?.text }.map { $0.spans(nil) }
        guard !sentences.isEmpty else { return statement }
        statement.excerpt = [Span(BodySentence.lead, .aside)] + sentences.joined(separator: [Span(" … ", .aside)])
        return statement
    }

    /// For one line after the newer statement, which sentence of a body carries the advice: `the text beside it says: “Dim
    /// it.”`. `nil` where the statements do.
    var place: String? {
        inBody.map { sentence in
            let former = from.first { $0.id == sentence.rule }
            let lead = former.map { "before in the text beside “\($0.statement)”: " } ?? BodySentence.lead
            return "\(lead)“\(sentence.text)”"
        }
    }

    /// The relation as a reader says it, of one rule and one with the part that a body has in it: `merged into the text`; of
    /// the same words with other numbers, `identical but for numbers`.
    var relationWords: String {
        if relation == .identical, measures != nil { return "identical but for numbers" }
        guard from.count == 1, to.count == 1 else { return relation.words }
        switch relation {
        case .merged: return relation.words + " into the text"
        case .split: return relation.words + " from the text"
        default: return relation.words
        }
    }

    /// `reworded, stronger`: the relation with what else can be said in a word. Of advice turned round the two
    /// modalities beside it tell all; how the new advice compares in strength with the old ban would only puzzle.
    var verdict: [Span] {
        let strength = strength.flatMap { $0 == .same || relation == .reversed ? nil : $0.rawValue }
        let turned = perhapsReversed ? "perhaps reversed" : nil
        let words = [relationWords, turned, strength, moved ? "moved" : nil].compactMap { $0 }
        return [Span(words.joined(separator: ", "), .verdict(relation))]
    }

    /// `since mac-2013: reworded, stronger`, beside what is told of another edition.
    var wordsSince: String {
        let turns = notes.filter(\.tellsOfTurn).map(\.words)
        let told = [verdict.map(\.text).joined()] + turns + [certainty].compactMap { $0 }
        return "since \(from.first?.edition ?? "before"): " + told.joined(separator: "; ")
    }

    /// `pinned by a reader`, or `confidence 0.46` where it is low enough to be told.
    var certainty: String? {
        if let evidence, evidence.pinned { return evidence.words }
        return confidence.flatMap { $0 < Link.leastSure ? Link.words(ofConfidence: $0) : nil }
    }
}

extension Change.Relation {
    /// As a reader says it.
    var words: String { self == .notFound ? "not found" : rawValue }

    /// The order in which readers want to hear of them.
    static let weightiestFirst: [Change.Relation] = [
        .reversed, .reworded, .split, .merged, .added, .removed, .reintroduced, .notFound, .identical,
    ]
}

extension Change.SameWords {
    /// `the same words in the body of ios-2014/lamp/keep-dim`.
    var words: String {
        let place =
            switch (role, rule) {
            case (.body, let rule?): "the body of \(rule)"
            case (_, let rule?): rule
            case (_, nil): "a \(role.rawValue): \(source.text)"
            }
        return "\(isNearly ? "nearly " : "")the same words in \(place)"
    }
}

extension Change.Measures {
    /// `44 x 44 points → 48 x 48 points`.
    var words: String {
        if keepsOthers, from.isEmpty { return "also \(to.list)" }
        if keepsOthers, to.isEmpty { return "no longer \(from.list)" }
        return [from, to].map { $0.isEmpty ? "no number" : $0.list }.joined(separator: " → ")
    }
}

extension Change.BodySentence {
    /// - Parameter marked: the text with what was taken out or put in; `nil` where nothing is marked.
    fileprivate func spans(_ marked: [Span]?) -> [Span] {
        (marked ?? [Span(text)]) + (modality.map { [Span(" (\($0.rawValue))", .aside)] } ?? [])
    }

    fileprivate static let lead = "the text beside it says: "
}
