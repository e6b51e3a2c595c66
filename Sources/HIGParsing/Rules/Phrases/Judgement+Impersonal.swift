import HIGModel

extension Judgement {
    /// "It is (not) ADJECTIVE to …".
    var impersonal: Modality? {
        if isUpToReader { return .may }
        if clause.has("is", "up", "to", "you", "to", at: index + 1), clause.assures(at: index + 6) { return .must }
        if clause.has("should", "not", "be", "necessary", "to", at: index + 1) { return .may }
        // "It makes no sense to ring twice."
        if clause[index + 1] == "makes", ["little", "no"].contains(clause[index + 2]),
            clause.has("sense", "to", at: index + 3)
        {
            return .shouldNot
        }
        var position = clause.skipping(Self.insertions, from: index + 1)
        let hedge = Self.hedges.contains(clause[position]) ? clause[position] : nil
        if hedge != nil { position = clause.skipping(Self.insertions, from: position + 1) }
        var negation: WordForm?
        if Self.negations.contains(clause[position]) {
            negation = clause[position]
            position = clause.skipping(Self.insertions, from: position + 1)
        }
        // "It helps to show it", "it pays to ask".
        if ["helps", "pays"].contains(clause[position]), clause[position + 1] == "to", negation == nil,
            Verbs.isBase(clause[position + 2]), index == 0 || clause.tokens[index].gap != .none
        {
            return .consider
        }
        // "It may also help to show it."
        if clause.has("help", "to", at: position), hedge != nil, negation == nil, Verbs.isBase(clause[position + 2]) {
            return .consider
        }
        if ["make", "makes"].contains(clause[position]), clause[position + 1] == "sense" {
            if isReasonOfExample { return nil }
            return sense(endingAt: position + 1, hedge: hedge, isNegated: negation != nil)
        }
        guard clause[position] == "is" || clause[position] == "be" else { return nil }
        position = clause.skipping(Self.adverbs, from: position + 1)
        if negation == nil, Self.negations.contains(clause[position]) {
            negation = clause[position]
            position = clause.skipping(Self.adverbs, from: position + 1)
        }
        return isReasonOfExample ? nil : verdict(at: position, hedge: hedge, negation: negation)
    }
    private static let adverbs = insertions.union([
        "a", "an", "too", "extremely", "absolutely", "critically", "perfectly", "especially", "equally", "particularly",
        "all", "the", "much", "far", "aesthetically", "visually", "as", "doubly", "quite",
    ])
    private static let hedges: WordSet = ["can", "may", "might", "could", "would"]
    /// "It might be appropriate to", where "it can be" leaves it open.
    private static let suggestions: WordSet = ["may", "might"]

    /// "It makes sense to show a sign with this text, because", "it's useful to show one in a case like this, because": why
    /// the example before it is one.
    private var isReasonOfExample: Bool {
        guard index == 0, clause.has("it", "makes", "sense", at: 0) || clause.has("it", "is", "useful", at: 0),
            let because = clause.after(0).indices.first(where: {
                clause[$0] == "because" && clause.tokens[$0].gap == .comma
            })
        else { return false }
        return clause.tokens[index..<because].indices.contains {
            clause[$0] == "this" && ["like", "with"].contains(clause[$0 - 1])
        }
    }

    /// "It's up to you to choose a color", not "to ensure that it can be read".
    private var isUpToReader: Bool {
        guard clause.has("is", "up", "to", "you", at: index + 1) else { return false }
        return Self.choices.contains(clause[index + 5] == "to" ? clause[index + 6] : clause[index + 5])
    }

    static let choices: WordSet = ["choose", "decide", "determine", "pick", "select", "whether"]

    /// "It makes sense to", "it might not make sense to". Why, not what, is said by "it makes sense to people" and by "it
    /// would not make sense to".
    private func sense(endingAt position: Int, hedge: WordForm?, isNegated: Bool) -> Modality? {
        if let hedge {
            return hedge == "would" ? nil : isNegated ? .shouldNot : Self.suggestions.contains(hedge) ? .consider : .may
        }
        let isAdvice =
            ["to", "for"].contains(clause[position + 1]) && !DirectiveReader.users.contains(clause[position + 2])
        return isAdvice ? .consider : nil
    }

