import HIGModel

/// What "we" or the publisher recommends, suggests, encourages.
extension Judgement {
    /// "We recommend that", "we don't recommend", "Apple recommends against", "we recommend that you not"; `nil` for what
    /// others recommend to each other.
    var recommendation: Modality? {
        // "We used to recommend it."
        guard !isSaidByOthers, !clause.has("used", "to", at: index - 2) else { return nil }
        let isDenied = clause[clause.skipBack(Self.insertions, from: index - 1)] == "not"
        let isAgainst = clause[index + 1] == "against" || clause[index + 1] == "avoiding"
        return isDenied || isAgainst || clause.goesOnToAvoid(from: index + 1) ? .shouldNot : .should
    }

    /// "We suggest that you use the standard lamps"; what is suggested strongly is advised.
    var suggestion: Modality? {
        let opening = clause[index + 1]
        guard publisherOpensClause, ["that", "you"].contains(opening) || opening.hasSuffix("ing"),
            opening != "reading"
        else { return nil }
        if opening == "avoiding" || clause.goesOnToAvoid(from: index + 1) { return .shouldNot }
        return clause[index - 1] == "strongly" ? .should : .consider
    }

    /// "We ask that you shut the gate", "we require you to", "we'd like you to"; not "if we ask you to".
    var isRequest: Bool {
        let isWish = clause[index] == "like"
        let isSaid =
            isWish ? clause[index - 1] == "we'd" || clause.has("we", "would", at: index - 2) : publisherOpensClause
        guard isSaid, !clause.isQualified(before: index) else { return false }
        let isOfReader = clause.has("you", "to", at: index + 1)
        guard isOfReader || !isWish && clause[index + 1] == "that" else { return false }
        // "We'd like you to know that lamps are old", "we ask that you send us a note".
        let deed = isOfReader ? index + 3 : clause.skipping("that", "you", from: index + 1)
        return !Self.courtesies.contains(clause[deed]) && !Imperative.notDirections.contains(clause[deed])
    }

    /// What readers are asked to do beside the design.
    static let courtesies: WordSet = [
        "bear", "download", "join", "know", "read", "register", "remember", "send", "tell", "understand", "write",
    ]

    /// "Neighbors recommend the gate": a plural opens the sentence that is neither a publisher nor a text. "They can warn of
    /// a gate, recommend another, or show the way": so does what else they do.
    private var isSaidByOthers: Bool {
        if clause.tokens[index].gap == .comma, index > 0, !["we", "apple"].contains(clause[0]) { return true }
        let subject = clause[index - 1]
        return index == 1 && subject.hasSuffix("s") && !Self.texts.contains(subject.singular)
    }
    private static let texts: WordSet = [
        "chapter", "convention", "document", "guide", "guideline", "principle", "rule", "section", "standard",
    ]

    var isSaidByPublisher: Bool { publisher != nil }

    /// Not "the icons that we suggest".
    private var publisherOpensClause: Bool {
        guard let subject = publisher else { return false }
        return subject < 2 || clause.tokens[max(0, subject - 1)...subject].contains { $0.gap == .comma }
    }

    /// Where "we", "Apple strongly" or "Apple Computer" stands before the verb.
    private var publisher: Int? {
        let subject = clause.skipBack(Self.insertions, from: index - 1)
        let isPublisher =
            subject >= 0
            && (["we", "apple"].contains(clause[subject]) || clause.has("apple", "computer", at: subject - 1))
        return isPublisher ? subject : nil
    }
}
