import HIGModel

/// "Required: every gate has a bell", "OPTIONAL – a second lamp hangs at the back": a label that says how strongly the
/// sentence behind it binds.
enum ForceLabel {
    /// How strongly what stands behind the label binds; `nil` without a label, or without a sentence behind it.
    static func modality(of clause: Clause) -> Modality? {
        guard clause.isClosed, clause.tokens.count > 3, let modality = labels[clause[0]],
            [.clause, .dash].contains(clause.tokens[1].gap)
        else { return nil }
        // "Required: iOS 8 or later." says what a thing takes.
        let main = clause.tokens.dropFirst().prefix { !["that", "which", "who"].contains($0.word) }
        let isSentence = main.contains { Verbs.isPlain($0.word) || Imperative.auxiliaries.contains($0.word) }
        return isSentence && !["read", "see"].contains(clause[1]) ? modality : nil
    }

    private static let labels: [WordForm: Modality] = [
        "required": .must, "mandatory": .must, "requirement": .must, "optional": .may, "prohibited": .mustNot,
        "forbidden": .mustNot, "recommended": .should, "recommendation": .should,
    ]
}
