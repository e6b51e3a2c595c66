import HIGModel

/// A bold sentence without a verb that directs because it stands out: "No bells while sleeping.", "Lamps only while waking."
struct BoldLead {
    let found: DirectiveReader.Found

    init?(_ clause: Clause) {
        guard clause.isClosed, !clause.isQuestion, (3...12).contains(clause.tokens.count),
            !clause.tokens.contains(where: { Imperative.finite.contains($0.word) }), BoldLead.isInCase(clause)
        else { return nil }
        if clause[0] == "no" {
            found = DirectiveReader.Found(modality: .mustNot, index: 0)
        } else if clause[1] == "only", !Verbs.isBase(clause[0]) {
            found = DirectiveReader.Found(modality: .should, index: 0)
        } else {
            return nil
        }
    }

    /// "While sleeping": a case that nobody is named for.
    private static func isInCase(_ clause: Clause) -> Bool {
        clause.tokens.indices.dropFirst(2).contains {
            ["while", "when", "during"].contains(clause[$0]) && clause.tokens[$0].gap == .none
        }
    }
}
