import HIGModel

/// Directions that open with an adverb.
extension Imperative {
    var never: Modality? {
        if clause.hesitates(at: index + 1) { return .may }
        // "Never omit" asks for what must be there.
        let isForgotten = clause[index + 1] == "forget" && ["how", "to", "that"].contains(clause[index + 2])
        if isForgotten || ["omit", "fail", "neglect"].contains(clause[index + 1]) { return .must }
        // "Never, ever move it."
        let verb = clause[index + 1] == "ever" ? index + 2 : index + 1
        let opens = opensVerb(verb) || actsOnObject(verb)
        // "Never rumble in the yard."
        return opens || index == 0 && isAdjacent(verb) && Verbs.isRegular(clause[verb]) ? .mustNot : nil
    }

    var always: Modality? {
        // "Always avoid it", "always be sure not to".
        let verb = index + 1
        if clause[verb] == "avoid" || clause.assures(at: verb) && clause.goesOnToAvoid(from: verb + 2) {
            return .mustNot
        }
        return opensVerb(verb) || actsOnObject(verb) ? .must : nil
    }

    /// "Neither lock nor hide it"; "neither list shows a title" is no direction.
    var neither: Modality? {
        let other = clause.tokens.indices.first { clause[$0] == "nor" }.map { clause[$0 + 1] } ?? ""
        return Verbs.isBase(clause[1]) && Verbs.isBase(other) ? .mustNot : nil
    }

    /// "Quickly and clearly show …": an adverb, or two, before the verb.
    var inManner: Modality? {
        let verb = clause[index + 1] == "and" && clause.isAdverbial(index + 2) ? index + 3 : index + 1
        // "Ultimately, color is a matter of taste": after a comma the verb has to show that it is one.
        let isVerb =
            clause.tokens[index + 1].gap == .none
            ? opensVerb(verb) : Imperative(clause: clause, index: verb).opensDirection
        guard isVerb else { return nil }
        if clause[verb] == "consider" { return .consider }
        return Clause.sparing.contains(clause[index]) ? .shouldNot : clause[index] == "optionally" ? .may : .should
    }

    /// Adverbs of a whole sentence, which may be a description: "Usually note alerts have one button."
    static let sentenceAdverbs: WordSet = [
        "usually", "typically", "generally", "normally", "occasionally", "additionally", "similarly", "consequently",
        "alternatively", "conversely", "finally", "specifically", "therefore", "thus",
    ]

    /// "Closely associate …", "Automatically display …".
    func isManner(_ word: WordForm) -> Bool {
        Clause.sparing.contains(word)
            || clause.isAdverbial(index) && !Verbs.isBase(word) && !Self.sentenceAdverbs.contains(word)
                && !Self.notDirections.contains(clause[index + 1])
    }
}
