import HIGModel

/// What "must" be, unless it is told of.
extension ModalPhrase {
    var must: Modality? {
        // What users "must be able to", "must be told", "must never lose" or "must always know" is asked of the design;
        // whatever else they must do is the system's doing.
        let ability = clause.skipping("always", "also", "still", from: index + 1)
        let isState = clause[after] == "always" && Self.states.contains(clause[after + 1])
        if isUsers, !clause.has("be", "able", at: ability), !isTreatment(from: after), clause[after] != "never",
            !isState
        {
            return nil
        }
        // "Alerts must be dismissed before work goes on": by users.
        if clause.has("be", "dismissed", at: after),
            clause.after(after).prefix(6).contains(where: { $0.word == "before" })
        {
            return nil
        }
        // "The sign tells that we must ring": what is told.
        if subject == "we", clause[subjectIndex - 1] == "that" { return nil }
        // "Occasionally, the gate must bear a heavy load": it happens.
        if isTold || ["occasionally", "sometimes"].contains(clause[0]) && subject != "you" && !isProduct { return nil }
        if isDeniedInPart { return .may }
        // "It must be said that", "the bells must have been loud": what is remarked or concluded.
        if isRemark || isConcluded { return nil }
        if clause[after] == "not", clause[after + 1] == "only" { return .must }
        if clause[after] == "not", clause[after + 1] == "necessarily" { return .may }
        if clause[after] == "not" || clause[after] == "never" || isDenied { return .mustNot }
        return clause.isAvoidance(at: after) || isAvoided || takesCareToAvoid ? .mustNot : .must
    }

    /// "The bells must have been loud", but not "a lamp must have been lit before".
    private var isConcluded: Bool {
        guard clause[after] == "have" else { return false }
        if clause[after + 1] == "been" { return !Verbs.isParticiple(clause[after + 2]) }
        return ["become", "had", "seemed"].contains(clause[after + 1])
    }

    /// What users do not do, but are brought to.
    private static let states: WordSet = ["be", "feel", "have", "know", "see", "understand"]

    /// Whether a demand is a purpose, a thought, a message or a question of others, or describes a noun.
    var isTold: Bool {
        isPurpose || isSharedWithUsers || isToldToUsers || isInNounPhrase || isThought || endsRelativeClause
            || isOfQuestion || isDeniedToMean || isBelief
    }

    /// "People lose sight of the others and must guess": what users must do.
    private var isSharedWithUsers: Bool {
        guard ["and", "or"].contains(clause[index - 1]) else { return false }
        return DirectiveReader.users.contains(clause[clause.stretchStart(of: index - 1)])
    }

    /// "A message telling the user that the lamp must be lit": what the message says.
    private var isToldToUsers: Bool {
        (max(0, index - 9)..<index).contains { position in
            clause[position] == "that" && DirectiveReader.users.contains(clause[position - 1])
                && (position - 3..<position).contains {
                    ["informing", "informs", "telling", "tells", "warning", "warns"].contains(clause[$0])
                }
        }
    }

    /// "The part that must touch the object", "so that other tasks must wait".
    var isPurpose: Bool {
        if subject == "that" || subject == "which" { return true }
        return (max(0, index - 5)..<index).contains { clause.has("so", "that", at: $0) }
    }
}