    /// What an adjective says of what follows: "appropriate to", "not a good idea to".
    private func verdict(at position: Int, hedge: WordForm?, negation: WordForm?) -> Modality? {
        let adjective = clause[position]
        if ["bad", "inappropriate", "unwise", "unnecessary"].contains(adjective) {
            if negation != nil { return adjective == "unnecessary" ? nil : .may }
            return adjective == "unnecessary" ? .may : .shouldNot
        }
        // "It's possible to add a shadow": the designer's choice.
        if adjective == "possible", hedge == nil, negation == nil {
            return clause[position + 1] == "to" && Verbs.isBase(clause[position + 2]) ? .may : nil
        }
        // "It is clearer to leave it out", not "it's convenient when people wait".
        if Self.gains.contains(adjective), negation == nil, clause[position + 1] == "to",
            Verbs.isBase(clause[position + 2])
        {
            return clause.isAvoidance(at: position + 2) ? .shouldNot : .consider
        }
        if negation == nil, let modality = Self.objections[adjective], leads(from: position + 1) { return modality }
        // "It is worth considering a second lamp."
        if adjective == "worth", negation == nil, clause[position + 1] == "considering" { return .consider }
        // "It can be difficult to avoid this, but it's worth the effort."
        if adjective == "worth", negation == nil, hedge == nil, clause[position + 1] == "the",
            ["effort", "time", "trouble", "work"].contains(clause[position + 2])
        {
            return .should
        }
        if adjective == "right", clause[position - 1] == "all", leads(from: position + 1) {
            return negation == nil ? .may : .shouldNot
        }
        guard let weight = Self.weights[adjective], leads(from: position + 1) else { return nil }
        // "It can be useful when names are long", "it can be a good choice if": what a thing suits.
        if hedge == "can", isSuited(from: position + 1) { return nil }
        if let negation {
            // "It's not enough to name it": more is asked for, and what is said next.
            if adjective == "enough" || adjective == "sufficient" { return nil }
            let denied = Self.negated(weight, by: negation)
            return hedge != nil && denied == .mustNot ? .shouldNot : denied
        }
        let complement = complementStart(from: position + 1)
        if isOfNoticing(complement) { return nil }
        // "It's fine not to name it" leaves it open.
        if clause.goesOnToAvoid(from: complement), weight != .may { return weight == .must ? .mustNot : .shouldNot }
        // "In some cases, it's appropriate to add a bell."
        if adjective == "appropriate", hedge == nil, clause.has("in", "some", at: 0) { return .may }
        if let hedge {
            // A permission gains nothing by it.
            let isOpen = weight == .may || !Self.suggestions.contains(hedge) && adjective == "appropriate"
            return isOpen ? .may : .consider
        }
        return weight
    }

    private static let gains: WordSet = ["clearer", "convenient", "efficient", "pleasing", "simpler"]

    static let negations: WordSet = ["not", "never", "rarely", "seldom"]

    private static func negated(_ weight: Modality, by negation: WordForm) -> Modality {
        switch weight {
        case .must: .may
        case .may: negation == "not" || negation == "never" ? .mustNot : .shouldNot
        default: negation == "never" ? .mustNot : .shouldNot
        }
    }

    /// "It's a mistake to", "it is inadvisable to".
    private static let objections: [WordForm: Modality] = [
        "inadvisable": .shouldNot, "undesirable": .shouldNot, "mistake": .shouldNot, "wrong": .shouldNot,
        "unacceptable": .mustNot,
    ]

    /// "It's important to realize that lists scroll": what is to be noticed is a fact.
    private func isOfNoticing(_ position: Int) -> Bool {
        Self.noticing.contains(clause[position])
            && ["that", "how", "why"].contains(clause[clause.skipping("however", "though", from: position + 1)])
    }
    private static let noticing: WordSet = [
        "appreciate", "assume", "emphasise", "emphasize", "know", "note", "notice", "realise", "realize", "recognise",
        "recognize", "reiterate", "remember", "repeat", "stress", "understand",
    ]

    /// Whether an infinitive or a clause follows, so that the judgement is about an action. "It is vital to the success of
    /// apps" is about a thing.
    private func leads(from position: Int) -> Bool {
        clause[position] == "you"
            || (position..<position + (clause[position] == "for" ? 12 : 8)).contains {
                clause[$0] == "to" ? !Self.things.contains(clause[$0 + 1]) : Self.complements.contains(clause[$0])
            }
    }
    private static let complements: WordSet = ["to", "that", "not", "if", "when"]
    private static let things: WordSet = ["the", "a", "an", "all", "this", "these", "those"]

    /// Whether a condition is the first that follows.
    private func isSuited(from position: Int) -> Bool {
        let opening = (position..<position + 8).first { Self.complements.contains(clause[$0]) }
        return opening.map { ["if", "when"].contains(clause[$0]) } ?? false
    }

    private func complementStart(from position: Int) -> Int {
        var position = position
        if clause[position] == "you" { return position + 1 }
        let depth = clause.tokens[index].depth
        while position < clause.tokens.count,
            !["to", "that", "not"].contains(clause[position]) || clause.tokens[position].depth > depth
        {
            // "It helps if it rings—for example, not too loud—so": what stands between dashes is an insertion.
            if clause.tokens[position].gap == .dash {
                let closing = clause.tokens.indices.dropFirst(position + 1).first { clause.tokens[$0].gap == .dash }
                guard let closing else { return clause.tokens.count }
                position = closing
                if ["to", "that", "not"].contains(clause[position]) { break }
            }
            position += 1
        }
        return clause[position] == "not" ? position : position + 1
    }
}
