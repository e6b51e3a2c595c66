import HIGModel

/// How strongly an opening verb binds.
extension Imperative {
    private var isHedged: Bool {
        clause.tokens[..<index].contains { $0.word == "possible" }
            || clause.tokens.indices.contains { clause.has("as", "much", "as", "possible", at: $0) }
    }

    /// How strongly the opening verb binds.
    var weight: Modality {
        let word = clause[index]
        let next = clause[index + 1]
        if word == "be" { return beAdjective }
        if word == "make", next == "sure" || next == "certain" { return assurance(from: index + 2) }
        if word == "ensure" || word == "verify" && next == "that" { return assurance(from: index + 1) }
        if word == "take", next == "care" { return clause.goesOnToAvoid(from: index + 2) ? .shouldNot : .should }
        if Self.steersClear.contains([word, next]) || keepsToMinimum { return .shouldNot }
        // "Hide nothing that costs money."
        if next == "nothing" || next == "none", isAdjacent(index + 1) { return .mustNot }
        if word == "try" || word == "strive" || word == "aim" || word == "attempt" {
            let isLimit = clause.has("to", "limit", "the", "use", at: index + 1)
            return clause.goesOnToAvoid(from: index + 1) || isLimit ? .shouldNot : .should
        }
        if clause.has("do", "your", "best", "not", "to", at: index) { return .shouldNot }
        if word == "think", next == "twice" || clause.has("carefully", "before", at: index + 1) { return .shouldNot }
        if word == "think", next == "like" { return .should }
        if ["consider", "prefer", "think"].contains(word) { return regards ? .should : .consider }
        if clause.isAvoidance(at: index) { return .shouldNot }
        if word == "feel", next == "free" { return .may }
        if word == "remember", next == "to" || next == "not" {
            return clause.goesOnToAvoid(from: index + 1) ? .shouldNot : .should
        }
        if ["limit", "restrict"].contains(word), clause.has("the", "use", at: index + 1) { return .shouldNot }
        if word == "take", takesTime { return .consider }
        return clause.isSparing(from: index) ? .shouldNot : .should
    }

    /// "Consider a drawer part of its window", "consider the two to be one": to see it so, not to think of it.
    private var regards: Bool {
        guard clause[index] == "consider", Imperative.determiners.contains(clause[index + 1]) else { return false }
        let rest = clause.tokens.indices.dropFirst(index + 2).prefix(4).prefix {
            clause.tokens[$0].gap == .none && !["are", "as", "that", "which", "who"].contains(clause[$0])
        }
        return rest.contains {
            clause.has("part", "of", at: $0)
                || clause.has("to", "be", at: $0) && ["a", "an", "one", "part"].contains(clause[$0 + 2])
        }
    }

    /// "Take some time to think about it."
    private var takesTime: Bool {
        let to = clause.skipping("some", "the", "time", from: index + 1)
        return to > index + 1 && clause[to] == "to" && ["think", "consider"].contains(clause[to + 1])
    }

    private static let steersClear: Set<[WordForm]> = [
        ["watch", "out"], ["steer", "clear"], ["stay", "away"], ["keep", "away"], ["shy", "away"],
        ["go", "easy"], ["go", "light"],
    ]

    /// "Keep such panels to a minimum."
    private var keepsToMinimum: Bool {
        clause[index] == "keep"
            && clause.tokens.indices.dropFirst(index + 2).prefix(10).contains {
                clause[$0] == "to" && ["a", "the"].contains(clause[$0 + 1])
                    && (clause[$0 + 2] == "minimum" || clause.has("absolute", "minimum", at: $0 + 2))
            }
    }

    private static let degrees = DirectiveReader.adverbs.union(["extra", "extremely"])

    private var beAdjective: Modality {
        let adjective = clause.skipping(Self.degrees, from: index + 1)
        switch clause[adjective] {
        case "sure", "certain": return assurance(from: adjective + 1)
        case "wary", "cautious": return .shouldNot
        case "careful" where clause.goesOnToAvoid(from: adjective + 1) || clause[adjective + 1] == "with":
            return .shouldNot
        // "Be careful about adding a bell."
        case "careful" where clause[adjective + 1] == "about" && clause[adjective + 2].hasSuffix("ing"):
            return .shouldNot
        case "aware":
            let demands = clause.tokens[index...].contains { $0.word == "must" }
            return demands ? .must : .should
        // "Be used sparingly", behind "lamps should:".
        case "used": return clause.isSparing(from: adjective) ? .shouldNot : .should
        default: return .should
        }
    }

    /// "Make sure", "be sure to", "ensure": a demand, or a prohibition when what is assured is an avoidance.
    private func assurance(from position: Int) -> Modality {
        // "Be sure to use it sparingly"; "make sure the gate rarely jams" asks for what is rare to be so.
        let isSparing = clause[position] == "to" && clause.isSparing(from: position)
        if clause.goesOnToAvoid(from: position) || isSparing { return isHedged ? .shouldNot : .mustNot }
        return isHedged ? .should : .must
    }
}
